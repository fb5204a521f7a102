"""What a Swift module declares, read from the symbol graph that the compiler writes."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote, urlparse

from .spelling import end_of_bracket, split_outside_brackets

_KINDS = {
    "swift.class": "class",
    "swift.struct": "struct",
    "swift.enum": "enum",
    "swift.protocol": "protocol",
    "swift.typealias": "typealias",
    "swift.method": "method",
    "swift.type.method": "method",
    "swift.func": "method",
    "swift.property": "property",
    "swift.type.property": "property",
    "swift.var": "property",
    "swift.init": "init",
    "swift.subscript": "subscript",
    "swift.type.subscript": "subscript",
    "swift.enum.case": "case",
}


@dataclass
class Parameter:
    label: str
    type: str
    has_default: bool


@dataclass
class Declaration:
    """A public declaration, in the words of the facts."""

    owner: str
    name: str
    kind: str
    text: str
    file: str
    line: int
    is_static: bool = False
    parameters: list[Parameter] = field(default_factory=list)
    type: str = ""
    is_settable: bool = False
    is_requirement: bool = False
    has_default_implementation: bool = False
    superclass: str = ""

    @property
    def path(self) -> str:
        return f"{self.owner}.{self.name}" if self.owner else self.name

    @property
    def is_main_actor(self) -> bool:
        return "@MainActor" in self.text


def read(graphs: list[Path], root: Path) -> list[Declaration]:
    """All public declarations of a module and its extensions; files are named from the root."""
    symbols: dict[str, dict] = {}
    relations: list[dict] = []
    for graph in graphs:
        content = json.loads(graph.read_text(encoding="utf-8"))
        symbols |= {symbol["identifier"]["precise"]: symbol for symbol in content["symbols"]}
        relations += content["relationships"]

    requirements = {r["source"] for r in relations if r["kind"] == "requirementOf"}
    implemented = {r["target"] for r in relations if r["kind"] == "defaultImplementationOf"}
    superclasses = {
        r["source"]: _last_name(symbols.get(r["target"]), r.get("targetFallback", ""))
        for r in relations
        if r["kind"] == "inheritsFrom"
    }
    result = []
    for identifier, symbol in symbols.items():
        kind = _KINDS.get(symbol["kind"]["identifier"])
        if kind is None or symbol["accessLevel"] not in ("public", "open"):
            continue
        declaration = _declaration(symbol, kind, root)
        declaration.is_requirement = identifier in requirements
        declaration.has_default_implementation = identifier in implemented
        declaration.superclass = superclasses.get(identifier, "")
        result.append(declaration)
    return sorted(result, key=lambda declaration: (declaration.path, declaration.line))


def _last_name(symbol: dict | None, fallback: str) -> str:
    return symbol["pathComponents"][-1] if symbol else fallback.split(".")[-1]


def _declaration(symbol: dict, kind: str, root: Path) -> Declaration:
    *owner, name = symbol["pathComponents"]
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    location = symbol.get("location", {})
    line = location.get("position", {}).get("line", -1) + 1
    path = Path(unquote(urlparse(location.get("uri", "")).path))
    file = str(path.relative_to(root)) if path.is_relative_to(root) else path.name
    result = Declaration(".".join(owner), name, kind, text, file, line)
    result.is_static = symbol["kind"]["identifier"].startswith("swift.type.") or kind == "case"
    if kind in ("method", "init", "subscript"):
        _read_signature(result, symbol)
    elif kind == "property":
        _read_property(result)
    elif kind == "case":
        result.name = name.split("(")[0]
    elif kind == "typealias":
        result.type = text.partition("=")[2].strip()
    return result


def _read_signature(declaration: Declaration, symbol: dict) -> None:
    text = declaration.text
    # The parameter list opens after the name; generic parameters come before it, without brackets.
    base = declaration.name.split("(")[0]
    opening = text.index("(", _index_of_word(text, base))
    end = end_of_bracket(text, opening + 1)
    for parameter in split_outside_brackets(text[opening + 1 : end - 1]):
        names, _, rest = parameter.partition(":")
        type_name, _, default = rest.partition(" = ")
        label = names.split()[0].strip("`")
        if declaration.kind == "subscript" and len(names.split()) == 1:
            label = "_"
        declaration.parameters.append(Parameter(label, type_name.strip(), default != ""))
    accessors = text[end:].partition("{")[2]
    declaration.is_settable = " set" in accessors
    if declaration.kind == "init":
        mark = re.search(r"\binit([?!]?)", text)
        declaration.type = "Self" + (mark[1] if mark else "")
        return
    _, arrow, result = text[end:].partition("->")
    result = result.partition("{")[0].partition(" where ")[0].strip()
    declaration.type = result if arrow else "Void"


def _index_of_word(text: str, word: str) -> int:
    match = re.search(rf"(?<![\w.@])`?{re.escape(word)}`?(?=[?!<(])", text)
    return match.start() if match else 0


def _read_property(declaration: Declaration) -> None:
    match = re.search(r"\b(var|let) `?\w+`?\s*:\s*(.*?)\s*(\{[^}]*\})?$", declaration.text, re.S)
    if not match:
        return
    accessors = match[3]
    declaration.type = match[2]
    declaration.is_settable = match[1] == "var" and (accessors is None or " set" in accessors)
