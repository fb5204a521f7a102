"""How types are spelled: the same type must read the same in a symbol graph and in the facts."""

import re

# Names that mean the same type to the compiler, and prefixes that only say where a type is from.
_SAME = {
    "TimeInterval": "Double",
    "CFTimeInterval": "Double",
    "NSNotification.Name": "Notification.Name",
}
_MODULES = "UIKit|Foundation|FoundationEssentials|CoreGraphics|QuartzCore|Swift"


def split_outside_brackets(text: str, separator: str = ",") -> list[str]:
    """Splits a list whose elements may contain the separator inside brackets of any sort."""
    parts, depth, current = [], 0, ""
    for index, character in enumerate(text):
        is_arrow = character == ">" and text[index - 1 : index] == "-"
        if character in "<([{":
            depth += 1
        elif character in ">)]}" and not is_arrow:
            depth -= 1
        if character == separator and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += character
    return parts + [current.strip()] if current.strip() else parts


def end_of_bracket(text: str, start: int) -> int:
    """The index after the bracket that closes the one opened just before `start`."""
    depth, index = 1, start
    while depth:
        depth += (text[index] in "([{") - (text[index] in ")]}")
        index += 1
    return index


def normal(type_name: str) -> str:
    """One spelling for each type: without attributes, modules, `any` and needless brackets."""
    text = re.sub(r"@\w+(\([^)]*\))? ?", "", type_name)
    text = re.sub(r"\b(any|some|inout|borrowing|consuming|sending) ", "", text)
    text = re.sub(rf"\b({_MODULES})\.(?=[A-Z])", "", text)
    text = re.sub(r"[\w.]+", lambda match: _SAME.get(match[0], match[0]), text)
    text = re.sub(r"\s+", "", text).replace("->()", "->Void")
    return re.sub(r"\(([\w.<>&]+)\)(?=[?!]|$)", r"\1", text) or "Void"


def optionality(normal_type: str) -> tuple[str, str]:
    """The type without its last mark, and the mark: nothing, `?` or `!`."""
    if normal_type.endswith(("?", "!")):
        return normal_type[:-1], normal_type[-1]
    return normal_type, ""
