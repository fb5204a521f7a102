"""Pictures that are made of frames, and files of them that are written or checked."""

import re
import sys

_SIZE = re.compile(r'<svg[^>]*?width="([\d.]+)"[^>]*?height="([\d.]+)"', re.S)


def beside(frames):
    """Frames side by side, each with its caption below, as one picture."""
    gap, caption = 24, 34
    x, height, parts = gap / 2, 0, []
    for index, frame in enumerate(frames):
        # Names inside of a picture are names of the whole.
        frame["svg"] = re.sub(r'(id="|url\(#|href="#)', rf"\g<1>f{index}-", frame["svg"])
        width, own = (float(number) for number in _SIZE.search(frame["svg"]).groups())
        parts.append(f'<clipPath id="c{index}"><rect x="{x:g}" y="8" width="{width:g}" height="{own:g}" rx="10"/></clipPath>')
        parts.append(f'<g clip-path="url(#c{index})"><svg x="{x:g}" y="8"{frame["svg"].split("<svg", 1)[1]}</g>')
        parts.append(f'<rect x="{x:g}" y="8" width="{width:g}" height="{own:g}" rx="10" fill="none" stroke="#888" stroke-width="2"/>')
        lines = wrapped(frame["caption"], width / 6.4)
        for number, text in enumerate(lines):
            parts.append(
                f'<text x="{x + width / 2:g}" y="{own + 26 + 15 * number:g}" text-anchor="middle" '
                f'font-family="sans-serif" font-size="12" fill="#888">{text}</text>'
            )
        x, height = x + width + gap, max(height, own + 8 + caption + 15 * (len(lines) - 1))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{x - gap / 2:g}" height="{height:g}" viewBox="0 0 {x - gap / 2:g} {height:g}">'
    return "\n".join([head, *parts, "</svg>"]) + "\n"


def wrapped(text, length):
    """The lines of a text that has so many letters to a line."""
    lines, line = [], ""
    for word in text.split():
        if line and len(line) + len(word) > length:
            lines, line = [*lines, line], word
        else:
            line = f"{line} {word}".strip()
    return [*lines, line]


def write(pictures, folder, command, is_check):
    """Writes pictures into a folder, or fails if one there shows something else."""
    if is_check:
        # Only a check needs it, and not what draws a picture without the package.
        import built

        stale = [name for name, text in pictures.items()
                 if not (folder / name).is_file() or not built.is_same_picture((folder / name).read_text(), text)]
        if stale:
            sys.exit(f"Not what the lists show: {', '.join(stale)}. Run {command}.")
        print(f"{len(pictures)} pictures are up to date.")
        return
    folder.mkdir(exist_ok=True)
    for name, text in pictures.items():
        (folder / name).write_text(text)
