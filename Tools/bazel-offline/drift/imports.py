"""Imports that no declared dependency accounts for.

Both build systems put the modules of indirect dependencies within the compiler's reach, so that a
missing dependency is noticed only once a build happens to come in the wrong order.
"""

import collections
import re

_IMPORT = re.compile(
    r"^\s*((?:@\w+(?:\([^)]*\))?\s+)*)"
    r"(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:class|enum|func|let|protocol|struct|typealias|var)\s+)?(\w+)",
    re.MULTILINE,
)


def _imports(sources, root):
    """The modules that sources import, and of these the ones they export again."""
    imported, exported = set(), set()
    for source in sources:
        for attributes, module in _IMPORT.findall((root / source).read_text()):
            imported.add(module)
            if "@_exported" in attributes:
                exported.add(module)
    return imported, exported


def problems(targets, root):
    """Sentences about imports of a package's own modules that are not declared."""
    found = {name: _imports(target.sources, root) for name, target in targets.items()}
    for name, target in sorted(targets.items()):
        reachable, queue = set(), collections.deque(target.dependencies)
        while queue:
            module = queue.popleft()
            if module in reachable or module not in targets:
                continue
            reachable.add(module)
            queue.extend(found[module][1])
        for module in sorted(found[name][0] & targets.keys() - reachable - {name}):
            yield f"{name}: imports {module}, on which it does not depend"
