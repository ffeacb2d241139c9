"""YAML as editors read it: by the core schema of YAML 1.2, with the place of every value."""

import re

import yaml


#: More than any spec has.
NODE_LIMIT = 50_000
DEPTH_LIMIT = 100


class CoreLoader(yaml.CSafeLoader):
    """Words such as `yes` and days such as 2027-01-31 are texts; merge keys work. Reads with libyaml, as navgen does."""

    yaml_implicit_resolvers = {}


_TYPES = [
    ("null", r"~|null|Null|NULL|", "~nN"),
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", "-+0123456789"),
    (
        "float",
        r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)",
        "-+.0123456789",
    ),
    ("merge", r"<<", "<"),
]
for _name, _pattern, _first in _TYPES:
    _letters = list(_first) + ([""] if _name == "null" else [])
    CoreLoader.add_implicit_resolver(
        f"tag:yaml.org,2002:{_name}", re.compile(f"^(?:{_pattern})$"), _letters
    )


class Document:
    """A document as plain values, and where each of them stands."""

    def __init__(self, text):
        loader = CoreLoader(text)
        try:
            self._root = loader.get_single_node()
            self._loader = loader
            self.places = {(): Place(*[yaml.Mark(None, 0, 0, 0, None, None)] * 3)}
            self.value = self._plain(self._root, ()) if self._root else None
        finally:
            loader.dispose()

    def _plain(self, node, path, key=None):
        if len(self.places) > NODE_LIMIT or len(path) > DEPTH_LIMIT:
            raise yaml.YAMLError("aliases make it too large")
        start = (key or node).start_mark
        self.places[path] = Place(start, node.start_mark, node.end_mark)
        if isinstance(node, yaml.MappingNode):
            self._loader.flatten_mapping(node)
            if any(not isinstance(name, yaml.ScalarNode) for name, _ in node.value):
                raise yaml.YAMLError("a key is no text")
            return {
                name.value: self._plain(value, path + (name.value,), name)
                for name, value in node.value
            }
        if isinstance(node, yaml.SequenceNode):
            return [self._plain(item, path + (index,)) for index, item in enumerate(node.value)]
        return self._scalar(node)

    def _scalar(self, node):
        kind = node.tag.rsplit(":", 1)[-1]
        text = node.value
        if kind == "null":
            return None
        if kind == "bool":
            return text.lower() == "true"
        if kind == "int":
            base = {"0o": 8, "0x": 16}.get(text[:2], 10)
            return int(text[2:] if base != 10 else text, base)
        if kind == "float":
            return float(text.replace(".inf", "inf").replace(".nan", "nan").lower())
        return text


class Place:
    """Where a key and its value are, in lines and columns from 1."""

    def __init__(self, key, start, end):
        self.key = (key.line + 1, key.column + 1)
        self.start = (start.line + 1, start.column + 1)
        self.end = (end.line + 1, end.column + 1)

    def holds(self, position):
        return self.key <= position <= self.end or position == self.start
