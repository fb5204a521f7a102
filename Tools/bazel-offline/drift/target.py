"""A target, as far as SwiftPM and Bazel have to agree on it."""

import dataclasses


@dataclasses.dataclass
class Target:
    name: str
    kind: str
    sources: set
    dependencies: set
    features: set
    flags: list
    is_public: bool

    def differences(self, other):
        """Sentences that say how another view of the same target differs: this one is Package.swift's."""
        if self.kind != other.kind:
            yield f"is a {self.kind} in Package.swift and a {other.kind} in BUILD.bazel"
        for field in ("sources", "dependencies", "features"):
            mine, theirs = getattr(self, field), getattr(other, field)
            for item in sorted(mine - theirs):
                yield f"has {item} among its {field} in Package.swift only"
            for item in sorted(theirs - mine):
                yield f"has {item} among its {field} in BUILD.bazel only"
        if self.flags != other.flags:
            yield f"is compiled with {self.flags} by SwiftPM and with {other.flags} by Bazel"
        if self.is_public != other.is_public:
            yield f"is {'' if self.is_public else 'not '}a product, and its visibility says otherwise"
