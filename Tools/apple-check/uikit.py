"""Makes a UIKit to type-check against from the interface of HeadlessUIKit.

Each declaration of HeadlessUIKit is one of UIKit's (`Tools/api-check` keeps that so), but in three ways UIKit's are others:
requirements of delegates are optional, which only Objective-C has; nobody has default implementations of them; and the hooks
for tests, `Headless`, are not there. What `stand-ins/UIKit.swiftinterface` declares is added: what the sources use where UIKit
is, and HeadlessUIKit has not.
"""

import re
from pathlib import Path

here = Path(__file__).resolve().parent
FACTS = Path(__file__).resolve().parent.parent.parent / "HeadlessUIKit" / "Tools" / "api-check"
UNAVAILABLE = '@available(*, unavailable, message: "is not there on tvOS")'


def optional_requirements() -> set[tuple[str, str]]:
    """The owners and names of optional requirements."""
    found = set()
    for table in ("facts.tsv", "more-facts.tsv"):
        for line in (FACTS / table).read_text().splitlines():
            fields = line.split("\t")
            if not line.startswith("#") and len(fields) > 8 and fields[8] == "optional":
                found.add((fields[0], fields[2]))
    return found


def blocks(interface: str) -> list[list[str]]:
    """The declarations at the top of an interface, with their lines."""
    found: list[list[str]] = []
    is_inside = False
    for line in interface.splitlines():
        if is_inside:
            found[-1].append(line)
            is_inside = line != "}"
        else:
            found.append([line])
            is_inside = line.endswith("{")
    return found


def full_name(line: str) -> str:
    """The name of a function with its labels, or of a property; empty for other lines."""
    if match := re.search(r"\b(?:var|let) (\w+)", line):
        return match[1]
    match = re.search(r"\bfunc (\w+)\(", line)
    if not match:
        return ""
    depth, labels, start = 0, "", match.end()
    parameter = ""
    for character in line[start:]:
        if character in "([<":
            depth += 1
        if character in ")]>":
            if depth == 0 and character == ")":
                break
            depth -= character != ">" or depth > 0
        if character == "," and depth == 0:
            labels += parameter.split()[0].rstrip(":") + ":"
            parameter = ""
        else:
            parameter += character
    if parameter.strip():
        labels += parameter.split()[0].rstrip(":") + ":"
    return f"{match[1]}({labels})"


def members(block: list[str]) -> list[list[str]]:
    """The members of a declaration, with their lines."""
    found: list[list[str]] = []
    for line in block[1:-1]:
        if found and (line.startswith("    ") or line == "  }"):
            found[-1].append(line)
        else:
            found.append([line])
    return found


def objective_protocols(found: list[list[str]], known: set[str]) -> set[str]:
    """The protocols that have to be Objective-C's: those known, and those that they inherit from or mention."""
    protocols = {match[1]: block for block in found if (match := re.search(r"\bprotocol (\w+)", block[0]))}
    # A protocol with an associated type is Swift's.
    protocols = {name: block for name, block in protocols.items() if not any("associatedtype" in line for line in block)}
    known = known & set(protocols)
    while True:
        text = "\n".join(line for name in known for line in protocols[name])
        more = {name for name in re.findall(r"HeadlessUIKit\.(\w+)", text) if name in protocols} | known
        if more == known:
            return known
        known = more


def make(interface: str, more: str) -> str:
    """The interface of a UIKit."""
    optional = optional_requirements()
    found = blocks(interface)
    objective = objective_protocols(found, {owner for owner, _ in optional})
    result = []
    for block in found:
        first = block[0]
        if re.search(r"^public enum Headless \{|^extension HeadlessUIKit\.Headless\b", first):
            continue
        if match := re.search(r"\bprotocol (\w+)", first):
            if match[1] in objective:
                kept = [f"@objc {first}"]
                for member in members(block):
                    if (match[1], full_name(member[0])) in optional:
                        member[0] = re.sub(r"^  (.*?)\b(func|var) ", r"  @objc \1optional \2 ", member[0], count=1)
                    kept += member
                block = [*kept, "}"]
        elif match := re.match(r"extension HeadlessUIKit\.(\w+) (: .*)?\{", first):
            if match[1] in objective:
                rest = [m for m in members(block) if (match[1], full_name(m[0])) not in optional]
                block = [first, *(line for m in rest for line in m), "}"]
        result += block
    text = "\n".join(result) + "\n"
    # Enumerations of integers and values are there for Objective-C, too.
    text = re.sub(r"^( *)((?:@\S+ )*public enum \w+ : Swift\.U?Int\b)", r"\1@objc \2", text, flags=re.MULTILINE)
    return text.replace("HeadlessUIKit", "UIKit") + more


def on_tvos(interface: str, names: set[str]) -> str:
    """The interface as it is on tvOS: what has one of the names, or mentions a type that has one, is unavailable."""
    mention = re.compile(rf"\bUIKit\.({'|'.join(names)})\b")
    result = []
    for block in blocks(interface):
        match = re.search(r"\b(?:class|struct|enum|protocol|typealias|extension) (?:UIKit\.)?(\w+)", block[0])
        if match and match[1] in names:
            result += [UNAVAILABLE, *block]
            continue
        if len(block) == 1:
            result += block
            continue
        result.append(block[0])
        for member in members(block):
            name = full_name(member[0]) or "".join(re.findall(r"\btypealias (\w+)", member[0]))
            # A class cannot implement a requirement that is unavailable.
            if name in names and "(" in name and " protocol " not in block[0]:
                continue
            if name in names or mention.search("\n".join(member)):
                result.append(UNAVAILABLE)
            result += member
        result.append(block[-1])
    return "\n".join(result) + "\n"
