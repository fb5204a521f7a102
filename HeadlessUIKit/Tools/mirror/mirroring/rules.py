"""What is changed in a Swift file, as edits of its text, and what can only be said."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from .declarations import Method, Parameter, Source, Type
from .lexing import end_of_group


@dataclass(frozen=True)
class Edit:
    start: int
    end: int
    text: str


@dataclass(order=True, frozen=True)
class Note:
    """Something that the command could not do, or did in a way that one should know."""

    path: str
    line: int
    words: str
    stops: bool = True

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {'error' if self.stops else 'note'}: {self.words}"


@dataclass
class Project:
    """What the files say together: methods by name, classes, and optional requirements."""

    sources: list[Source]
    imports: dict[str, str]
    methods: dict[str, list[tuple[Type, Method]]] = field(default_factory=dict)
    classes: dict[str, tuple[Source, Type]] = field(default_factory=dict)
    optional: set[str] = field(default_factory=set)
    closures: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        for source in self.sources:
            optional_closure = r"\b(?:var|let)\s+(\w+)\s*:\s*(?:\(\(|\w+\?)"
            self.closures |= set(re.findall(optional_closure, source.code))
            for kind in source.types:
                if kind.kind in ("class", "actor"):
                    self.classes.setdefault(kind.short_name, (source, kind))
                for method in kind.methods:
                    self.methods.setdefault(method.name, []).append((kind, method))
                    if kind.kind == "protocol" and method.is_optional:
                        self.optional.add(method.name)


_ATTRIBUTES = re.compile(
    r"@(objcMembers|objc|nonobjc|IBOutlet|IBAction|IBInspectable|IBDesignable|IBSegueAction|NSManaged"
    r"|GKInspectable)\b"
)
_CLOSED_UP = re.compile(r"[ \t]*")


def attributes(source: Source) -> Iterator[Edit | Note]:
    """Cuts the attributes that only Objective-C has."""
    for match in _ATTRIBUTES.finditer(source.code):
        end = match.end()
        if source.code.startswith("(", end) and match[1] in ("objc", "IBOutlet"):
            end = end_of_group(source.code, end)
        if match[1] == "NSManaged":
            yield Note(source.path, source.line(match.start()), "Core Data is not there: @NSManaged")
        space = _CLOSED_UP.match(source.code, end)
        yield Edit(match.start(), space.end() if space else end, "")
    for match in re.finditer(r"\bdynamic[ \t]+(?=\w)", source.code):
        yield Edit(match.start(), match.end(), "")


def imports(source: Source, project: Project) -> Iterator[Edit]:
    """Imports other modules in the place of Apple's."""
    pattern = r"\bimport[ \t]+(?:(?:class|struct|enum|protocol|func|var|typealias)[ \t]+)?(\w+)"
    seen = set()
    for match in re.finditer(pattern, source.code):
        new = project.imports.get(match[1])
        if not new:
            continue
        if re.match(r"\.\w", source.code[match.end() :]) is None:
            text = match[0].replace(match[1], new) if new not in seen else ""
            attribute = source.code[: match.start()].rstrip("\t ")
            if not text and attribute.endswith(("@_exported", "public", "internal")):
                text = match[0].replace(match[1], new)
            yield Edit(match.start(), match.end(), text)
            seen.add(new)
        else:
            yield Edit(match.start(1), match.end(1), new)
    for old, new in project.imports.items():
        for match in re.finditer(rf"\bcanImport\(\s*{old}\s*\)", source.code):
            yield Edit(match.start(), match.end(), f"canImport({new})")


def platforms(source: Source) -> Iterator[Edit]:
    """Compiles for Linux, too, what is for iOS."""
    for line in re.finditer(r"(?m)^[ \t]*#(?:if|elseif)\b.*$", source.code):
        for match in re.finditer(r"\bos\(\s*iOS\s*\)", line[0]):
            start = line.start() + match.start()
            yield Edit(start, line.start() + match.end(), "(os(iOS) || os(Linux))")


def empty_texts(source: Source) -> Iterator[Edit]:
    """Gives empty attributed texts their string, without which Linux's Foundation makes none."""
    for match in re.finditer(r"\bNS(?:Mutable)?AttributedString\((?=\))", source.code):
        yield Edit(match.end(), match.end(), 'string: ""')


_LOOSE_PROTOCOL = re.compile(
    r"@objc(?:\(\w+\))?\s+(?:(?:public|internal|fileprivate|private)\s+)?protocol\s+\w+(?=\s*\{)"
)


