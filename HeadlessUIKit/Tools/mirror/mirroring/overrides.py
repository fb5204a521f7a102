"""Moves overrides from extensions into the classes, which Swift without Objective-C demands."""

import re

from .report import Notes
from .scanning import File, Scope, matching

OVERRIDE = re.compile(r"^[ \t]*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|open|internal|fileprivate|private|final|class|static)\s+)*override\s+(?:(?:public|open|internal|fileprivate|private|final|class|static)\s+)*(?:func|var|convenience|init)\b", re.M)


def classes(files: list[File]) -> dict[str, tuple[File, Scope]]:
    found: dict[str, tuple[File, Scope]] = {}
    for file in files:
        for scope in file.scopes:
            if scope.kind == "class":
                outer = [s.name for s in file.around(scope.head)]
                found.setdefault(".".join(outer + [scope.name]), (file, scope))
    return found


def move(files: list[File], notes: Notes) -> None:
    known = classes(files)
    for file in files:
        for scope in file.scopes:
            if scope.kind == "extension":
                _move_from(file, scope, known, notes)


def _move_from(
    file: File, scope: Scope, known: dict[str, tuple[File, Scope]], notes: Notes
) -> None:
    for found in OVERRIDE.finditer(file.code, scope.open + 1, scope.close):
        if len(file.around(found.end())) != len(file.around(scope.open + 1)) or file.around(found.end())[-1:] != [scope]:
            continue
        first = file.line(found.end())
        start = file.line(len(file.code[: found.end()]) - len(found.group().lstrip()))
        opening = file.code.find("{", found.end())
        last = file.line(matching(file.code, opening))
        if scope.name not in known:
            notes.add(
                file.path,
                first,
                f"an override in an extension of {scope.name}",
                "the class is not among the sources; move the override into it",
            )
            continue
        target, place = known[scope.name]
        end = target.line(place.close)
        before = target.code[target.starts[end - 1] : place.close].strip()
        if before or file.line(scope.open) == start or file.line(scope.close) == last:
            notes.add(
                file.path,
                first,
                f"an override in an extension of {scope.name}",
                "write the braces of the class and of the extension on lines of their own",
            )
            continue
        target.moved.setdefault(end, []).append((file.path, start, last))
        file.blank.update(range(start, last + 1))
