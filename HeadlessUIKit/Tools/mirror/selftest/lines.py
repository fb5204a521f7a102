"""Checks that each line of a source is in its mirrored copy, where the directives say it comes from."""

import re
import sys
from pathlib import Path

source, mirrored = Path(sys.argv[1]), Path(sys.argv[2])
lines = source.read_text(encoding="utf-8").split("\n")
texts: dict[int, str] = {}
number = 0
for line in mirrored.read_text(encoding="utf-8").split("\n"):
    if found := re.match(r'#sourceLocation\(file: "(.*)", line: (\d+)\)', line):
        number = int(found.group(2))
        continue
    texts[number] = texts.get(number, "") or line
    number += 1
wrong = [
    index
    for index, line in enumerate(lines, 1)
    if index not in texts or (not re.search(r"[@#]|\bimport\b|\?\(|^}", line) and texts[index] != line)
]
if wrong:
    sys.exit(f"{source.name}: lines {wrong} are not where they were")
