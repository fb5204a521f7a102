"""The facts: what is publicly known about UIKit's declarations, one a row."""

import csv
from collections import defaultdict
from dataclasses import astuple, dataclass, field, fields
from pathlib import Path

TYPE_KINDS = {"class", "struct", "enum", "protocol", "typealias"}


@dataclass(frozen=True)
class Fact:
    """One type or member. Texts are empty where there is nothing to say."""

    owner: str
    kind: str  # one of TYPE_KINDS, or method, property, init, subscript, case
    name: str  # as Swift spells it, with argument labels
    static: str  # "static" or empty
    parameters: str  # types, separated by " | "
    defaults: str  # default arguments, separated likewise
    type: str  # of the result or the property; "Superclass; Protocol, Protocol" of a type
    settable: str  # "settable" or "readonly"; empty where unknown
    required: str  # of a protocol's member: "required" or "optional"
    introduced: str  # version of iOS; "?" in it where no source is certain
    deprecated: str  # "deprecated" or empty
    isolation: str  # "MainActor" or empty
    certainty: str  # high, medium, low; "by hand" if no machine-readable source has it

    @property
    def path(self) -> str:
        return f"{self.owner}.{self.name}" if self.owner else self.name

    @property
    def is_type(self) -> bool:
        return self.kind in TYPE_KINDS

    @property
    def parameter_types(self) -> list[str]:
        return self.parameters.split(" | ") if self.parameters else []

    @property
    def is_member_of_type(self) -> bool:
        return bool(self.static) or self.kind == "case"

    def has_default(self, index: int) -> bool:
        defaults = self.defaults.split(" | ") if self.defaults else []
        return index < len(defaults) and defaults[index].strip() != ""

    @property
    def supertypes(self) -> list[str]:
        superclass, _, protocols = self.type.partition(";")
        return [name.strip() for name in [superclass, *protocols.split(",")] if name.strip()]


COLUMNS = [column.name for column in fields(Fact)]


@dataclass
class Facts:
    """All facts, to be asked by the name of a type and of a member."""

    types: dict[str, list[Fact]] = field(default_factory=lambda: defaultdict(list))
    members: dict[str, dict[str, list[Fact]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(list))
    )

    def add(self, fact: Fact) -> None:
        if fact.is_type:
            self.types[fact.path].append(fact)
        else:
            self.members[fact.owner][fact.name].append(fact)

    def lineage(self, owner: str) -> list[str]:
        """The type itself and all it inherits from, nearest first."""
        result: list[str] = []
        waiting = [owner]
        while waiting:
            name = waiting.pop(0)
            if name in result:
                continue
            result.append(name)
            for fact in self.types.get(name, []):
                waiting += fact.supertypes
        return result

    def named(self, owner: str, name: str) -> list[Fact]:
        """The members of that name which a type has itself or inherits."""
        return [fact for type_name in self.lineage(owner) for fact in self.of(type_name, name)]

    def of(self, owner: str, name: str) -> list[Fact]:
        return self.members.get(owner, {}).get(name, [])

    def similar(self, owner: str, name: str) -> list[str]:
        """Names of members that differ from a name in labels or case only."""
        base = name.split("(")[0].lower()
        return sorted(
            {
                known
                for type_name in self.lineage(owner)
                for known in self.members.get(type_name, {})
                if known.split("(")[0].lower() == base and known != name
            }
        )


def read(*files: Path) -> Facts:
    """Reads tables whose first line that is no comment names the columns."""
    facts = Facts()
    for file in files:
        with file.open(encoding="utf-8", newline="") as stream:
            lines = (line for line in stream if not line.startswith("#"))
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                facts.add(Fact(**{column: row[column] or "" for column in COLUMNS}))
    return facts


def write(file: Path, heading: str, facts: list[Fact]) -> None:
    """Writes a table, sorted, so that a change of one declaration changes one line."""
    lines = [*heading.strip().splitlines(), "\t".join(COLUMNS)]
    order = sorted(set(facts), key=lambda fact: (fact.path, *astuple(fact)))
    lines += ["\t".join(getattr(fact, column) for column in COLUMNS) for fact in order]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