def class_protocols(source: Source) -> Iterator[Edit]:
    """Keeps protocols of Objective-C for classes, so that references to them can be weak."""
    for match in _LOOSE_PROTOCOL.finditer(source.code):
        yield Edit(match.end(), match.end(), ": AnyObject")


def key_paths(source: Source) -> Iterator[Edit]:
    """Writes key paths of Objective-C as their text."""
    for match in re.finditer(r"#keyPath\(\s*([\w.]+)\s*\)", source.code):
        parts = [part for part in match[1].split(".") if part[:1].islower() and part != "self"]
        yield Edit(match.start(), match.end(), '"' + ".".join(parts) + '"')


def selectors(source: Source, project: Project) -> Iterator[Edit | Note]:
    """Makes selectors that know how to call their methods."""
    for match in re.finditer(r"#selector\s*\(", source.code):
        end = end_of_group(source.code, match.end() - 1)
        inner = " ".join(source.code[match.end() : end - 1].split())
        breaks = "\n" * source.code.count("\n", match.start(), end)
        line = source.line(match.start())
        if re.match(r"(getter|setter):", inner):
            yield Note(source.path, line, f"the selector of a property calls nothing: {inner}", False)
            yield Edit(match.start(), end, f'Selector("{inner.split()[-1]}"){breaks}')
            continue
        name = re.split(r"\s+as\s+", inner)[0].strip("() ") if " as " in inner else inner
        owner, method = _method(name, source, project, match.start())
        if method is None or owner is None:
            base, _, labels = name[_last_dot(name) :].partition("(")
            last = _title(base, [one for one in labels.rstrip(") ").split(":") if one])
            yield Note(
                source.path,
                line,
                f"no method {last} in these sources: its selector has a name and calls nothing",
                False,
            )
            yield Edit(match.start(), end, f'Selector("{last}"){breaks}')
            continue
        if len(method.parameters) > 2 or method.is_async:
            yield Note(source.path, line, f"a selector of this form cannot be called: {inner}")
            continue
        yield Edit(match.start(), end, _selector(owner, method) + breaks)


def _last_dot(name: str) -> int:
    head = name[: name.index("(")] if "(" in name else name
    return head.rfind(".") + 1


def _method(
    name: str, source: Source, project: Project, index: int
) -> tuple[str | None, Method | None]:
    """The method that a selector names, and the type of its target."""
    start = _last_dot(name)
    owner, last = name[: max(0, start - 1)], name[start:]
    base, _, labels = last.partition("(")
    around = source.type_around(index)
    if owner in ("", "self", "Self"):
        owner = around.name if around else ""
    known = project.methods.get(base, [])
    if labels:
        wanted = f"{base}({labels}".replace(" ", "")
        known = [(kind, one) for kind, one in known if one.swift_name == wanted]
    short = owner.rsplit(".", 1)[-1]
    own = [one for kind, one in known if kind.short_name == short]
    inherited = [(kind, one) for kind, one in known if kind.kind != "protocol"] or known
    if not own and inherited:
        own = [inherited[0][1]]
        if not owner:
            owner = inherited[0][0].name
    if not own:
        return None, None
    unlabelled = [one for one in own if not one.parameters] if not labels else own
    return owner or None, (unlabelled or own)[0]


def _selector(owner: str, method: Method) -> str:
    names = ["sender", "event"][: len(method.parameters)]
    taken = [f"target: {owner}"]
    given = []
    for name, parameter in zip(names, method.parameters):
        label = "" if parameter.label == "_" else f"{parameter.label}: "
        kind, value = _argument(name, parameter)
        taken.append(f"{name}: {kind}")
        given.append(label + value)
    call = f"target.{method.name}({', '.join(given)})"
    if method.returns:
        call = f"_ = {call}"
    title = _title(method.name, [one.label for one in method.parameters])
    return f'Headless.selector("{title}") {{ ({", ".join(taken)}) in {call} }}'


def _title(base: str, labels: list[str]) -> str:
    """The name of a method in Objective-C."""
    base = base.strip("`")
    if not labels:
        return base
    first = "" if labels[0] == "_" else "With" + labels[0][:1].upper() + labels[0][1:]
    return base + first + ":" + "".join(("" if one == "_" else one) + ":" for one in labels[1:])


def _argument(name: str, parameter: Parameter) -> tuple[str, str]:
    """The type of a closure's parameter, and how it is passed on."""
    kind = parameter.type
    if kind in ("Any", "Any?", "Any!"):
        return "Any?", name if kind != "Any" else f"{name} as Any"
    if kind.endswith(("?", "!")):
        return "Any?", f"{name} as? {kind[:-1]}"
    return kind, name


