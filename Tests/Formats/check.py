"""Holds every output format against the schema or the rules of those who read it: check.py NAVGEN

Over all broken specs of the test cases, one without a mistake, and specs that are hard to report on. That the formats
say the same of the same spec is checked as well.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from hostile import write_hostile_specs
from readers import READERS, ROOT, Finding, must, visible

checks = 0


def run(navgen: str, folder: Path, format: str, specs: list[str], *options: str) -> str:
    """What navgen writes in a format; documents go to standard output, lines to standard error."""
    result = subprocess.run(
        [navgen, "validate", "--format", format, *options, *specs], cwd=folder, capture_output=True)
    must(result.returncode in (0, 1), f"exit code {result.returncode}: {result.stderr[-500:]}")
    is_document = format in {"json", "sarif", "junit"}
    output = result.stdout if is_document else result.stderr
    other = result.stderr if is_document else result.stdout
    # Under --strict, people are told why the run fails.
    must(not other or options, f"on the other stream: {other[:200]}")
    return output.decode()


def plain(finding: Finding) -> tuple:
    """What formats have in common, with the path as those show it that cannot have everything in it."""
    return (visible(finding.file), finding.line, finding.column, finding.severity, finding.id)


def check(navgen: str, folder: Path, specs: list[str]) -> int:
    """Reads every format, and compares each with JSON; gives the number of diagnostics."""
    global checks
    expected = READERS["json"](run(navgen, folder, "json", specs))
    must({f.file for f in expected} <= set(specs) | {f.file for f in expected if f.file.endswith(".lock")}, "files")
    for format, read in READERS.items():
        findings = read(run(navgen, folder, format, specs))
        must(len(findings) == len(expected), f"{format}: {len(findings)} diagnostics, {len(expected)} in JSON")
        for found, wanted in zip(findings, expected, strict=True):
            must(plain(found) == plain(wanted), f"{format}: {found}, in JSON {wanted}")
            # XML has no way to write these two.
            text = wanted.text.translate({0xFFFE: "\ufffd", 0xFFFF: "\ufffd"}) if format == "junit" else wanted.text
            must(found.text.startswith(text), f"{format}: '{found.text}', in JSON '{text}'")
            if format in {"github", "sarif"}:
                must(found.file == wanted.file, f"{format}: {found.file!r}, in JSON {wanted.file!r}")
        checks += len(findings) + 1
    return len(expected)


def check_strictness(navgen: str, folder: Path, specs: list[str]) -> None:
    """With --strict a warning is a failure in JUnit, where a pipeline sees nothing else."""
    global checks
    from junitparser import JUnitXml

    for options, fails in (((), False), (("--strict",), True)):
        report = JUnitXml.fromstring(run(navgen, folder, "junit", specs, *options).encode())
        warnings = [case for suite in report for case in suite if "warning: " in (case.system_out or "")]
        must(bool(warnings) != fails, f"a warning with {options}")
        checks += 1


def main(navgen: str) -> None:
    cases = "Tests/NavgenCoreTests/Cases"
    broken = sorted(str(p.relative_to(ROOT)) for p in (ROOT / cases / "invalid").glob("*/navigation.yaml"))
    must(len(broken) > 150, f"only {len(broken)} broken specs in {cases}")
    found = check(navgen, ROOT, broken)
    must(found >= len(broken), f"{found} diagnostics in {len(broken)} broken specs")
    check_strictness(navgen, ROOT, broken)

    fine = ["Examples/Shop/Sources/ShopNavigation/navigation.yaml"]
    must(check(navgen, ROOT, fine) == 0, f"{fine} has mistakes")

    with tempfile.TemporaryDirectory() as folder:
        hostile = write_hostile_specs(Path(folder))
        must(check(navgen, Path(folder), hostile) >= len(hostile), "a hostile spec has no mistake")
    print(f"formats: {checks} checks passed")


if __name__ == "__main__":
    try:
        main(str(Path(sys.argv[1]).resolve()))
    except AssertionError as failure:
        sys.exit(f"formats: failed: {failure}")
