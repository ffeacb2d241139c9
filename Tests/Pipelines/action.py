"""Runs the action as GitHub would: its steps in their order, with the environment that action.yml gives them."""

import os
import re
import subprocess
from pathlib import Path

import yaml

from page import ROOT

FOLDER = ".github/actions/validate"


class Action:
    """The action of a repository of navgen, which runs on a workspace."""

    def __init__(self, workspace: Path, temporary: Path, path: str | None = None, repository: Path = ROOT):
        self.folder = repository / FOLDER
        self.description = yaml.safe_load((self.folder / "action.yml").read_text())
        self.workspace = workspace
        self.temporary = temporary
        self.summary = temporary / "summary.md"
        self.path = path or os.environ["PATH"]

    def run(self, **given: str) -> tuple[int, str]:
        """Runs it with some inputs; gives the exit code of the step that failed, or 0, and all output."""
        assert set(given) <= set(self.description["inputs"]), "no such input"
        self.inputs = {name: input["default"] for name, input in self.description["inputs"].items()} | given
        self.outputs: dict[str, dict[str, str]] = {}
        self.summary.write_text("")
        log = ""
        for step in self.description["runs"]["steps"]:
            # What is no command of ours is the cache, which is empty.
            if "run" not in step or not self._holds(step.get("if", "")):
                continue
            result = self._run(step)
            log += result.stdout.decode()
            if result.returncode != 0:
                return result.returncode, log
        return 0, log

    def output(self, name: str) -> str:
        return self._expand(self.description["outputs"][name]["value"])

    def _run(self, step: dict) -> subprocess.CompletedProcess:
        assert step["shell"] == "bash", "the runner asks for a shell in each step"
        file = self.temporary / "output"
        file.write_text("")
        environment = {
            "PATH": self.path, "HOME": os.environ["HOME"], "GITHUB_ACTION_PATH": str(self.folder),
            "GITHUB_WORKSPACE": str(self.workspace), "RUNNER_TEMP": str(self.temporary), "GITHUB_OUTPUT": str(file),
            "GITHUB_STEP_SUMMARY": str(self.summary),
        } | {name: self._expand(value) for name, value in step.get("env", {}).items()}
        # How the runner calls bash, and its working directory.
        result = subprocess.run(
            ["/bin/bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
            cwd=self.workspace, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        lines = [line.split("=", 1) for line in file.read_text().splitlines()]
        self.outputs[step.get("id", "")] = dict(lines)
        return result

    def _holds(self, condition: str) -> bool:
        if not condition:
            return True
        name, value = re.fullmatch(r"\$\{\{ (.+) == '(.*)' \}\}", condition).groups()
        return self._value(name) == value

    def _expand(self, text: str) -> str:
        return re.sub(r"\$\{\{ (.+?) \}\}", lambda match: self._value(match[1]), text)

    def _value(self, expression: str) -> str:
        """The first of the alternatives that is not empty."""
        values = [self._variable(name.strip()) for name in expression.split("||")]
        return next((value for value in values if value), "")

    def _variable(self, name: str) -> str:
        if match := re.fullmatch(r"inputs\.(\w+)", name):
            return self.inputs[match[1]]
        step, output = re.fullmatch(r"steps\.(\w+)\.outputs\.(\w+)", name).groups()
        return self.outputs.get(step, {}).get(output, "")
