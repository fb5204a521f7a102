import Foundation
import HeadlessRendering
import HeadlessUIKit
import Testing

@MainActor
@Suite struct SVGRenderingTests {
  private let root = UIView(frame: CGRect(x: 7, y: 9, width: 100, height: 50))

  /// The document without its first and last line, and without indentation.
  private func draw() -> [String] {
    HeadlessRenderer.svg(of: root).split(separator: "\n").dropFirst().dropLast().map {
      String($0.drop { $0 == " " })
    }
  }

  private func box(_ frame: CGRect, _ look: (UIView) -> Void = { _ in }) -> UIView {
    let box = UIView(frame: frame)
    look(box)
    root.addSubview(box)
    return box
  }

  @Test func `a document has the size of the view`() {
    #expect(
      HeadlessRenderer.svg(of: root) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50" \
        font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">
        </svg>

        """
    )
  }

  @Test func `boxes have their color, corners and border`() {
    root.backgroundColor = .white
    _ = box(CGRect(x: 10, y: 10.5, width: 30, height: 20)) {
      $0.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
      $0.layer.cornerRadius = 8
      $0.layer.borderWidth = 2
      $0.layer.borderColor = UIColor.black.cgColor
    }
    #expect(
      draw() == [
        ##"<rect x="0" y="0" width="100" height="50" fill="#FFFFFF"/>"##,
        ##"<rect x="10" y="10.5" width="30" height="20" rx="8" fill="#FF8000" fill-opacity="0.25"/>"##,
        ##"<rect x="11" y="11.5" width="28" height="18" rx="7" fill="none" stroke="#000000" "##
          + ##"stroke-width="2"/>"##,
      ]
    )
  }

  @Test func `a radius is at most half the smaller side`() {
    _ = box(CGRect(x: 0, y: 0, width: 30, height: 20)) {
      $0.backgroundColor = .black
      $0.layer.cornerRadius = 100
    }
    #expect(draw() == [##"<rect x="0" y="0" width="30" height="20" rx="10" fill="#000000"/>"##])
  }

  @Test func `text stands on its baseline in its font and color, as wide as it was measured`() {
    let label = Scenes.label("Hi", CGRect(x: 0, y: 0, width: 100, height: 23), size: 20)
    label.textColor = .red
    root.addSubview(label)
    #expect(
      draw() == [
        ##"<text x="0" y="18.609" font-size="20" textLength="18.88" "##
          + ##"lengthAdjust="spacingAndGlyphs" fill="#FF0000">Hi</text>"##
      ]
    )
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    label.textAlignment = .right
    #expect(
      draw() == [
        ##"<text x="100" y="18.609" font-size="20" font-weight="600" text-anchor="end" "##
          + ##"textLength="20" lengthAdjust="spacingAndGlyphs" fill="#FF0000">Hi</text>"##
      ]
    )
    label.textAlignment = .center
    #expect(draw().first?.hasPrefix(##"<text x="50" y="18.609""##) == true)
  }

  @Test func `each line of a text stands below the other`() {
    let label = Scenes.label("a\n\nb", CGRect(x: 0, y: 0, width: 100, height: 72), size: 20)
    label.numberOfLines = 0
    root.addSubview(label)
    #expect(draw().map { $0.split(separator: "\"")[3] } == ["19.242", "66.977"])
  }

  @Test func `markup in text is text`() {
    let label = Scenes.label(#"a < b && "c"\#u{1}"#, CGRect(x: 0, y: 0, width: 100, height: 20))
    root.addSubview(label)
    #expect(draw().first?.hasSuffix(">a &lt; b &amp;&amp; &quot;c&quot;\u{FFFD}</text>") == true)
  }

  @Test func `blanks at the ends of a piece of text are kept, so that the rest is not stretched`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let text = NSMutableAttributedString(string: "Hi ", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "you"))
    label.attributedText = text
    root.addSubview(label)
    #expect(draw().map { $0.contains(#"xml:space="preserve""#) } == [true, false])
  }

  @Test func `what is inside a clipping view is cut along its corners`() {
    let outer = box(CGRect(x: 10, y: 10, width: 20, height: 20)) {
      $0.clipsToBounds = true
      $0.layer.cornerRadius = 4
    }
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    inner.backgroundColor = .black
    outer.addSubview(inner)
    #expect(
      draw() == [
        #"<clipPath id="clip1">"#,
        #"<rect x="10" y="10" width="20" height="20" rx="4"/>"#,
        #"</clipPath>"#,
        #"<g clip-path="url(#clip1)">"#,
        ##"<rect x="15" y="15" width="100" height="100" fill="#000000"/>"##,
        #"</g>"#,
      ]
    )
  }

  @Test func `scrolling moves what is inside and not the clip`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 10, width: 100, height: 40))
    let row = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 10))
    row.backgroundColor = .black
    scrollView.addSubview(row)
    scrollView.contentOffset.y = 190
    root.addSubview(scrollView)
    #expect(draw().contains(#"<rect x="0" y="10" width="100" height="40"/>"#))
    #expect(
      draw().contains(##"<rect x="0" y="20" width="100" height="10" fill="#000000"/>"##)
    )
  }

  @Test func `opacity and transforms are groups`() {
    let faded = box(CGRect(x: 20, y: 20, width: 20, height: 20)) {
      $0.backgroundColor = .black
      $0.alpha = 0.5
      $0.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    #expect(
      draw() == [
        #"<g transform="matrix(2 0 0 2 10 10)" opacity="0.5">"#,
        ##"<rect x="0" y="0" width="20" height="20" fill="#000000"/>"##,
        #"</g>"#,
      ]
    )
    faded.isHidden = true
    #expect(draw().isEmpty)
  }

  @Test func `views are drawn from back to front`() {
    _ = box(CGRect(x: 0, y: 0, width: 1, height: 1)) { $0.backgroundColor = .red }
    _ = box(CGRect(x: 0, y: 0, width: 1, height: 1)) { $0.backgroundColor = .blue }
    #expect(draw().map { $0.suffix(10) } == [##"#FF0000"/>"##, ##"#0000FF"/>"##])
  }

  @Test func `colors are those of the view's appearance`() {
    root.backgroundColor = .systemBackground
    root.overrideUserInterfaceStyle = .dark
    #expect(draw().first?.contains("#000000") == true)
  }

  @Test func `a well-known symbol is a shape and another picture a named box`() {
    let star = UIImageView(image: UIImage(systemName: "star.fill"))
    root.addSubview(star)
    #expect(draw().first == #"<g transform="translate(0 0) scale(1)">"#)
    star.image = Scenes.image("cat")
    star.contentMode = .scaleAspectFit
    star.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(draw().first?.hasPrefix(#"<rect x="20" y="0" width="40" height="40""#) == true)
    #expect(draw().last?.hasSuffix(">cat</text>") == true)
  }

  @Test func `numbers are short`() {
    _ = box(CGRect(x: 1 / 3, y: -0.0004, width: 12.50, height: 1e3)) { $0.backgroundColor = .black }
    #expect(
      draw() == [##"<rect x="0.333" y="0" width="12.5" height="1000" fill="#000000"/>"##]
    )
  }

  @Test func `the same tree gives the same document`() {
    #expect(
      HeadlessRenderer.svg(of: Scenes.cards()) == HeadlessRenderer.svg(of: Scenes.cards())
    )
  }

  @Test func `what is nearer is drawn later, and all else in the order of subviews`() {
    let back = box(CGRect(x: 1, y: 0, width: 10, height: 10)) { $0.backgroundColor = .red }
    _ = box(CGRect(x: 2, y: 0, width: 10, height: 10)) { $0.backgroundColor = .green }
    let last = box(CGRect(x: 3, y: 0, width: 10, height: 10)) { $0.backgroundColor = .blue }
    func order() -> [Substring] {
      draw().compactMap { $0.split(separator: "\"").dropFirst().first }
    }
    #expect(order() == ["1", "2", "3"])
    back.layer.zPosition = 1
    #expect(order() == ["2", "3", "1"])
    last.layer.zPosition = -1
    #expect(order() == ["3", "2", "1"])
  }
}
