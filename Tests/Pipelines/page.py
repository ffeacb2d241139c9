"""The examples of Documentation/PIPELINES.md, so that what is tried is what people copy."""

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
_page = (ROOT / "Documentation/PIPELINES.md").read_text()
_blocks = dict(re.findall(r"^```[a-z]+\n# (.+?)\n(.*?)^```$", _page, re.DOTALL | re.MULTILINE))


def example(name: str) -> str:
    """The block whose first line is a comment with this name."""
    return _blocks[name]


def yaml_example(name: str):
    return yaml.safe_load(example(name))
