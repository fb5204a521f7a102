"""The rules: in what ways a declaration may deviate from UIKit's.

Not compared, because the graph or the facts do not say: `open` and `public`, designated and
convenience initializers, conformances, generic constraints, and the isolation of single members.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from .facts import TYPE_KINDS, Fact, Facts
from .spelling import normal, optionality
from .symbols import Declaration

# What a test needs and UIKit has not lives in this namespace and is not compared.
OWN_NAMESPACE = "Headless"

# The newest system whose declarations may be offered, and the oldest that the package supports.
NEWEST = (17, 0)
OLDEST = (16, 0)

# Witnesses of the standard library's protocols, which no table of UIKit lists.
_WITNESSES = {
    "init(rawValue:)", "rawValue", "hash(into:)", "hashValue", "description", "debugDescription",
    "init(arrayLiteral:)", "RawValue", "ArrayLiteralElement", "Element", "AllCases", "allCases",
    "hash", "isEqual(_:)", "copy(with:)",
}  # fmt: skip


@dataclass(frozen=True)
class Deviation:
    rule: str
    path: str
    message: str
    file: str = ""
    line: int = 0

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}: " if self.file else ""
        return f"{place}{self.rule}: {self.path}: {self.message}"


def deviations(declarations: list[Declaration], facts: Facts) -> list[Deviation]:
    """Everything in which the declarations differ from the facts."""
    aliases = {d.path: d.type for d in declarations if d.kind == "typealias"}
    result = []
    for declaration in declarations:
        if is_compared(declaration):
            found = _compare(declaration, facts, aliases)
            result += [
                Deviation(rule, declaration.path, message, declaration.file, declaration.line)
                for rule, message in found
            ]
    return result + list(_missing_requirements(declarations, facts))


def is_compared(declaration: Declaration) -> bool:
    is_own = declaration.path.split(".")[0] == OWN_NAMESPACE
    return not is_own and declaration.name not in _WITNESSES


Finding = tuple[str, str]


def _compare(declaration: Declaration, facts: Facts, aliases: dict[str, str]) -> list[Finding]:
    if declaration.kind in TYPE_KINDS:
        known = facts.types.get(declaration.path, [])
        if not known:
            return [("unknown-type", "UIKit has no type of this name")]
        return list(_type(declaration, known[0])) + list(_history(known[0]))

    candidates = facts.named(declaration.owner, declaration.name)
    if not candidates:
        similar = facts.similar(declaration.owner, declaration.name)
        hint = f"; it has {', '.join(similar[:4])}" if similar else ""
        return [("unknown-member", f"UIKit has no such {declaration.kind}{hint}")]
    # An overload is compared with the one it resembles most.
    findings = [
        list(_member(declaration, fact, aliases)) + list(_history(fact)) for fact in candidates
    ]
    return min(findings, key=len)


def _type(declaration: Declaration, fact: Fact) -> Iterator[Finding]:
    if declaration.kind != fact.kind:
        yield "kind", f"a {declaration.kind} here, a {fact.kind} in UIKit"
    if declaration.kind == "typealias" and normal(declaration.type) != normal(fact.type):
        yield "type", f"`{declaration.type}` here, `{fact.type}` in UIKit"
    superclass = fact.type.partition(";")[0].strip()
    if declaration.kind == fact.kind == "class" and superclass != declaration.superclass:
        yield "superclass", f"`{declaration.superclass}` here, `{superclass}` in UIKit"
    is_certain = fact.certainty in ("high", "medium")
    if is_certain and (fact.isolation == "MainActor") != declaration.is_main_actor:
        where = "in UIKit only" if fact.isolation else "here only"
        yield "isolation", f"bound to the main actor {where}"


def _member(declaration: Declaration, fact: Fact, aliases: dict[str, str]) -> Iterator[Finding]:
    if declaration.kind != fact.kind:
        yield "kind", f"a {declaration.kind} here, a {fact.kind} in UIKit"
    if declaration.kind != "init" and declaration.is_static != fact.is_member_of_type:
        which = ("a member of the type", "a member of its values")
        here, there = which if declaration.is_static else which[::-1]
        yield "static", f"{here} here, {there} in UIKit"
    yield from _settability(declaration, fact)
    yield from _types(declaration, fact, aliases)
    for index, parameter in enumerate(declaration.parameters):
        if parameter.has_default != fact.has_default(index):
            where = "here only" if parameter.has_default else "in UIKit only"
            yield "default", f"`{parameter.label}` has a default argument {where}"
    yield from _requirement(declaration, fact)


def _settability(declaration: Declaration, fact: Fact) -> Iterator[Finding]:
    if declaration.kind not in ("property", "subscript") or not fact.settable:
        return
    if declaration.is_settable != (fact.settable == "settable"):
        where = "here only" if declaration.is_settable else "in UIKit only"
        yield "settable", f"it can be set {where}"


def _types(declaration: Declaration, fact: Fact, aliases: dict[str, str]) -> Iterator[Finding]:
    ours = [parameter.type for parameter in declaration.parameters]
    pairs = [
        (f"parameter {index + 1}", mine, theirs)
        for index, (mine, theirs) in enumerate(zip(ours, fact.parameter_types))
    ]
    if len(ours) != len(fact.parameter_types):
        yield "type", f"{len(ours)} parameters here, {len(fact.parameter_types)} in UIKit"
    if declaration.kind != "case":
        pairs.append(("the type", declaration.type, fact.type or "Void"))
    for what, mine, theirs in pairs:
        here = _in_owner(_resolved(mine, aliases), declaration.owner)
        there = _in_owner(_resolved(theirs, aliases), declaration.owner)
        if here == there:
            continue
        is_same_otherwise = optionality(here)[0] == optionality(there)[0]
        rule = "optionality" if is_same_otherwise else "type"
        yield rule, f"{what} is `{mine}` here, `{theirs}` in UIKit"


def _resolved(type_name: str, aliases: dict[str, str]) -> str:
    """What a type is called without its alias, which either side may use."""
    return normal(aliases.get(normal(type_name), type_name))


def _in_owner(type_name: str, owner: str) -> str:
    """The owner's own name and `Self` mean the same as the type of a member."""
    base, mark = optionality(type_name)
    return ("Self" if base == owner else base) + mark


