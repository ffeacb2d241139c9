#!/usr/bin/env python3
"""Checks that the schema and navgen agree on every case folder, by a schema validator made by others.

Usage: agreement.py SCHEMA CASES [SPEC...]

CASES holds the folders `valid` and `invalid`; further specs must be valid. Whatever navgen says of an invalid spec
the schema must tell at the same place, unless `unseen.py` says why it cannot, and it must tell nothing else. Prints
one line on success, else every disagreement.
"""

import json
import re
import sys
from pathlib import Path

import yaml
from jsonschema import Draft202012Validator

from core_yaml import Document
from unseen import NEVER, SOMETIMES, TEXT

#: A diagnostic in `expected.txt`: its severity, its id and its place.
HEAD = re.compile(
    r"^(error|warning): .* \[([a-z0-9-]+)\]\n *--> ([^:\n]+):(\d+):(\d+)$", re.MULTILINE
)


def main(schema_path, cases, *specs):
    schema = json.loads(Path(schema_path).read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    valid = sorted(Path(cases).glob("valid/*/navigation.*")) + [Path(spec) for spec in specs]
    invalid = sorted(path for path in Path(cases, "invalid").iterdir() if path.is_dir())
    faults = [fault for spec in valid for fault in faults_of_valid(validator, spec)]
    told, untold = {}, {}
    for folder in invalid:
        faults += faults_of_invalid(validator, folder, told, untold)
    faults += faults_of_list(told, untold)
    faults += faults_of_examples(validator, schema)
    if len(valid) < 30 or len(invalid) < 100:
        faults.append(f"only {len(valid)} valid and {len(invalid)} invalid specs are found")
    if faults:
        sys.exit("\n".join([*faults, f"schema: {len(faults)} disagreements"]))
    print(f"schema: agrees on {len(valid)} valid and {len(invalid)} invalid specs")


def read(path):
    return Document(path.read_bytes().decode("utf-8-sig"))


def faults_of_valid(validator, path):
    for error in validator.iter_errors(read(path).value):
        yield f"{path}: is valid, but {list(error.path)}: {error.message[:200]}"


def faults_of_invalid(validator, folder, told, untold):
    """Notes which diagnostics of a case the schema tells, each at its own place."""
    spec = next(folder.glob("navigation.*"), None)
    text = Path(folder, "expected.txt").read_text(encoding="utf-8", errors="replace")
    found = [
        (match[1], match[2], (int(match[4]), int(match[5])))
        for match in HEAD.finditer(text)
        if spec is not None and match[3] == spec.name
    ]
    if spec is None:
        return
    ids = {id for _, id, _ in found}
    try:
        errors = list(places_of_errors(validator, read(spec)))
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        # What navgen says of the rest of such a file, no schema can.
        if TEXT not in {NEVER.get(id) for id in ids}:
            yield f"{folder.name}: cannot be read: {error}"
        errors = []
        found = [fault for fault in found if NEVER.get(fault[1]) == TEXT]
    for severity, id, position in found:
        place = f"{folder.name}:{position[0]}:{position[1]}"
        is_told = any(where.holds(position) for where, _ in errors)
        if is_told and severity == "warning":
            yield f"{place}: {id} is a warning, but the schema tells it"
        (told if is_told else untold).setdefault(id, []).append(place)
    # Of a spec for another version, and of a lock, navgen says nothing more.
    if not {"unsupported-version", "lock-as-spec"} & ids:
        for where, message in errors:
            if not any(where.holds(position) for _, _, position in found):
                yield f"{folder.name}: navgen does not say that {message[:200]}"


def places_of_errors(validator, document):
    """Where the errors of the schema are, and what they say."""
    for error in validator.iter_errors(document.value):
        path = tuple(error.path)
        if "propertyNames" in error.schema_path:
            yield document.places[path + (error.instance,)], error.message
        elif error.validator == "additionalProperties":
            for name in error.instance:
                if name not in error.schema["properties"]:
                    yield document.places[path + (name,)], error.message
        elif error.validator == "maxProperties" and path[-1] == "params":
            # navgen reports it where the owner of the parameters is declared.
            yield document.places[path[:-1]], error.message
        else:
            yield document.places[path], error.message


def faults_of_list(told, untold):
    """Where the list of exceptions is wrong."""
    for id, places in sorted(untold.items()):
        if id not in NEVER and id not in SOMETIMES:
            yield f"{id}: not told at {', '.join(places)}"
        elif id in SOMETIMES and id not in told:
            yield f"{id}: never told, but listed as told sometimes"
    for id, places in sorted(told.items()):
        if id in NEVER:
            yield f"{id}: listed as never told, but told at {', '.join(places)}"
        elif id in SOMETIMES and id not in untold:
            yield f"{id}: always told, but listed as told sometimes"
    for id in sorted((NEVER.keys() | SOMETIMES.keys()) - told.keys() - untold.keys()):
        yield f"{id}: listed, but no case has it"


def faults_of_examples(validator, schema):
    """Examples and defaults that the schema itself refuses."""
    for owner, definition in [("spec", schema), *schema["$defs"].items()]:
        for key, property in definition.get("properties", {}).items():
            shown = property.get("examples", []) + [property[name] for name in property if name == "default"]
            alone = validator.evolve(schema={**property, "$defs": schema["$defs"]})
            for example in shown:
                for error in alone.iter_errors(example):
                    yield f"{owner}, {key}: {example} is refused: {error.message[:200]}"


if __name__ == "__main__":
    main(*sys.argv[1:])
