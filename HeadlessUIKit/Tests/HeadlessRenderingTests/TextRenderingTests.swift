import HeadlessRendering
import HeadlessUIKit
import Testing

@MainActor
@Suite struct TextRenderingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 80))

  /// Draws with cells of ten by ten points, so that places can be counted.
  private func draw() -> String {
    HeadlessRenderer.text(of: root, cellSize: CGSize(width: 10, height: 10))
  }

  @discardableResult
  private func label(
    _ text: String,
    x: CGFloat,
    y: CGFloat,
    width: CGFloat = 100,
    height: CGFloat = 10,
    in container: UIView? = nil
  ) -> UILabel {
    let frame = CGRect(x: x, y: y, width: width, height: height)
    let label = Scenes.label(text, frame, size: 8)
    (container ?? root).addSubview(label)
    return label
  }

  private func box(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    _ look: (UIView) -> Void
  ) -> UIView {
    let box = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    look(box)
    root.addSubview(box)
    return box
  }

  @Test func `a screen of cards is drawn as a whole`() {
    let expected = """

        Today


        ╭───────────────────────────────────────╮
        │  ◉   Buy milk & eggs 🥛       ╭───────┤
        │                               │ Done  │
        │      due tomorrow             ╰───────┤
        ╰───────────────────────────────────────╯

        ╭───────────────────────────────────────╮
        │  ○   Call 山田さん about t…   ╭───────┤
        │                               │ Done  │
        │      due tomorrow             ╰───────┤
        │                                       │
        ╰───────────────────────────────────────╯
      """
    #expect(HeadlessRenderer.text(of: Scenes.cards()) == expected)
  }

  @Test func `a label stands at its place`() {
    label("ab", x: 20, y: 10)
    label("cd", x: 0, y: 30)
    #expect(draw() == "\n  ab\n\ncd")
  }

  @Test func `an empty view is no text`() {
    #expect(draw() == "")
    #expect(HeadlessRenderer.text(of: UIView()) == "")
  }

  @Test func `alignment counts columns from the edge it names`() {
    label("ab", x: 0, y: 0).textAlignment = .right
    label("ab", x: 0, y: 10).textAlignment = .center
    label("ab", x: 0, y: 20).semanticContentAttribute = .forceRightToLeft
    #expect(draw() == "        ab\n    ab\n        ab")
  }

  @Test func `lines stand as the label wraps and shortens them`() {
    let text = label("one two three fourteen", x: 10, y: 0, width: 40, height: 20)
    text.numberOfLines = 0
    #expect(draw() == " one two\n three fou…")
    text.numberOfLines = 1
    #expect(draw() == "\n one two …")
  }

  @Test func `wide characters take two columns`() {
    label("漢字|", x: 0, y: 0)
    label("👨‍👩‍👧‍👦|", x: 0, y: 10)
    label("abcd|", x: 0, y: 20)
    label("e\u{301}|", x: 0, y: 30)
    #expect(draw() == "漢字|\n👨‍👩‍👧‍👦|\nabcd|\ne\u{301}|")
    label("x", x: 60, y: 0)
    #expect(draw().hasPrefix("漢字| x\n"))
  }

  @Test func `borders and backgrounds are closed boxes`() {
    _ = box(10, 10, 50, 30) { $0.layer.borderWidth = 1 }
    _ = box(70, 10, 40, 30) { $0.backgroundColor = .systemGray }
    #expect(
      draw() == """

         ┌───┐ ┌──┐
         │   │ │  │
         └───┘ └──┘
        """
    )
  }

  @Test func `equal frames get equal boxes wherever they lie`() {
    for offset: CGFloat in [0, 3, 5, 8] {
      root.subviews.first?.removeFromSuperview()
      let frame = box(10 + offset, 10 + offset, 24, 24) { $0.layer.borderWidth = 1 }
      #expect(draw().filter { $0 == "─" }.count == 2, "at \(frame.frame.origin)")
      #expect(draw().filter { $0 == "│" }.count == 2)
    }
  }

  @Test func `the background of the whole drawing has no box`() {
    let background = box(0, 0, 140, 80) { $0.backgroundColor = .systemGray }
    #expect(draw() == "")
    background.frame.size.width = 100
    #expect(draw() == "┌────────┐\n" + String(repeating: "│        │\n", count: 6) + "└────────┘")
  }

  @Test func `round corners are drawn round`() {
    _ = box(0, 0, 30, 30) {
      $0.layer.borderWidth = 1
      $0.layer.cornerRadius = 4
    }
    #expect(draw() == "╭─╮\n│ │\n╰─╯")
  }

  @Test func `a background like the one behind it draws nothing`() {
    root.backgroundColor = .white
    _ = box(10, 10, 50, 30) { $0.backgroundColor = .white }
    _ = box(10, 10, 50, 30) { $0.backgroundColor = .clear }
    #expect(draw() == "")
  }

  @Test func `a thin bar is a line and a speck is nothing`() {
    _ = box(10, 14, 50, 0.5) { $0.backgroundColor = .separator }
    _ = box(80, 10, 1, 30) { $0.backgroundColor = .separator }
    _ = box(120, 10, 3, 3) { $0.backgroundColor = .separator }
    #expect(draw() == "\n ─────  │\n        │\n        │")
  }

  @Test func `lines that cross or touch are joined`() {
    _ = box(0, 0, 50, 30) { $0.layer.borderWidth = 1 }
    _ = box(0, 14, 50, 1) { $0.backgroundColor = .separator }
    _ = box(20, 0, 1, 30) { $0.backgroundColor = .separator }
    #expect(draw() == "┌─┼─┐\n┼─┼─┼\n└─┼─┘")
  }

  @Test func `an opaque view hides what is behind it`() {
    label("hidden", x: 0, y: 0)
    label("漢字 seen", x: 0, y: 10)
    let cover = box(0, 0, 30, 20) { $0.backgroundColor = .white }
    label("top", x: 0, y: 0, in: cover)
    #expect(draw() == "topden\n     seen")
    cover.backgroundColor = UIColor.white.withAlphaComponent(0.5)
    #expect(draw().contains("漢字 seen"))
  }

  @Test func `half a wide character is not drawn`() {
    label("漢字", x: 0, y: 0)
    _ = box(10, 0, 20, 10) { $0.backgroundColor = .white }
    #expect(draw() == "")
  }

  @Test func `lines do not cross text out`() {
    label("abc", x: 10, y: 0)
    _ = box(0, 0, 60, 20) { $0.layer.borderWidth = 1 }
    #expect(draw() == "┌abc─┐\n└────┘")
  }

  @Test func `hidden and transparent views are not drawn`() {
    label("a", x: 0, y: 0).isHidden = true
    let container = box(0, 10, 100, 10) { $0.alpha = 0 }
    label("b", x: 0, y: 0, in: container)
    #expect(draw() == "")
  }

  @Test func `a view that clips cuts text where it ends`() {
    let outer = box(10, 10, 60, 20) { $0.clipsToBounds = true }
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.clipsToBounds = true
    outer.addSubview(inner)
    label("mmmmmmmmmmmm", x: 0, y: 0, in: inner).font = .monospacedSystemFont(
      ofSize: 1000 / 60,
      weight: .regular
    )
    label("below", x: 0, y: 20, in: inner)
    #expect(draw() == "\n mmmmmm")
  }

  @Test func `a scrolled view shows what is in sight`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 10, width: 100, height: 30))
    scrollView.contentSize = CGSize(width: 100, height: 200)
    for index in 0..<20 {
      label("row \(index)", x: 10, y: CGFloat(index) * 10, in: scrollView)
    }
    root.addSubview(scrollView)
    scrollView.contentOffset.y = 50
    #expect(draw() == "\n row 5\n row 6\n row 7")
    scrollView.contentOffset.y = -10
    #expect(draw() == "\n\n row 0\n row 1")
  }

  @Test func `a box that is partly out of sight is left open`() {
    let outer = box(0, 0, 100, 30) { $0.clipsToBounds = true }
    let inner = UIView(frame: CGRect(x: 0, y: -10, width: 30, height: 30))
    inner.layer.borderWidth = 1
    outer.addSubview(inner)
    #expect(draw() == "│ │\n└─┘")
  }

  @Test func `text moves aside for other text`() {
    label("illicit", x: 0, y: 0, width: 30)
    label("next", x: 30, y: 0)
    #expect(draw() == "illicit next")
  }

  @Test func `two lines of text on one row take two`() {
    label("first line", x: 0, y: 0)
    label("second line", x: 0, y: 1)
    #expect(draw() == "first line\nsecond line")
  }

  @Test func `text that would be cut off moves to the left`() {
    label("illicit", x: 100, y: 0, width: 40)
    #expect(draw() == "       illicit")
  }

  @Test func `pictures are symbols, names or boxes`() {
    for (index, name) in ["star.fill", "cat", "a-long-name"].enumerated() {
      let view = UIImageView(image: Scenes.image(name))
      view.frame = CGRect(x: 0, y: CGFloat(index) * 10, width: 50, height: 10)
      root.addSubview(view)
    }
    #expect(draw() == "  ★\n[cat]\n  ▨")
  }

  @Test func `a button and a field show their text`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
    let field = UITextField(frame: CGRect(x: 0, y: 10, width: 80, height: 30))
    field.borderStyle = .roundedRect
    field.placeholder = "Find"
    root.addSubview(button)
    root.addSubview(field)
    #expect(draw() == "  Go\n╭──────╮\n│Find  │\n╰──────╯")
  }

  @Test func `drawing does the layout that is pending`() {
    final class Row: UIView {
      let label = Scenes.label("late", .zero, size: 8)
      override func layoutSubviews() {
        if label.superview == nil { addSubview(label) }
        label.frame = bounds
      }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(HeadlessRenderer.text(of: row, cellSize: CGSize(width: 10, height: 10)) == "late")
  }

  @Test func `a size that is no number draws nothing and does not trap`() {
    let huge = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 80))
    huge.transform = CGAffineTransform(scaleX: 1e300, y: 1e300)
    huge.backgroundColor = .black
    root.addSubview(huge)
    label("over", x: 0, y: 0)
    #expect(draw() == "over")
  }
}
