"""Tries what has to build navgen, in release mode and from a clean clone: long.py, some minutes.

The action with its own tool, the hook with pre-commit, and the commands of the GitLab job in an empty folder. What is
tried is what has been committed.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from lxml import etree

from action import Action
from page import ROOT, yaml_example
from scratch import BROKEN, FINE, git, make_repository, write

PRE_COMMIT = ROOT / "build/python/bin/pre-commit"
MISTAKE = "'titel' is not a key of a tab"


def check(holds: bool, what: str, log: str = "") -> None:
    if not holds:
        sys.exit(f"pipelines: failed: {what}\n{log}")
    print(f"pipelines: {what}", flush=True)


def shell(command: str, folder: Path, **environment: str) -> tuple[int, str]:
    result = subprocess.run(
        ["/bin/bash", "-c", command], cwd=folder, env=os.environ | environment, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    return result.returncode, result.stdout


def try_action(clone: Path, folder: Path) -> None:
    (folder / "runner").mkdir()
    repository = make_repository(folder / "app", {"App/navigation.yaml": BROKEN})
    action = Action(repository, folder / "runner", repository=clone)
    result, log = action.run(sarif="navgen.sarif")
    check(result == 1 and f"::{MISTAKE}" in log, "the action builds navgen and finds a mistake", log)
    result, log = action.run()
    check(result == 1 and "out of the cache" in log, "a second run takes the tool from the cache", log)
    write(repository, {"App/navigation.yaml": FINE})
    result, log = action.run()
    check(result == 0, "a spec without a mistake passes", log)


def try_hook(clone: Path, folder: Path) -> None:
    repository = make_repository(folder / "hooked", {"App/navigation.yaml": BROKEN, "App/other.yaml": "a: [\n"})
    cache = {"PRE_COMMIT_HOME": str(folder / "cache")}
    run = f"'{PRE_COMMIT}' try-repo '{clone}' navgen-validate --verbose"
    code, log = shell(f"{run} --all-files", repository, **cache)
    check(code == 1 and f"App/navigation.yaml:3:37: error: {MISTAKE}" in log, "the hook finds a mistake", log)
    check("other.yaml" not in log, "the hook leaves other files alone", log)
    write(repository, {"App/navigation.yaml": FINE})
    code, log = shell(f"{run} --all-files", repository, **cache)
    check(code == 0 and "Passed" in log, "the hook lets a spec without a mistake pass", log)


def try_gitlab(clone: Path, folder: Path) -> None:
    job = yaml_example(".gitlab-ci.yml")["navgen"]
    commands = "\n".join(["set -eo pipefail", *job["before_script"], *job["script"]])
    variables = job["variables"] | {"NAVGEN_REPOSITORY": str(clone)}
    empty = folder / "empty"
    write(empty, {variables["SPECS"]: BROKEN})
    code, log = shell(commands, empty, **variables)
    check(code == 1 and MISTAKE in log, "the GitLab job finds a mistake", log)
    report = etree.parse(empty / job["artifacts"]["reports"]["junit"]).getroot()
    check([case.get("message") for case in report.iter("failure")] == [MISTAKE], "its report has the mistake")
    write(empty, {variables["SPECS"]: FINE})
    code, log = shell(commands, empty, **variables)
    check(code == 0, "the GitLab job passes without a mistake, with what it has built before", log)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        clone = folder / "navgen"
        git(folder, "clone", "--quiet", str(ROOT), str(clone))
        git(clone, "checkout", "--quiet", "-B", "main")
        try_action(clone, folder)
        try_hook(clone, folder)
        try_gitlab(clone, folder)


if __name__ == "__main__":
    main()
