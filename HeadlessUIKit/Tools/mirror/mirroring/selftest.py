"""Small files and what becomes of them."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from .declarations import Source
from .folder import mirror, mirror_folder
from .lexing import masked

IMPORTS = {"UIKit": "HeadlessUIKit", "QuartzCore": "HeadlessUIKit"}
CASES: list[Callable[[], None]] = []


def case(check: Callable[[], None]) -> Callable[[], None]:
    CASES.append(check)
    return check


def mirrored(*texts: str) -> tuple[list[str], list[str]]:
    sources = [Source(f"{index}.swift", text) for index, text in enumerate(texts)]
    found, outcome = mirror(sources, IMPORTS, names_originals=False)
    return list(found.values()), [str(note) for note in outcome.notes]


def expect(found: object, right: object) -> None:
    if found != right:
        raise AssertionError(f"found\n{found}\nexpected\n{right}")


@case
def comments_and_strings_are_no_code() -> None:
    text = '// @objc\n/* /* @objc */ */ let a = "@objc \\(b("@objc"))"\nlet c = #"@objc \\"#; @objc'
    expect(masked(text).count("@objc"), 1)
    expect(len(masked(text)), len(text))
    expect(masked('"""\n@objc "x" \\""" @objc\n""" @objc').count("@objc"), 1)


@case
def attributes_are_cut_and_lines_stay() -> None:
    text = (
        "import UIKit\n@objcMembers\nclass A: UIView {\n"
        "  @IBOutlet weak var label: UILabel!\n  @objc(tapIt:) dynamic func tap() {}\n}\n"
    )
    found, notes = mirrored(text)
    expect(
        found[0],
        "import HeadlessUIKit\n\nclass A: UIView {\n"
        "  weak var label: UILabel!\n  func tap() {}\n}\n",
    )
    expect(notes, [])


@case
def a_protocol_of_objective_c_is_for_classes() -> None:
    found, _ = mirrored("@objc protocol A {\n}\n@objc public protocol B: A {}\nprotocol C {}\n")
    expect(found[0], "protocol A: AnyObject {\n}\npublic protocol B: A {}\nprotocol C {}\n")


@case
def an_empty_attributed_text_has_an_empty_string() -> None:
    found, _ = mirrored("let a = NSMutableAttributedString(), b = NSAttributedString(string: x)\n")
    expect(
        found[0],
        'let a = NSMutableAttributedString(string: ""), b = NSAttributedString(string: x)\n',
    )


@case
def a_selector_knows_its_method() -> None:
    text = (
        "class A: UIView {\n"
        "  func setUp() { b.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)\n"
        "    c.addTarget(self, action: #selector(done), for: .touchUpInside) }\n"
        "  @objc private func tap(_ sender: UIButton) {}\n  @objc func done() -> Bool { true }\n}\n"
    )
    found, notes = mirrored(text)
    lines = found[0].split("\n")
    expect(
        lines[1].split("action: ")[1],
        'Headless.selector("tap:") { (target: A, sender: UIButton) in target.tap(sender) }, '
        "for: .touchUpInside)",
    )
    expect("{ (target: A) in _ = target.done() }" in lines[2], True)
    expect(len(lines), len(text.split("\n")))
    expect(notes, [])


@case
def a_selector_of_another_type_and_of_two_lines() -> None:
    texts = (
        "final class B { func run(by sender: Any?, event: UIEvent?) {} }\n",
        "let s = #selector(\n  B.run(by:event:)\n)\nlet t = 1\n",
    )
    found, _ = mirrored(*texts)
    expect(
        found[1],
        'let s = Headless.selector("runWithBy:event:") { (target: B, sender: Any?, event: Any?) in '
        "target.run(by: sender, event: event as? UIEvent) }\n\n\nlet t = 1\n",
    )


@case
def overloads_are_told_apart_by_their_labels() -> None:
    text = (
        "class A { func f() {}\n func f(_ x: UIView) {}\n"
        "let a = #selector(A.f(_:))\n let b = #selector(A.f as (A) -> () -> Void) }\n"
    )
    found, _ = mirrored(text)
    expect("target.f(sender)" in found[0].split("\n")[2], True)
    expect("target.f()" in found[0].split("\n")[3], True)


@case
def a_selector_of_the_system_has_only_a_name() -> None:
    found, notes = mirrored("let a = #selector(UIResponder.copy(_:))\n")
    expect(found[0], 'let a = Selector("copy:")\n')
    expect(len(notes), 1)
    expect("note:" in notes[0], True)


