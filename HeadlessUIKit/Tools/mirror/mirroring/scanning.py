"""Swift sources, with comments and strings blanked, and the types that enclose each place."""

import bisect
import re
from dataclasses import dataclass, field
from pathlib import Path

TYPE = re.compile(r"\b(class|struct|enum|extension|protocol|actor)\s+(?!func\b|var\b|let\b|subscript\b)([A-Z_][\w.]*)")


@dataclass(frozen=True)
class Scope:
    kind: str
    name: str
    head: int
    open: int
    close: int


@dataclass
class File:
    path: Path
    source: str
    code: str = ""
    scopes: list[Scope] = field(default_factory=list)
    # Lines of files to put in, by the line before which they stand: file, first, last.
    moved: dict[int, list[tuple[Path, int, int]]] = field(default_factory=dict)
    # Lines to blank, because they were moved elsewhere.
    blank: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.code = blanked(self.source)
        self.starts = [0] + [m.end() for m in re.finditer("\n", self.source)]
        self.scopes = scopes(self.code)

    def line(self, place: int) -> int:
        return bisect.bisect_right(self.starts, place)

    def around(self, place: int) -> list[Scope]:
        return [scope for scope in self.scopes if scope.open < place < scope.close]

    def type_at(self, place: int) -> str | None:
        """The full name of the type whose members stand at a place."""
        names = [scope.name for scope in self.around(place)]
        return ".".join(names) or None


def blanked(source: str) -> str:
    """The source with spaces for the characters of comments and strings, outside interpolations."""
    result = list(source)
    place, end = 0, len(source)

    def blank(start: int, stop: int) -> None:
        for index in range(start, min(stop, end)):
            if result[index] != "\n":
                result[index] = " "

    def string(start: int) -> int:
        """Blanks a string that begins here, and returns where it ends."""
        hashes = re.match(r"#*", source[start:]).group()
        quote = '"""' if source.startswith('"""', start + len(hashes)) else '"'
        begin = start + len(hashes) + len(quote)
        escape, stop = "\\" + hashes, quote + hashes
        index = begin
        while index < end:
            if source.startswith(stop, index):
                blank(begin, index)
                return index + len(stop)
            if source.startswith(escape + "(", index):
                index = interpolation(index + len(escape) + 1)
            elif source.startswith(escape, index):
                index += len(escape) + 1
            elif quote == '"' and source[index] == "\n":
                return index
            else:
                index += 1
        return end

    def interpolation(start: int) -> int:
        depth, index = 1, start
        while index < end and depth:
            if source[index] in '"#' and re.match(r'#*"', source[index:]):
                index = string(index)
                continue
            depth += {"(": 1, ")": -1}.get(source[index], 0)
            index += 1
        return index

    while place < end:
        if source.startswith("//", place):
            stop = source.find("\n", place)
            stop = end if stop < 0 else stop
            blank(place, stop)
            place = stop
        elif source.startswith("/*", place):
            depth, index = 1, place + 2
            while index < end and depth:
                if source.startswith("/*", index):
                    depth, index = depth + 1, index + 2
                elif source.startswith("*/", index):
                    depth, index = depth - 1, index + 2
                else:
                    index += 1
            blank(place, index)
            place = index
        elif re.match(r'#*"', source[place : place + 4]):
            place = string(place)
        else:
            place += 1
    return "".join(result)


def matching(code: str, opening: int) -> int:
    """The place of the bracket that closes the one at a place."""
    pairs = {"{": "}", "(": ")"}
    depth = 0
    left, right = code[opening], pairs[code[opening]]
    for index in range(opening, len(code)):
        if code[index] == left:
            depth += 1
        elif code[index] == right:
            depth -= 1
            if depth == 0:
                return index
    return len(code)


def scopes(code: str) -> list[Scope]:
    result = []
    for found in TYPE.finditer(code):
        opening = code.find("{", found.end())
        if opening < 0 or ";" in code[found.end() : opening]:
            continue
        # `class` before a member, as in `class func`, was left out by the expression.
        result.append(
            Scope(found.group(1), found.group(2), found.start(), opening, matching(code, opening))
        )
    return sorted(result, key=lambda scope: scope.open)
