# navgen: what a person types.
#
#   make demo      build, generate the Shop example, show it, walk through it
#   make test      everything that must hold, in five parts:
#   make test-unit, test-packages, test-driven, test-apple, test-formats
#   make test-apple-all   the last at every deployment target; long
#   make test-integration-all   everything that a package with the plugin goes through, with both build systems; long
#   make test-settings-all   every golden case in every language setting; long
#   make test-pipelines   what pipelines run, with a navgen that they build themselves; some minutes
#   make lint      the formatter's opinion, warnings as errors
#   make format    let the formatter have its way
#   make templates write the templates into the tool, and record golden files
#   make symbols   write the table of SF Symbols into the tool, from the tables in FACTS=…
#   make fuzz-links   random links and snapshots through generated code, and random specs, at length; SEED=… for others
#   make fuzz      whatever libFuzzer makes up through the readers; MINUTES=… for more than one
#   make bench     how fast, as ratios

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

SWIFT_FILES := Package.swift Sources Plugins Tests Examples
SHOP := Examples/Shop
SHOP_SPEC := $(SHOP)/Sources/ShopNavigation/navigation.yaml
DEMO_OUTPUT := build/demo
APPLE_OUTPUT := build/apple
# Packages that use the plugin are built in one folder, the tool for the first of them only; not what uses the double of
# SwiftUI, as all would find its modules. The space and the letter are there for the tests.
PACKAGES := $(CURDIR)/build/packages à part
PYTHON := PYTHONPYCACHEPREFIX=build/python/cache build/python/bin/python
VIEWS := Tests/NavgenCoreTests/Cases/valid/*/expected

.PHONY: help demo test test-unit test-packages test-driven test-apple test-formats test-pipelines test-apple-all test-settings-all test-integration-all lint format templates symbols fuzz-links fuzz bench libyaml python

help:
	@sed -n 's/^#   //p' Makefile

# Installs libyaml where it is missing; the only thing navgen needs besides Swift.
libyaml:
	@.ci/install-libyaml

# The readers and schemas that others made, which tests hold ours against.
python:
	@.ci/install-python

demo: libyaml
	@Examples/demo $(SHOP) $(SHOP_SPEC) $(DEMO_OUTPUT) "$(PACKAGES)"

test: test-unit test-packages test-driven test-apple test-formats

# Every module, the golden files, and the generated code in every language setting.
test-unit: libyaml
	swift test

# Packages that use the plugin: the example, the published patterns, and what can go wrong.
test-packages: libyaml
	swift test --package-path $(SHOP) --scratch-path "$(PACKAGES)"
	swift test --package-path Tests/RealApps --scratch-path "$(PACKAGES)"
	swift build --package-path Tests/Fuzz --scratch-path "$(PACKAGES)"
	bin="$$(swift build --package-path Tests/Fuzz --scratch-path "$(PACKAGES)" --show-bin-path)"; \
	for spec in shop everything; do "$$bin/fuzz-$$spec" --urls 2000 --snapshots 2000; done
	Tests/XcodeStub/check.sh
	Tests/Integration/run.sh --scratch-path "$(PACKAGES)"

# The generated views, hosted in a double of SwiftUI and driven. On a Mac there is the real one, and no double to test.
test-driven: libyaml
	[ "$$(uname)" != Linux ] || swift test --package-path Tests/SwiftUIDouble
	Tests/Driven/run.sh

# The generated views, the example's screens and the tutorial's code, for real Apple targets. Needs the toolchain's own
# interfaces, which the Linux one has.
test-apple: libyaml
	@[ "$$(uname)" = Linux ] || { echo "$@: skipped, it needs the toolchain for Linux"; exit 0; }; \
	swift build --product navgen; \
	Tests/AppleTargets/gather.sh "$$(swift build --show-bin-path)/navgen" $(APPLE_OUTPUT); \
	Tests/AppleTargets/run.sh $(EVERYWHERE) $(VIEWS) $(APPLE_OUTPUT)/*/code

# The same at every deployment target, in every language setting: long.
test-apple-all:
	$(MAKE) test-apple EVERYWHERE=--all

# Every output format by the schemas and rules of others, what pipelines need of us, and the schema for editors.
test-formats: libyaml python
	swift build --product navgen
	navgen="$$(swift build --show-bin-path)/navgen"; \
	$(PYTHON) Tests/Formats/check.py "$$navgen"; \
	$(PYTHON) Tests/Pipelines/check.py "$$navgen"; \
	Tests/Schema/run.sh "$$navgen" build/python/bin/python

test-pipelines: libyaml python
	$(PYTHON) Tests/Pipelines/long.py

# Every golden case at every access level in every language setting: long.
test-settings-all: libyaml
	NAVGEN_EVERY_SETTING=1 swift test --filter TypeCheckTests

test-integration-all: libyaml
	Tests/Integration/run.sh --all

lint:
	swift format lint --strict --recursive --parallel $(SWIFT_FILES)

format:
	swift format --in-place --recursive --parallel $(SWIFT_FILES)

templates: libyaml
	NAVGEN_RECORD=1 swift test --filter EmbeddedTemplateTests || true
	NAVGEN_RECORD=1 swift test --filter GoldenTests || true
	swift test --filter 'EmbeddedTemplateTests|GoldenTests'

# What the tables have to look like stands at the head of the script.
symbols: libyaml
	mkdir -p build
	Scripts/symbols $(FACTS) >build/EmbeddedSymbols.swift
	mv build/EmbeddedSymbols.swift Sources/NavgenSymbols/Table/
	NAVGEN_SYMBOL_TABLES=$(abspath $(FACTS)) swift test --filter NavgenSymbolsTests

# Random and mutated links and snapshots through generated code: nothing may trap, and every promise must hold. Then
# random specs: what is generated from them and what `navgen resolve` says must agree.
fuzz-links: libyaml
	swift build -c release --package-path Tests/Fuzz
	bin="$$(swift build -c release --package-path Tests/Fuzz --show-bin-path)"; \
	for spec in shop everything; do \
	  "$$bin/fuzz-$$spec" --urls 200000 --snapshots 200000 --seed $(or $(SEED),1); \
	done
	NAVGEN_COMPARED_SPECS=50 NAVGEN_SEED=$(or $(SEED),1) swift test --filter MatcherComparisonTests

# What libFuzzer makes of the test cases, through everything that reads a file: no trap, no hang, bounded memory, and the
# promises in Tests/NavgenCoreTests/Robustness/ExamineInput.swift. Inputs that break one are left in build/fuzz; what
# was worth keeping is there for the next run. Needs a toolchain with libFuzzer, such as those from swift.org.
fuzz: libyaml
	NAVGEN_READER_FUZZ=1 swift build -c release --sanitize fuzzer --scratch-path build/fuzz/build --product reader-fuzz
	Tests/ReaderFuzz/seeds.sh build/fuzz
	mkdir -p build/fuzz/corpus
	bin="$$(NAVGEN_READER_FUZZ=1 swift build -c release --sanitize fuzzer --scratch-path build/fuzz/build --show-bin-path)"; \
	"$$bin/reader-fuzz" -max_total_time=$$(($(or $(MINUTES),1) * 60)) -timeout=10 -rss_limit_mb=1024 -max_len=20000 \
	  -dict=build/fuzz/dictionary -artifact_prefix=build/fuzz/ -print_final_stats=1 build/fuzz/corpus build/fuzz/seeds

bench: libyaml
	Tests/Benchmark/run.sh
