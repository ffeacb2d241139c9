"""Specs that are hard to report on: names of files, and texts that messages repeat."""

from pathlib import Path

FILE_NAMES = [
    "a b", "it's", 'say "hi"', "50%25", "a,b:c;d=e", "line\nbreak", "return\rname", "tab\tname", "émoji-😀",
    "e\u0301", "right\u202eleft", "<&>]]>", "#part?query", "back\\slash", "::error::boo", "\x1b[31mred", "\x7f",
    "\u2028line", "\ufeffmark", "$(echo)", "a+b&c",
]

# Unknown keys, which messages repeat, as double-quoted YAML. Each is a line of its own.
KEYS = [
    "it's", '\\"quoted\\"', "%0A::error::boo", "::error file=a::boo", "##[error]boo", "a\\nb", "a\\rb", "a\\tb", "\\0",
    "\\x1b[31mred", "\\x85", "\\u2028", "\\uFEFFmark", "right\\u202Eleft", "]]>", "<b>&amp;</b>", "\\uFFFE", "\\uFFFF",
    "😀👩‍👩‍👧", "e\u0301", "a, b: c; d", "back\\\\slash", "{\\\"a\\\": 1}", "\\U0010FFFF", "\\uE000",
]

# Bytes that no spec may have, each in a file of its own.
BYTES = {
    "nul": b"navgen: 1\ntabs: {\0}\n",
    "escape": b"navgen: 1\ntabs: { \x1b[31m: {} }\n",
    "latin-1": b"navgen: 1\nname: caf\xe9\n",
    "half-a-pair": b"navgen: 1\nname: \xed\xa0\x80\n",
    "mark-in-the-middle": "navgen: 1\nname: a\ufeffb\nroutes: [\n".encode(),
    "empty": b"",
    "carriage-returns": b"navgen: 1\rtabs:\r  home: { titel: Home }\r",
    "both-line-ends": "navgen: 1\r\ntabs:\r\n  home: { title: '😀', ïcon: house, 'títel': 1 }\r\n".encode(),
}


def write_hostile_specs(folder: Path) -> list[str]:
    """Writes the specs into a folder; gives their paths, relative to it."""
    unknown = "".join(f'"{key}": 1\n' for key in KEYS)
    texts = {f"{name}.yaml": "navgen: 1\ntabs: { home: { titel: Home, icon: house } }\n" for name in FILE_NAMES}
    texts["keys.yaml"] = "navgen: 1\ntabs:\n  home: { title: Home, icon: house }\n" + unknown
    files = {name: text.encode() for name, text in texts.items()}
    files |= {f"bytes/{name}.yaml": content for name, content in BYTES.items()}
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return sorted(files)
