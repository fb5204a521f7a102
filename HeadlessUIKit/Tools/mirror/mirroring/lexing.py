"""Finds what is code in a Swift file: comments and the text of strings are blanked."""


def masked(text: str) -> str:
    """The text with comments and strings as spaces, of the same length and with the same lines."""
    result = list(text)
    index = 0
    while index < len(text):
        if text.startswith("//", index):
            end = text.find("\n", index)
            end = len(text) if end < 0 else end
        elif text.startswith("/*", index):
            end = _end_of_comment(text, index)
        elif text[index] == '"' or (text[index] == "#" and _opens_string(text, index)):
            end = _end_of_string(text, index)
        else:
            index += 1
            continue
        for position in range(index, end):
            if result[position] != "\n":
                result[position] = " "
        index = max(end, index + 1)
    return "".join(result)


def _end_of_comment(text: str, start: int) -> int:
    depth, index = 0, start
    while index < len(text):
        if text.startswith("/*", index):
            depth, index = depth + 1, index + 2
        elif text.startswith("*/", index):
            depth, index = depth - 1, index + 2
            if depth == 0:
                return index
        else:
            index += 1
    return len(text)


def _opens_string(text: str, start: int) -> bool:
    index = start
    while index < len(text) and text[index] == "#":
        index += 1
    return index < len(text) and text[index] == '"'


def _end_of_string(text: str, start: int) -> int:
    hashes = 0
    while text[start + hashes] == "#":
        hashes += 1
    opening = start + hashes
    quote = '"""' if text.startswith('"""', opening) else '"'
    closing = quote + "#" * hashes
    escape = "\\" + "#" * hashes
    index = opening + len(quote)
    while index < len(text):
        if text.startswith(escape + "(", index):
            index = _end_of_parentheses(text, index + len(escape))
        elif text.startswith(escape, index):
            index += len(escape) + 1
        elif text.startswith(closing, index):
            return index + len(closing)
        elif quote == '"' and text[index] == "\n":
            return index
        else:
            index += 1
    return len(text)


def _end_of_parentheses(text: str, start: int) -> int:
    depth, index = 0, start
    while index < len(text):
        if text[index] == "(":
            depth += 1
        elif text[index] == ")":
            depth -= 1
            if depth == 0:
                return index + 1
        elif text[index] == '"':
            index = _end_of_string(text, index)
            continue
        index += 1
    return len(text)


CLOSING = {"(": ")", "{": "}", "[": "]", "<": ">"}


def end_of_group(code: str, start: int) -> int:
    """The index behind the bracket that closes the one at the start; the length if none does."""
    opening, closing = code[start], CLOSING[code[start]]
    depth = 0
    for index in range(start, len(code)):
        if opening == "<" and code[index - 1 : index + 1] == "->":
            continue
        if code[index] == opening:
            depth += 1
        elif code[index] == closing:
            depth -= 1
            if depth == 0:
                return index + 1
    return len(code)


def split_list(code: str) -> list[str]:
    """The parts of a list between commas that are in no bracket."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(code):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or character == ">" and code[index - 1] != "-":
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(code[start:index])
            start = index + 1
    parts.append(code[start:])
    return [part.strip() for part in parts if part.strip()]
