"""The reviewed list of deliberate deviations."""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from .rules import Deviation


@dataclass(frozen=True)
class Allowance:
    rule: str
    pattern: str  # of paths; `*` stands for anything
    reason: str

    def covers(self, deviation: Deviation) -> bool:
        return deviation.rule == self.rule and fnmatchcase(deviation.path, self.pattern)


def read(file: Path) -> list[Allowance]:
    """Reads lines of rule, path and reason, separated by tabs; each needs its reason."""
    result = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = [part.strip() for part in line.split("\t") if part.strip()]
        if len(parts) != 3:
            raise SystemExit(f"{file.name}:{number}: expected a rule, a path and a reason")
        result.append(Allowance(*parts))
    return result


def apply(allowances: list[Allowance], found: list[Deviation], file: str) -> list[Deviation]:
    """The deviations that are not allowed, and one for each allowance without use."""
    remaining = [
        deviation for deviation in found if not any(a.covers(deviation) for a in allowances)
    ]
    unused = [a for a in allowances if not any(a.covers(deviation) for deviation in found)]
    return remaining + [
        Deviation("stale-allowance", a.pattern, f"nothing breaks `{a.rule}` there", file)
        for a in unused
    ]
