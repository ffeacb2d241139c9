"""Folders and programs for the checks to try things on."""

import subprocess
from pathlib import Path

FINE = "navgen: 1\ntabs:\n  home: { title: Home, icon: house }\n"
BROKEN = "navgen: 1\ntabs:\n  home: { title: Home, icon: house, titel: Home }\n"
# A parameter that cannot be saved, of a type without a sample.
WARNED = FINE + "routes: { person: { params: { who: Person } } }\ntypes: { Person: {} }\n"


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def git(folder: Path, *arguments: str) -> str:
    identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "init.defaultBranch=main"]
    result = subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True, text=True)
    return result.stdout


def make_repository(folder: Path, files: dict[str, str]) -> Path:
    """A repository in which everything is committed."""
    folder.mkdir(parents=True)
    write(folder, files)
    git(folder, "init", "--quiet")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--allow-empty", "--message", "Begin")
    return folder


def write_program(path: Path, script: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/bash\n{script}")
    path.chmod(0o755)
    return path