@case
def an_override_moves_into_its_class() -> None:
    text = (
        "class A: UIView {\n  var x = 1\n}\nextension A {\n"
        "  override func layoutSubviews() {\n    super.layoutSubviews()\n  }\n"
        "  public override var canBecomeFirstResponder: Bool { true }\n  func own() {}\n}\n"
    )
    found, notes = mirrored(text)
    before, after = found[0].split("extension A {")
    expect("override func layoutSubviews() {\n    super.layoutSubviews()\n  }" in before, True)
    expect("public override var canBecomeFirstResponder" in before, True)
    expect('#sourceLocation(file: "0.swift", line: 5)' in before, True)
    expect("override" in after, False)
    expect(after.count("\n"), text.split("extension A {")[1].count("\n"))
    expect("func own() {}" in after, True)
    expect(notes, [])


@case
def selectors_in_a_moved_override_are_changed_too() -> None:
    text = (
        "class A: UIView {}\nextension A {\n  override func didMoveToWindow() { "
        "b.addTarget(self, action: #selector(f), for: .touchUpInside) }\n  @objc func f() {}\n}\n"
    )
    found, _ = mirrored(text)
    expect("#selector" in found[0], False)
    expect(found[0].count("Headless.selector"), 1)


@case
def an_override_for_a_class_of_others_is_reported() -> None:
    _, notes = mirrored("extension UIButton {\n  override func awakeFromNib() {}\n}\n")
    expect(notes, ["0.swift:2: error: an override in an extension of UIButton"])


@case
def optional_requirements_become_empty_ones() -> None:
    text = (
        "@objc protocol P: AnyObject {\n  @objc optional func tapped(_ x: Int)\n"
        "  @objc optional func name() -> String?\n}\nfunc g(p: P?) { p?.tapped?(1) }\n"
        "func h() { delegate?.scrollViewDidScroll?(s) }\n"
    )
    found, notes = mirrored(text)
    lines = found[0].split("\n")
    expect(lines[1], "  func tapped(_ x: Int)")
    expect(lines[4], "func g(p: P?) { p?.tapped(1) }")
    expect(lines[5], "func h() { delegate?.scrollViewDidScroll(s) }")
    expect("extension P { func tapped(_ x: Int) {} }" in found[0], True)
    expect("extension P { func name() -> String? { nil } }" in found[0], True)
    expect(notes, [])


@case
def imports_are_replaced_once() -> None:
    found, _ = mirrored("import UIKit\nimport QuartzCore\n#if canImport(UIKit)\n#endif\n")
    expect(found[0], "import HeadlessUIKit\n\n#if canImport(HeadlessUIKit)\n#endif\n")


@case
def what_is_for_ios_is_for_linux() -> None:
    found, _ = mirrored("#if os(iOS) && !os(macOS)\nlet a = 1 // os(iOS)\n#endif\n")
    expect(found[0], "#if (os(iOS) || os(Linux)) && !os(macOS)\nlet a = 1 // os(iOS)\n#endif\n")


@case
def closures_of_a_delegate_stay_optional() -> None:
    text = "class D { var onTap: (() -> Void)? }\nfunc f() { delegate?.onTap?(); delegate?.did?(1) }\n"
    found, _ = mirrored(text)
    expect(found[0].split("\n")[1], "func f() { delegate?.onTap?(); delegate?.did(1) }")


@case
def key_paths_are_text() -> None:
    found, _ = mirrored("let k = #keyPath(CALayer.shadowPath)\n")
    expect(found[0], 'let k = "shadowPath"\n')


@case
def what_cannot_be_done_is_said() -> None:
    text = (
        "class Box<V: UIView>: UIView {\n  let v = V(frame: .zero)\n}\n"
        "let t = scroll.observe(\\.contentSize) { _, _ in }\n"
    )
    _, notes = mirrored(text)
    expect([note.split(":")[1] for note in sorted(notes)], ["2", "4"])
    expect(all(": error: " in note for note in notes), True)


@case
def a_folder_is_mirrored_and_only_changes_are_written() -> None:
    with tempfile.TemporaryDirectory() as directory:
        folder, output = Path(directory, "in"), Path(directory, "out")
        (folder / "Cells").mkdir(parents=True)
        file = folder / "Cells" / "A.swift"
        file.write_text("import UIKit\n")
        (folder / "B.swift").write_text("let b = 1\n")
        expect(mirror_folder(folder, output, IMPORTS, True).written, 2)
        lines = (output / "Cells" / "A.swift").read_text().split("\n")
        expect(lines[0], f'#sourceLocation(file: "{file}", line: 1)')
        expect(lines[1], "import HeadlessUIKit")
        expect(mirror_folder(folder, output, IMPORTS, True).written, 0)
        file.unlink()
        mirror_folder(folder, output, IMPORTS, True)
        expect(sorted(path.name for path in output.rglob("*")), ["B.swift"])


def run() -> int:
    failed = 0
    for check in CASES:
        try:
            check()
        except AssertionError as problem:
            failed += 1
            print(f"{check.__name__.replace('_', ' ')}: {problem}")
    print(f"{len(CASES) - failed} of {len(CASES)} checks pass.")
    return 1 if failed else 0
