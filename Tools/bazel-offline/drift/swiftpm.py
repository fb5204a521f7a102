"""The targets of a Swift package, as SwiftPM sees them."""

import json
import pathlib
import subprocess

from .target import Target

_KINDS = {"regular": "library", "executable": "program", "test": "test"}


def _run(package, *arguments):
    command = ["swift", "package", "--package-path", str(package), *arguments]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def _dependency(entry):
    """The name of a target or product in an entry of `dump-package`."""
    (kind, values), = entry.items()
    if kind not in ("byName", "target", "product"):
        raise SystemExit(f"Package.swift has a dependency of an unknown kind: {kind}")
    return values[0]


def _features(target, language_modes):
    """The settings of a target in the words of rules_swift: its features and its other flags."""
    features, flags = {f"swift.enable_v{mode}" for mode in language_modes or []}, []
    for setting in target["settings"]:
        (kind, values), = setting["kind"].items()
        if kind == "enableUpcomingFeature":
            features.add(f"swift.upcoming.{values['_0']}")
        elif kind == "strictMemorySafety":
            flags.append("-strict-memory-safety")
        elif kind == "swiftLanguageMode":
            features = {feature for feature in features if not feature.startswith("swift.enable_v")}
            flags += ["-swift-version", values["_0"]]
        else:
            raise SystemExit(f"{target['name']} has a setting that Bazel has no word for yet: {kind}")
    return features, flags


def targets(root, place):
    """All targets of a package by name; asks SwiftPM for the manifest and for the sources.

    The package is at a place below the root of the repository, to which the paths of sources refer.
    """
    package = root / place
    manifest = _run(package, "dump-package")
    described = {target["name"]: target for target in _run(package, "describe", "--type", "json")["targets"]}
    products = {name for product in manifest["products"] for name in product["targets"]}
    result = {}
    for target in manifest["targets"]:
        features, flags = _features(target, manifest["swiftLanguageVersions"])
        description = described[target["name"]]
        folder = pathlib.PurePosixPath(place) / description["path"]
        result[target["name"]] = Target(
            name=target["name"],
            kind=_KINDS[target["type"]],
            sources={str(folder / source) for source in description["sources"]},
            dependencies={_dependency(entry) for entry in target["dependencies"]},
            features=features,
            flags=flags,
            is_public=target["name"] in products,
        )
    return result
