"""Mirrors all Swift files of a folder."""

import shutil
from dataclasses import dataclass, field
from pathlib import Path

from . import rules
from .declarations import Source
from .rules import Edit, Note, Project


@dataclass
class Outcome:
    files: int = 0
    written: int = 0
    edits: int = 0
    moved: int = 0
    notes: list[Note] = field(default_factory=list)

    def summary(self) -> str:
        return (
            f"{self.files} files, {self.written} written; {self.edits} changes, {self.moved} overrides "
            f"moved, {len(self.notes)} remarks."
        )


def mirror(
    sources: list[Source], imports: dict[str, str], names_originals: bool
) -> tuple[dict[str, str], Outcome]:
    """The mirrored text of each file, by its path, and what happened."""
    project = Project(sources, imports)
    outcome = Outcome(files=len(sources))
    edits: dict[str, list[Edit]] = {source.path: [] for source in sources}
    for source in sources:
        found = [
            *rules.attributes(source),
            *rules.imports(source, project),
            *rules.platforms(source),
            *rules.key_paths(source),
            *rules.empty_texts(source),
            *rules.class_protocols(source),
            *rules.selectors(source, project),
            *rules.optional_requirements(source, project),
            *rules.warnings(source),
        ]
        edits[source.path] += [one for one in found if isinstance(one, Edit)]
        outcome.notes += [one for one in found if isinstance(one, Note)]
    for source in sources:
        for move in rules.moves(source, project):
            if isinstance(move, Note):
                outcome.notes.append(move)
                continue
            _apply_move(move, source, edits, outcome)
    result = {}
    for source in sources:
        text = _edited(source.text, edits[source.path], outcome)
        if names_originals:
            text = f'#sourceLocation(file: "{source.path}", line: 1)\n{text}'
        result[source.path] = text
    return result, outcome


def _apply_move(move, source: Source, edits: dict[str, list[Edit]], outcome: Outcome) -> None:
    """Moves an override to the end of its class; errors keep the line that it had."""
    edit, target_source, target, _, line = move
    inside = [one for one in edits[source.path] if edit.start <= one.start and one.end <= edit.end]
    kept = [one for one in edits[source.path] if one not in inside]
    shifted = [Edit(one.start - edit.start, one.end - edit.start, one.text) for one in inside]
    text = _edited(source.text[edit.start : edit.end], shifted, outcome)
    edits[source.path] = [*kept, edit]
    closing = target.end - 1
    there = (
        f'\n#sourceLocation(file: "{source.path}", line: {line})\n{text}\n'
        f'#sourceLocation(file: "{target_source.path}", line: {target_source.line(closing)})\n'
    )
    edits[target_source.path].append(Edit(closing, closing, there))
    outcome.moved += 1


def _edited(text: str, edits: list[Edit], outcome: Outcome) -> str:
    parts, index = [], 0
    for edit in sorted(edits, key=lambda one: (one.start, one.end)):
        if edit.start < index:
            continue
        parts += [text[index : edit.start], edit.text]
        index = edit.end
        outcome.edits += 1
    return "".join([*parts, text[index:]])


def mirror_folder(
    folder: Path, output: Path, imports: dict[str, str], names_originals: bool
) -> Outcome:
    """Mirrors a folder; files that are gone from it go from the mirror, too."""
    paths = sorted(path for path in folder.rglob("*.swift") if path.is_file())
    sources = [Source(str(path), path.read_text(encoding="utf-8")) for path in paths]
    texts, outcome = mirror(sources, imports, names_originals)
    kept = set()
    for path in paths:
        place = output / path.relative_to(folder)
        kept.add(place)
        if place.exists() and place.read_text(encoding="utf-8") == texts[str(path)]:
            continue
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(texts[str(path)], encoding="utf-8")
        outcome.written += 1
    if output.is_dir():
        for old in output.rglob("*.swift"):
            if old not in kept:
                old.unlink()
        for empty in sorted(output.rglob("*"), reverse=True):
            if empty.is_dir() and not any(empty.iterdir()):
                shutil.rmtree(empty)
    return outcome
