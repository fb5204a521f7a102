"""What could not be done, with a way round."""

from pathlib import Path


class Notes:
    def __init__(self) -> None:
        self.all: list[tuple[Path, int, str, str]] = []

    def add(self, path: Path, line: int, what: str, way: str) -> None:
        note = (path, line, what, way)
        if note not in self.all:
            self.all.append(note)

    def show(self, count: int) -> None:
        for path, line, what, way in sorted(self.all):
            print(f"{path}:{line}: {what}: {way}")
        print(f"{count} files mirrored, {len(self.all)} places left to you.")
