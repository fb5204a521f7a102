import HeadlessRendering
import HeadlessUIKit
import TestSupport
import Testing

/// Draws trees nobody would write, to see that no number traps and no document breaks.
@MainActor
@Suite struct RandomTreeTests {
  private static let lengths: [CGFloat] = [
    0, 0.1, 1, 7, 14, 33.3, 100, 1e4, 1e12, 1e300, -5, -1e300, .infinity,
  ]

  private func tree(depth: Int, _ generator: inout SeededGenerator) -> UIView {
    func length() -> CGFloat { Self.lengths.randomElement(using: &generator) ?? 0 }
    func isChosen() -> Bool { Bool.random(using: &generator) }
    let view: UIView
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      let label = UILabel()
      label.text = ["", "a & b", "漢字 👨‍👩‍👧‍👦", "one two\nthree", "\u{301}"].randomElement(
        using: &generator
      )
      label.numberOfLines = Int.random(in: 0...3, using: &generator)
      label.font = .systemFont(ofSize: length())
      view = label
    case 1: view = UIImageView(image: UIImage(systemName: isChosen() ? "star" : "cat"))
    case 2: view = UIScrollView()
    default: view = UIView()
    }
    view.frame = CGRect(x: length(), y: length(), width: length(), height: length())
    view.bounds.origin = CGPoint(x: length(), y: length())
    view.layer.cornerRadius = length()
    if isChosen() { view.backgroundColor = .systemGray }
    if isChosen() { view.layer.borderWidth = length() }
    if isChosen() { view.transform = CGAffineTransform(scaleX: length(), y: length()) }
    view.alpha = isChosen() ? 1 : 0.5
    view.clipsToBounds = isChosen()
    if depth > 0 {
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        view.addSubview(tree(depth: depth - 1, &generator))
      }
    }
    return view
  }

  @Test(arguments: Effort.seeds(300))
  func `any tree is drawn`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    _ = Headless.recordingFailures {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      for _ in 0..<4 { root.addSubview(tree(depth: 3, &generator)) }
      let text = HeadlessRenderer.text(of: root)
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 8)
      let svg = HeadlessRenderer.svg(of: root)
      #expect(!svg.contains("nan") && !svg.contains("inf"))
      #expect(Markup.mistake(in: svg) == nil)
    }
  }

  @Test(arguments: [
    "", "text", "<a>", "<a></b>", "<a/><a/>", "<a b=\"1\" b=\"2\"/>", "<a b=1/>", "<a b=\"<\"/>",
    "<a>&</a>", "<a>&nbsp;</a>", "<a>\u{1}</a>", "<a><</a>", "<a><b></a></b>",
  ])
  func `a document that is not well-formed is noticed`(text: String) {
    #expect(Markup.mistake(in: text) != nil)
    #expect(Markup.mistake(in: "<a b=\"&lt;\">x &amp; <c/>\u{301}\n</a>\n") == nil)
  }
}
