"""Rewrites one file line by line."""

import re
from pathlib import Path

from .report import Notes
from .scanning import File, matching

GONE = re.compile(
    r"@objcMembers\b\s?|@objc\b(?:\s*\([^)\n]*\))?\s?|@nonobjc\b\s?|@IBOutlet\b\s?|@IBAction\b\s?"
    r"|@IBInspectable\b\s?|@IBDesignable\b\s?|@IBSegueAction\b\s?|@GKInspectable\b\s?"
    r"|@UIApplicationMain\b\s?|\bdynamic\s+(?=(?:\w+\s+)*(?:var|func|class|let)\b)"
)
OPTIONAL = re.compile(r"(?:@objc\s+)?\boptional\s+(?=(?:func|var)\b)")
IMPORT = re.compile(r"^(\s*(?:@\w+\s+)*)import\s+(?:(?:class|struct|enum|protocol|func|typealias)\s+)?(\w+)(\.\w+)?[ \t]*$", re.M)
OPTIONAL_CALL = re.compile(
    r"\.((?:scrollView|collectionView|tableView|textField|textView|searchBar|gestureRecognizer|numberOfSections|indexTitles"
    r"|indexPathForPreferred|sectionIndexTitles|viewForZooming|navigationController|tabBarController|pickerView)\w*)\?(?=\()"
)
SELECTOR = re.compile(r"#selector\s*\(")

# What stays as it is: the expression, what it is, and a way round.
NOT_DONE = [
    (r"#keyPath\b", "#keyPath", "write the name as a string, or use a key path of Swift"),
    (r"#(?:color|image)Literal\b", "a literal of Xcode", "write the color or the picture in code"),
    (r"\bSelector\s*\(\s*[\"(]", "a selector by its name", "use #selector with the method"),
    (r"\bobjc_(?:set|get)AssociatedObject\b", "an associated object", "use a stored property or a dictionary of weak keys"),
    (r"\.observe\s*\(\s*\\", "key-value observing", "override the property, or call back from its didSet"),
    (r"\bNSKeyValueObservation\b", "key-value observing", "override the property, or call back from its didSet"),
    (r"\bperform\s*\(\s*#selector", "a method that is performed later", "use DispatchQueue.main.asyncAfter, or call it"),
    (r"@NSManaged\b", "a managed object", "Core Data does not exist on Linux"),
    (r"\bUIHostingController\b|\bUIHostingConfiguration\b|\bUIViewRepresentable\b", "SwiftUI", "keep these files out of the folder"),
    (r"\bNSClassFromString\b", "a class by its name", "pass the class"),
    (r"\bUINib\s*\(|\bloadNibNamed\b", "a nib", "provide its objects with Headless.nibProvider, or make them in code"),
    (r"\bUIStoryboard\s*\(", "a storyboard", "make the controller in code"),
    (r"\bautoreleasepool\b", "an autorelease pool", "leave it out: Linux releases at once"),
]
GENERIC = re.compile(r"\b(?:class|func)\s+\w+\s*<\s*(\w+)\s*:\s*(?:UI\w+)")


class Edits:
    """Replacements in a text, none of which adds or removes a line."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.all: list[tuple[int, int, str]] = []

    def put(self, start: int, end: int, text: str) -> None:
        if not any(start < other_end and end > other for other, other_end, _ in self.all):
            lines = self.source.count("\n", start, end)
            self.all.append((start, end, text + "\n" * lines))

    def result(self) -> str:
        text = self.source
        for start, end, new in sorted(self.all, reverse=True):
            text = text[:start] + new + text[end:]
        return text


def optional_methods(files: list[File]) -> set[str]:
    """The names of the optional methods that the sources' own protocols have."""
    names = set()
    for file in files:
        for found in re.finditer(OPTIONAL.pattern + r"func\s+(\w+)", file.code):
            names.add(found.group(1))
    return names