def _requirement(declaration: Declaration, fact: Fact) -> Iterator[Finding]:
    if not declaration.is_requirement:
        return
    if fact.required == "required" and declaration.has_default_implementation:
        yield "requirement", "UIKit requires an implementation, here there is a default one"
    if fact.required == "optional" and not declaration.has_default_implementation:
        yield "requirement", "optional in UIKit, which takes a default implementation here"


def _history(fact: Fact) -> Iterator[Finding]:
    version = _version(fact.introduced)
    if version > NEWEST:
        yield "availability", f"introduced in iOS {fact.introduced}, later than {NEWEST[0]}"
    elif version > OLDEST:
        yield "availability", f"introduced in iOS {fact.introduced}, while {OLDEST[0]} is supported"
    if fact.deprecated:
        yield "deprecated", "UIKit has deprecated it"
    if fact.certainty == "low":
        yield "uncertain", "the fact it was compared with is a guess"


def _version(text: str) -> tuple[int, ...]:
    parts = text.strip("?").split(".")
    return tuple(int(part) for part in parts) if all(part.isdigit() for part in parts) else (0,)


def _missing_requirements(declarations: list[Declaration], facts: Facts) -> Iterator[Deviation]:
    """What conforms to a protocol here must conform to it in UIKit."""
    declared = {declaration.path for declaration in declarations}
    for declaration in declarations:
        if declaration.kind != "protocol":
            continue
        for known in facts.members.get(declaration.path, {}).values():
            for fact in known:
                if fact.required == "required" and fact.path not in declared:
                    message = "UIKit requires it of types that conform"
                    place = declaration.file, declaration.line
                    yield Deviation("missing-requirement", fact.path, message, *place)
