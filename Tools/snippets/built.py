"""Compiles and links Swift files against the package as `swift build` has left it, without a package of their own."""

import functools
import os
import pathlib
import re
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
_TOOLCHAIN = pathlib.Path(shutil.which("swiftc")).resolve().parent.parent
_PLUGINS = _TOOLCHAIN / "lib/swift/host/plugins/testing"
_TARGETS = (
    "Roster", "RosterPlatform", "RosterSwiftUI", "RosterTesting", "RosterTracing", "RosterLive", "HeadlessRendering",
    "HeadlessUIKit", "SwiftUI",
)
_RUNNER = """import Testing

@main struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
"""


class Failure(Exception):
    """What the compiler, the linker or a program says."""


def run(command, **options):
    done = subprocess.run(
        [str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options
    )
    if done.returncode:
        raise Failure(done.stdout)
    return done.stdout


@functools.cache
def _build():
    """Where `swift build` leaves what it makes."""
    return pathlib.Path(run(["swift", "build", "--show-bin-path"], cwd=ROOT).strip())


def compile_module(name, files, output):
    """Compiles files as one module, with warnings as errors, to an object file."""
    run([
        "swiftc", "-c", "-wmo", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
        "-module-name", name, "-plugin-path", _PLUGINS, "-I", _build() / "Modules", "-o", output, *files,
    ], cwd=ROOT)


def check_module(files, isolation, version):
    """Checks files as one module with a default isolation and a version of the language."""
    run([
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", version, "-default-isolation", isolation,
        "-module-name", "NewProject", "-plugin-path", _PLUGINS, "-I", _build() / "Modules", *files,
    ], cwd=ROOT)


def link(objects, program):
    """Links object files with the package's modules to a program."""
    # Object files of sources that are gone stay where they are.
    names = {f"{file.name}.o" for folder in ("Sources", "HeadlessUIKit/Sources") for file in (ROOT / folder).rglob("*.swift")}
    package = [
        file for target in _TARGETS for file in sorted((_build() / f"{target}.build").rglob("*.o")) if file.name in names
    ]
    run(["swiftc", "-o", program, "-lTesting", *objects, *package])


_NUMBER = re.compile(r"-?\d+\.?\d*")


def is_same_picture(one, other):
    """Whether two SVGs show the same: the same shapes and texts, with numbers a tenth of a point apart at most."""
    if _NUMBER.sub("", one) != _NUMBER.sub("", other):
        return False
    pairs = zip(_NUMBER.findall(one), _NUMBER.findall(other))
    return all(abs(float(left) - float(right)) <= 0.1 for left, right in pairs)


def run_tests(objects, folder):
    """Runs the tests in object files, and returns what the run says at its end."""
    source, runner, program = folder / "Runner.swift", folder / "Runner.o", folder / "runner"
    source.write_text(_RUNNER)
    compile_module("Runner", [source], runner)
    link([*objects, runner], program)
    done = run([program, "--testing-library", "swift-testing"], cwd=ROOT, env={**os.environ, "NO_COLOR": "1"})
    return done.strip().splitlines()[-1]
