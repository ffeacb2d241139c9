"""Tries what a pipeline needs of us: check.py NAVGEN, all that takes seconds.

The action's checks in a scratch repository, the examples of the page, and the files that others read against their
schemas. What has to build navgen is in `long.py`.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from action import FOLDER, Action
from page import ROOT, example
from scratch import BROKEN, FINE, WARNED, make_repository, write, write_program

BIN = ROOT / "build/python/bin"
count = 0


def check(holds: bool, what: str, log: str = "") -> None:
    global count
    count += 1
    if not holds:
        sys.exit(f"pipelines: failed: {what}\n{log}")


def check_schemas(folder: Path) -> None:
    """Our files and our examples, by the schemas that others made for them."""
    write(folder, {name: example(name) for name in (".github/workflows/navgen.yml", ".gitlab-ci.yml")})
    write(folder, {".pre-commit-config.yaml": example(".pre-commit-config.yaml")})
    for schema, file in (
        ("github-actions", ROOT / FOLDER / "action.yml"),
        ("github-workflows", folder / ".github/workflows/navgen.yml"),
        ("gitlab-ci", folder / ".gitlab-ci.yml"),
    ):
        run_valid([BIN / "python", "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", file])
    run_valid([BIN / "pre-commit", "validate-manifest", ROOT / ".pre-commit-hooks.yaml"])
    run_valid([BIN / "pre-commit", "validate-config", folder / ".pre-commit-config.yaml"])


def run_valid(command: list) -> None:
    result = subprocess.run(command, capture_output=True, text=True)
    check(result.returncode == 0, f"{command[-1]} is not valid", result.stdout + result.stderr)


def check_specs(navgen: str, folder: Path) -> None:
    """Which specs the action finds, and what it says of them."""
    repository = make_repository(folder / "some app", {
        ".gitignore": "build/\n", "App/navigation.yaml": FINE, "Other app/ä/navigation.yml": BROKEN,
        "build/navigation.yaml": BROKEN, "Sources/a/b/kiosk.nav.yaml": BROKEN, "Sources/fine.nav.yaml": FINE,
        "--strict.yaml": BROKEN,
    })
    write(repository, {"new/navigation.json": '{"navgen": 2}'})
    action = Action(repository, folder)
    for specs, code, places in (
        ("", 1, ["Other app/ä/navigation.yml,line=3", "new/navigation.json,line=1"]),
        ("App/navigation.yaml", 0, []),
        ("\n  \nApp/navigation.yaml\r\nSources/*.nav.yaml\n", 0, []),
        ("Sources/**/*.nav.yaml\nSources/a/b/kiosk.nav.yaml", 1, ["Sources/a/b/kiosk.nav.yaml,line=3"]),
        ("build/navigation.yaml", 1, ["build/navigation.yaml,line=3"]),
        ("--strict.yaml", 1, ["--strict.yaml,line=3"]),
    ):
        result, log = action.run(navgen=navgen, specs=specs)
        found = [line for line in log.splitlines() if line.startswith("::")]
        check(result == code, f"exit code {result} for '{specs}'", log)
        check(len(found) == len(places), f"mistakes found with '{specs}'", log)
        for line, place in zip(found, places, strict=True):
            check(line.startswith(f"::error file={place},"), f"found with '{specs}': {place}", log)
        summary = action.summary.read_text()
        check(summary.count("[unknown-key]") + summary.count("[unsupported-version]") == len(places), "the summary", summary)
    check(action.output("navgen") == navgen, "the output 'navgen' is not the tool that was given")

    for given, message in (
        ({"specs": "Sources/*.yml"}, "no file is called or matches 'Sources/*.yml'"),
        ({"specs": "50%\n"}, "no file is called or matches '50%25'"),
        ({"strict": "yes"}, "'strict' is 'yes'; it takes true or false"),
    ):
        result, log = action.run(navgen=navgen, **given)
        check(result == 2 and f"::error title=navgen::{message}" in log, f"said of {given}", log)
    empty = make_repository(folder / "empty", {})
    result, log = Action(empty, folder).run(navgen=navgen)
    check(result == 2 and "::error title=navgen::there is no navigation.yaml" in log, "no spec is an error", log)


def check_settings(navgen: str, folder: Path) -> None:
    repository = make_repository(folder / "settings", {"navigation.yaml": WARNED})
    action = Action(repository, folder)
    result, log = action.run(navgen=navgen)
    check(result == 0 and log.count("::warning ") == 1, "a warning passes", log)
    result, log = action.run(navgen=navgen, strict="true", sarif="build/logs/navgen.sarif")
    check(result == 1, "a warning fails under 'strict'", log)
    check(log.count("::warning ") == 1, "it is said once, also with a SARIF log", log)
    sarif = json.loads((repository / action.output("sarif")).read_text())
    check(len(sarif["runs"][0]["results"]) == 1, "the SARIF log of a check that fails")
    result, log = action.run(navgen=navgen, format="xcode")
    check("navigation.yaml:4:" in log and "::warning" not in log, "another format", log)

    write(repository, {"App/Localizable.xcstrings": '{"strings": {}}'})
    result, log = action.run(navgen=navgen, strings="App/Localizable.xcstrings")
    check(result == 0 and log.count("missing-string") == 1, "a title that is in no catalogue", log)
    write(repository, {"-a/Localizable.xcstrings": '{"strings": {"Home": {}}}'})
    result, log = action.run(navgen=navgen, strings="\n**/*.xcstrings\r\n-a/Localizable.xcstrings\n")
    check(result == 0 and "missing-string" not in log, "a title that is in one of two catalogues", log)
    result, log = action.run(navgen=navgen, strings="Localizable.xcstrings")
    message = "::error title=navgen::no file is called or matches 'Localizable.xcstrings'"
    check(result == 2 and message in log, "a catalogue that is not there", log)

    # Options are what the tool is given, word by word; the file is what `e*` would match.
    write(repository, {"ef": ""})
    echo = str(write_program(folder / "echo/navgen", 'printf "<%s>" "$@"\n'))
    _, log = action.run(navgen=echo, allow="a-b, c-d\n  e*\n", warn="f", deny="g h", strict="true",
                       strings="*/*.xcstrings")
    words = ("validate --strict --allow a-b --allow c-d --allow e* --warn f --deny g --deny h "
             "--strings=-a/Localizable.xcstrings --strings=App/Localizable.xcstrings --format github -- "
             "navigation.yaml")
    check("".join(f"<{word}>" for word in words.split()) in log, "how the ids are handed on", log)


def check_preparation(folder: Path) -> None:
    """What the action builds with, and when; by a compiler that only says what it is asked."""
    repository = make_repository(folder / "preparation", {"navigation.yaml": FINE})
    compiler = folder / "compiler"
    path = f"{compiler}:/usr/bin:/bin"
    for version, code in (
        ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", 0),
        ("swift-driver version: 1.127 Apple Swift version 6.2 (swiftlang-6.2.0.1)", 0),
        ("Swift version 7.0 (swift-7.0-RELEASE)", 0), ("Swift version 6.1.2 (swift-6.1.2-RELEASE)", 2),
        ("Apple Swift version 5.10 (swiftlang-5.10)", 2), ("nonsense", 2),
    ):
        write_program(compiler / "swift", f"""
            [ "$1" = --version ] && {{ echo "{version}"; echo "Target: any"; exit; }}
            echo "swift $*" >>'{folder}/asked'
            case "$*" in *--show-bin-path) echo '{folder}/bin' ;; esac
            """)
        write_program(folder / "bin/navgen", 'echo "built: $1"\n')
        (folder / "asked").write_text("")
        (folder / "navgen/navgen").unlink(missing_ok=True)
        action = Action(repository, folder, path=path)
        result, log = action.run()
        check(result == code, f"exit code {result} with '{version}'", log)
        if code != 0:
            check("Swift 6.2 or newer" in log, f"said of '{version}'", log)
            continue
        asked = (folder / "asked").read_text()
        check(asked.count("-c release --product navgen\n") == 1, f"built once with '{version}'", asked)
        check("built: validate" in log, "the tool that was built is the one that runs", log)
        key = action.outputs["prepare"]["key"]
        (folder / "asked").write_text("")
        result, log = action.run()
        check("out of the cache" in log and not (folder / "asked").read_text(), "a cached tool is not built", log)
        check(action.outputs["prepare"]["key"] == key, "the key of the same sources and compiler is the same")
    check_keys(repository, folder, compiler, path)


def check_keys(repository: Path, folder: Path, compiler: Path, path: str) -> None:
    keys = set()
    for version in ("6.2", "6.3"):
        write_program(compiler / "swift", f'echo "Swift version {version}"\n')
        write_program(folder / "navgen/navgen", "")
        action = Action(repository, folder, path=path)
        action.run()
        keys.add(action.outputs["prepare"]["key"])
    check(len(keys) == 2, "another compiler has another key")


def check_scripts(folder: Path) -> None:
    """The scripts of the page run to their ends, and ask for what it says."""
    for program in ("brew", "defaults", "navgen"):
        write_program(folder / "programs" / program, f"echo {program} $*\n")
    for name, wanted in (
        ("ci_scripts/ci_post_clone.sh",
         "brew install libyaml pkg-config\n"
         "defaults write com.apple.dt.Xcode IDESkipPackagePluginFingerprintValidatation -bool YES\n"),
        (".git/hooks/pre-commit", "navgen validate --strict Sources/App/navigation.yaml\n"),
    ):
        script = write_program(folder / name, "")
        script.write_text(example(name))
        result = subprocess.run(
            [script], env=os.environ | {"PATH": f"{folder}/programs:/usr/bin:/bin"}, capture_output=True, text=True)
        check((result.returncode, result.stdout) == (0, wanted), f"the script {name}", result.stdout)


def main(navgen: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        check_schemas(folder / "schemas")
        check_specs(navgen, folder)
        check_settings(navgen, folder)
        check_preparation(folder)
        check_scripts(folder)
    print(f"pipelines: {count} checks passed")


if __name__ == "__main__":
    main(str(Path(sys.argv[1]).resolve()))
