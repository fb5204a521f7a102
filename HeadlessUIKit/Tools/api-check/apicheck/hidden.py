"""Public names that begin with an underscore, which the compiler leaves out of symbol graphs."""

import re
from collections.abc import Iterator
from pathlib import Path

from .rules import Deviation

_DECLARATION = re.compile(
    r"\b(?:public|open)\b[^{}=]*?"
    r"\b(?:func|init|subscript|var|let|case|class|struct|enum|protocol|typealias)\b[^{}=]*"
)
_NAME = re.compile(r"\b_[A-Za-z]\w*")


def deviations(sources: Path, root: Path) -> Iterator[Deviation]:
    """Finds such names by reading the sources, from the module's modifiers to a body or value."""
    for file in sorted(sources.rglob("*.swift")):
        text = _without_comments_and_strings(file.read_text(encoding="utf-8"))
        for declaration in _DECLARATION.finditer(text):
            for name in _NAME.finditer(declaration[0]):
                line = text.count("\n", 0, declaration.start() + name.start()) + 1
                message = "a public name with an underscore, which UIKit cannot have"
                place = str(file.relative_to(root)), line
                yield Deviation("hidden-name", name[0], message, *place)


def _without_comments_and_strings(text: str) -> str:
    """The text with the same lines, of which only code is left."""
    return re.sub(r'//[^\n]*|"(?:\\.|[^"\\\n])*"', "", text)