_MEMBER = re.compile(
    r"(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:public|open|internal|final|package|nonisolated|class|static)\s+)*"
    r"override\b"
)


def moves(
    source: Source, project: Project
) -> Iterator[tuple[Edit, Source, Type, str, int] | Note]:
    """The overrides in extensions of classes, each with the class that it moves to."""
    for extension in source.types:
        if extension.kind != "extension":
            continue
        index = extension.body
        while match := _MEMBER.search(source.code, index, extension.end):
            start = match.start()
            end = _end_of_member(source.code, match.end(), extension.end)
            index = end
            line = source.line(start)
            target = project.classes.get(extension.short_name)
            if target is None:
                yield Note(source.path, line, f"an override in an extension of {extension.name}")
                continue
            if source.type_around(start) is not extension:
                continue
            text = source.text[start:end]
            edit = Edit(start, end, "\n" * text.count("\n"))
            yield edit, target[0], target[1], text, line


def _end_of_member(code: str, start: int, limit: int) -> int:
    """The end of a method or of a computed property."""
    depth = 0
    for index in range(start, limit):
        character = code[index]
        if character in "([":
            depth += 1
        elif character in ")]":
            depth -= 1
        elif character == "{" and depth == 0:
            return end_of_group(code, index)
    return limit


def optional_requirements(source: Source, project: Project) -> Iterator[Edit | Note]:
    """Gives optional requirements an empty implementation, and cuts the question mark of calls."""
    for kind in source.types:
        if kind.kind != "protocol":
            continue
        for method in kind.methods:
            if not method.is_optional:
                continue
            head = source.code.rfind("\n", 0, method.start) + 1
            match = re.search(r"\boptional[ \t]+", source.code[head : method.start])
            if match:
                yield Edit(head + match.start(), head + match.end(), "")
            if method.returns and not method.text.rstrip().endswith("?"):
                yield Note(
                    source.path,
                    source.line(method.start),
                    f"an optional requirement with a result: implement {method.name} everywhere",
                )
                continue
            body = " nil " if method.returns else ""
            text = " ".join(method.text.split())
            implementation = f"extension {kind.name} {{ {text} {{{body}}} }}\n"
            at_end = len(source.text)
            gap = "" if source.text.endswith("\n") else "\n"
            yield Edit(at_end, at_end, gap + implementation)
    names = "|".join(sorted(project.optional))
    if names:
        for match in re.finditer(rf"\.(?:{names})(\?)\(", source.code):
            yield Edit(match.start(1), match.end(1), "")
    for match in re.finditer(
        r"\b\w*(?:[dD]elegate|dataSource|prefetchDataSource)\b[?!]?\.(\w+)(\?)\(", source.code
    ):
        if match[1] not in project.closures:
            yield Edit(match.start(2), match.end(2), "")


_WARNINGS = (
    (r"\bobjc_(?:set|get)AssociatedObject\b", "associated objects are not there", True),
    (r"\.observe\(\s*\\", "key-value observing is not there", True),
    (r"\bNSKeyValueObservation\b", "key-value observing is not there", True),
    (r"\baddObserver\([^)]*forKeyPath:", "key-value observing is not there", True),
    (r"\bUI(?:HostingController|ViewRepresentable|HostingConfiguration)\b", "this is SwiftUI's", False),
    (r"\bDateComponentsFormatter\b", "Foundation has no DateComponentsFormatter there", True),
    (r"\bTimer\b[^\n]*\bselector:", "timers have blocks there, and no targets", True),
    (r"\bperform\(\s*#selector", "methods cannot be performed by their names", True),
    (r"#(?:colorLiteral|imageLiteral)\b", "literals of colors and images are Xcode's", True),
)


def warnings(source: Source) -> Iterator[Note]:
    """What cannot be mirrored."""
    for pattern, words, stops in _WARNINGS:
        for match in re.finditer(pattern, source.code):
            yield Note(source.path, source.line(match.start()), words, stops)
    for kind in source.types:
        for match in re.finditer(r"[<,]\s*(\w+)\s*:\s*(UI\w*View\w*)", kind.heading):
            for use in re.finditer(rf"\b{match[1]}\(\s*\w+\s*:", source.code[kind.body : kind.end]):
                yield Note(
                    source.path,
                    source.line(kind.body + use.start()),
                    f"a generic {match[2]} is made with {match[1]}(): set the frame afterwards",
                )
