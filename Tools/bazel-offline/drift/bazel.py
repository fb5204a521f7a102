"""The targets of BUILD.bazel, as Bazel sees them."""

import pathlib
import subprocess
import xml.etree.ElementTree as ElementTree

from .target import Target

_KINDS = {"swift_library": "library", "swift_test": "test"}
_PUBLIC = "//visibility:public"


def _values(rule, attribute):
    found = rule.find(f"list[@name='{attribute}']")
    return [] if found is None else [entry.get("value") for entry in found]


def _value(rule, attribute):
    found = rule.find(f"string[@name='{attribute}']")
    return None if found is None else found.get("value")


def _name(label):
    return label.rsplit(":", 1)[1]


def _path(label):
    """The path of a source below the workspace: //a:b/c.swift is a/b/c.swift."""
    return label.removeprefix("//").replace(":", "/").lstrip("/")


def query(expression):
    """What Bazel answers to a query, as a tree; of a `select` it sees all branches at once."""
    bazel = pathlib.Path(__file__).parent.parent / "bazel"
    command = [bazel, "query", "--output=xml", expression]
    answer = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    # Python's parser knows version 1.0 only; the answer uses nothing that is newer.
    return ElementTree.fromstring(answer.replace('version="1.1"', 'version="1.0"', 1))


def targets(package):
    """All Swift targets of a package by name, and sentences about what is wrong with them."""
    result, problems = {}, []
    package_names = set()
    for rule in query(f'kind("rule", {package}:all)').findall("rule"):
        name = _name(rule.get("name"))
        kind = _KINDS.get(rule.get("class"))
        if kind is None:
            continue
        if _value(rule, "module_name") != name:
            problems.append(f"{name}: the module is called {_value(rule, 'module_name')}")
        package_names.add(_value(rule, "package_name"))
        result[name] = Target(
            name=name,
            kind=kind,
            sources={_path(label) for label in _values(rule, "srcs")},
            dependencies={_name(label) for label in _values(rule, "deps")},
            features=set(_values(rule, "features")),
            flags=_values(rule, "copts"),
            is_public=_PUBLIC in _values(rule, "visibility"),
        )
    if len(package_names) > 1 or None in package_names:
        problems.append(f"targets do not agree on their package_name: {sorted(map(str, package_names))}")
    return result, problems
