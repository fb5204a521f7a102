"""Reads from Swift code which types it declares, with their methods and properties."""

import re
from dataclasses import dataclass, field

from .lexing import end_of_group, masked, split_list

_TYPE = re.compile(r"\b(class|struct|enum|actor|extension|protocol)\s+([A-Za-z_][\w.]*)")
_FUNC = re.compile(r"\bfunc\s+(`?\w+`?)\s*(<|\()")


@dataclass(frozen=True)
class Parameter:
    label: str
    type: str


@dataclass(frozen=True)
class Method:
    name: str
    parameters: tuple[Parameter, ...]
    returns: bool
    is_async: bool
    is_optional: bool
    text: str
    start: int

    @property
    def swift_name(self) -> str:
        labels = "".join(parameter.label + ":" for parameter in self.parameters)
        return f"{self.name}({labels})" if labels else self.name


@dataclass
class Type:
    kind: str
    name: str
    heading: str
    start: int
    body: int
    end: int
    methods: list[Method] = field(default_factory=list)

    @property
    def short_name(self) -> str:
        return self.name.rsplit(".", 1)[-1]


@dataclass
class Source:
    """A Swift file, its code without comments and strings, and what it declares."""

    path: str
    text: str
    code: str = ""
    types: list[Type] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.code = masked(self.text)
        self.types = _types(self.code)

    def line(self, index: int) -> int:
        return self.text.count("\n", 0, index) + 1

    def type_around(self, index: int) -> Type | None:
        """The innermost type whose body is around an index."""
        around = [kind for kind in self.types if kind.body <= index < kind.end]
        return max(around, key=lambda kind: kind.body, default=None)


def _types(code: str) -> list[Type]:
    found = []
    for match in _TYPE.finditer(code):
        before = code[: match.start()].rstrip()
        is_modifier = match[1] == "class" and match[2] in ("func", "var", "let", "subscript")
        if is_modifier or before.endswith((".", "case", "func", "var", "let")):
            continue
        opening = _opening(code, match.end())
        if opening < 0:
            continue
        end = end_of_group(code, opening)
        heading = code[match.start() : opening]
        found.append(Type(match[1], match[2], heading, match.start(), opening + 1, end))
    for method in _methods(code):
        around = [kind for kind in found if kind.body <= method.start < kind.end]
        if around:
            max(around, key=lambda kind: kind.body).methods.append(method)
    return found


def _opening(code: str, start: int) -> int:
    """The brace that opens the body of a type, or -1 where there is none."""
    for index in range(start, len(code)):
        if code[index] == "{":
            return index
        if code[index] in ";}":
            return -1
    return -1


def _methods(code: str) -> list[Method]:
    found = []
    for match in _FUNC.finditer(code):
        opening = match.end() - 1
        if match[2] == "<":
            opening = code.find("(", end_of_group(code, opening))
            if opening < 0:
                continue
        end = end_of_group(code, opening)
        parameters = tuple(map(_parameter, split_list(code[opening + 1 : end - 1])))
        rest = re.match(r"[^{};\n]*", code[end:])
        effects = rest[0] if rest else ""
        head = code[code.rfind("\n", 0, match.start()) + 1 : match.start()]
        found.append(
            Method(
                name=match[1],
                parameters=parameters,
                returns="->" in effects and not re.search(r"->\s*(Void|\(\))", effects),
                is_async="async" in effects,
                is_optional=bool(re.search(r"\boptional\b", head)),
                text=code[match.start() : end] + effects.rstrip(),
                start=match.start(),
            )
        )
    return found


def _parameter(code: str) -> Parameter:
    names, _, kind = code.partition(":")
    label = names.split()[0] if names.split() else "_"
    kind = kind.split(" = ")[0].strip()
    kind = re.sub(r"^(inout|__owned|borrowing|@escaping)\s+", "", kind)
    return Parameter(label, kind)
