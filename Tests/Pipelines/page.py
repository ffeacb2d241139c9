"""The examples of Documentation/PIPELINES.md, so that what is tried is what people copy."""

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
_page = (ROOT / "Documentation/PIPELINES.md").read_text()
# The name in a comment on the first line, or below the `#!` of a script.
_block = re.compile(r"^```[a-z]+\n(#![^\n]+\n)?# ([^\n]+)\n(?!#!)(.*?)^```$", re.DOTALL | re.MULTILINE)
_blocks = {name: shebang + rest for shebang, name, rest in _block.findall(_page)}


def example(name: str) -> str:
    """The block that has this name, without the comment that says so."""
    return _blocks[name]


def yaml_example(name: str):
    return yaml.safe_load(example(name))
