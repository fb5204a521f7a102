"""The Swift code of Markdown pages, as files of one module.

A comment on the line before a block says how it is meant:

  <!-- body -->                 statements: they are put into a function of their own
  <!-- not compiled: WHY -->    code of another framework, a line of a manifest

What a page needs and does not show stands in a comment that begins with `<!-- setup`.
"""

import re

import built

ROOT = built.ROOT
_BLOCK = re.compile(r"(?:^<!-- (?P<mark>[^\n]*?) -->\n)?^```swift\n(?P<code>.*?)^```$", re.M | re.S)
_SETUP = re.compile(r"^<!-- setup\n(.*?)^-->$", re.M | re.S)
_IMPORT = re.compile(r"^import .*\n", re.M)
_OWN_IMPORT = re.compile(r"^@testable import .*\n", re.M)


def all():
    """The pages with code for users of Roster."""
    yield ROOT / "README.md"
    yield from sorted((ROOT / "docs").rglob("*.md"))
    yield from sorted((ROOT / "Sources").rglob("*.md"))


def _line(text, offset):
    return text.count("\n", 0, offset) + 1


def files(page, text):
    """The Swift files that a page stands for, and how many of its blocks are left out."""
    imports, bodies, skipped = {"import Roster\n", "import RosterTesting\n", "import Testing\n"}, [], 0
    name = page.relative_to(ROOT)
    for match in _SETUP.finditer(text):
        bodies.append((_line(text, match.start(1)), match[1], False))
    for match in _BLOCK.finditer(text):
        mark = match["mark"] or ""
        if mark.startswith("not compiled: "):
            skipped += 1
            continue
        bodies.append((_line(text, match.start("code")), match["code"], mark == "body"))
    pieces = []
    for number, (line, code, is_body) in enumerate(bodies):
        imports |= set(_IMPORT.findall(code))
        # Imports become comments, so that the lines of messages stay those of the page.
        code = _IMPORT.sub(lambda found: "// " + found[0], code)
        # What a test imports from the page is in the same module here.
        code = _OWN_IMPORT.sub(lambda found: "// " + found[0], code)
        if is_body:
            code = f"@MainActor func snippet{number}() async throws {{\n{code}}}\n"
            line -= 1
        pieces.append(f'#sourceLocation(file: "{name}", line: {line})\n{code}')
    head = "".join(sorted(imports))
    return [head + file for file in pieces], skipped