def rewritten(file: File, optional: set[str], notes: Notes) -> list[str]:
    """The lines of a file, rewritten; as many as it had."""
    edits = Edits(file.source)
    _selectors(file, edits, notes)
    _optional_requirements(file, edits, notes)
    for found in GONE.finditer(file.code):
        edits.put(found.start(), found.end(), "")
    for found in OPTIONAL_CALL.finditer(file.code):
        edits.put(found.end() - 1, found.end(), "")
    for found in IMPORT.finditer(file.code):
        module = found.group(2)
        if module == "UIKit":
            edits.put(found.start(2), found.end(), "HeadlessUIKit")
        elif module in ("CoreGraphics", "QuartzCore", "ObjectiveC"):
            edits.put(found.start(), found.end(), "")
    for found in re.finditer(r"canImport\(UIKit\)", file.code):
        edits.put(found.start(), found.end(), "canImport(HeadlessUIKit)")
    for found in re.finditer(r"(?m)^(\s*#(?:if|elseif)[^\n]*?)(?<!!)\bos\(iOS\)", file.code):
        edits.put(found.end() - 7, found.end(), "(os(iOS) || os(Linux))")
    for expression, what, way in NOT_DONE:
        for found in re.finditer(expression, file.code):
            notes.add(file.path, file.line(found.start()), what, way)
    _generic_views(file, notes)
    for method in optional:
        _drop_question_marks(file, edits, method)
    return edits.result().split("\n")


def _selectors(file: File, edits: Edits, notes: Notes) -> None:
    for found in SELECTOR.finditer(file.code):
        opening = found.end() - 1
        closing = matching(file.code, opening)
        method = " ".join(file.source[opening + 1 : closing].split())
        line = file.line(found.start())
        if re.match(r"(?:getter|setter)\s*:", method):
            notes.add(file.path, line, "the selector of a property", "use a method")
            continue
        # A cast that tells overloads apart is not needed where the labels are written.
        method = re.sub(r"^\(?(.*?)\s+as\s+.*$", r"\1", method)
        method = re.sub(r"^(?:self|Self|type\(of:\s*self\))\s*[?!]?\.", "", method)
        name = method.split("(")[0]
        owner = None if "." in name else file.type_at(found.start())
        if "." not in name and owner is None:
            notes.add(file.path, line, f"#selector({method}) outside a class", "name the class of the method")
            continue
        reference = f"{owner}.{method}" if owner else method
        label = method if owner else method.rsplit(".", 1)[-1]
        edits.put(found.start(), closing + 1, f'Headless.selector("{label}", {reference})')


def _optional_requirements(file: File, edits: Edits, notes: Notes) -> None:
    for scope in file.scopes:
        if scope.kind != "protocol":
            continue
        defaults = []
        for found in OPTIONAL.finditer(file.code, scope.open, scope.close):
            edits.put(found.start(), found.end(), "")
            rest = file.code[found.end() :]
            signature = re.match(r"func\s+\w+\s*(?=\()", rest)
            if not signature:
                notes.add(file.path, file.line(found.start()), "an optional property", "give it a default in an extension of the protocol")
                continue
            closing = matching(file.code, found.end() + signature.end())
            after = re.match(r"[ \t]*(?:throws\s*)?(->[^\n]*)?", file.code[closing + 1 :]).group()
            head = " ".join(file.source[found.end() : closing + 1].split())
            if "->" in after:
                result = after.strip()[2:].strip()
                if not result.endswith("?"):
                    notes.add(file.path, file.line(found.start()), f"an optional requirement that returns {result}", "give it a default in an extension of the protocol")
                    continue
                defaults.append(f"{head} -> {result} {{ nil }}")
            else:
                defaults.append(f"{head} {{}}")
        if defaults:
            edits.put(scope.close, scope.close + 1, f"}}; extension {scope.name} {{ {'; '.join(defaults)} }}")


def _drop_question_marks(file: File, edits: Edits, method: str) -> None:
    for found in re.finditer(rf"\.{method}\?(?=\()", file.code):
        edits.put(found.end() - 1, found.end(), "")


def _generic_views(file: File, notes: Notes) -> None:
    for found in GENERIC.finditer(file.code):
        parameter = found.group(1)
        opening = file.code.find("{", found.end())
        if opening < 0:
            continue
        for made in re.finditer(rf"(?<![\w.]){parameter}\s*(?:\.init)?\(", file.code[opening : matching(file.code, opening)]):
            notes.add(
                file.path,
                file.line(opening + made.start()),
                f"{parameter}(…) of a generic view",
                "without Objective-C only a required initializer can be called; pass a closure that makes the view",
            )


def assembled(file: File, lines: dict[Path, list[str]]) -> str:
    """The lines, with what was moved, and the places in the source where they come from."""
    result = [f'#sourceLocation(file: "{file.path}", line: 1)']
    for number, line in enumerate(lines[file.path], 1):
        for path, first, last in file.moved.get(number, []):
            result.append(f'#sourceLocation(file: "{path}", line: {first})')
            result += lines[path][first - 1 : last]
        if number in file.moved:
            result.append(f'#sourceLocation(file: "{file.path}", line: {number})')
        result.append("" if number in file.blank else line)
    return "\n".join(result)
