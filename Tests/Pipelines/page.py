"""The examples of Documentation/PIPELINES.md, so that what is tried is what people copy."""

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
_page = (ROOT / "Documentation/PIPELINES.md").read_text()
_found = re.findall(r"^```[a-z]+\n(#!.+?\n)?# (.+?)\n(.*?)^```$", _page, re.DOTALL | re.MULTILINE)
_blocks = {name: first + rest for first, name, rest in _found}


def example(name: str) -> str:
    """The block that begins with a comment of this name, or with the shell that runs it and that comment."""
    return _blocks[name]


def yaml_example(name: str):
    return yaml.safe_load(example(name))
