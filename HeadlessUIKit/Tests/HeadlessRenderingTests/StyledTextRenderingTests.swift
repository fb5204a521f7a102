import HeadlessRendering
import HeadlessUIKit
import Testing

/// Text in several looks, symbols and configured buttons as a person sees them.
@MainActor struct StyledTextRenderingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))

  private func elements(_ name: String) -> [String] {
    HeadlessRenderer.svg(of: root).split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }
      .filter { $0.hasPrefix("<\(name) ") }
  }

  private func show(_ label: UILabel, _ text: NSAttributedString) {
    label.frame = root.bounds
    label.attributedText = text
    root.addSubview(label)
  }

  @Test func `each piece of a line has its place, its font and its color`() throws {
    let text = NSMutableAttributedString(
      string: "aa",
      attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red]
    )
    text.append(
      NSAttributedString(
        string: "bb",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.blue]
      )
    )
    show(UILabel(), text)
    let lines = elements("text")
    try #require(lines.count == 2)
    #expect(lines[0].contains("x=\"0\"") && lines[0].contains("#FF0000"))
    #expect(lines[0].contains("font-size=\"10\""))
    #expect(lines[1].contains("x=\"11.12\"") && lines[1].contains("#0000FF"))
    #expect(lines[1].contains("font-weight=\"700\""))
    let baselines = lines.compactMap { $0.split(separator: "y=\"").last?.prefix { $0 != "\"" } }
    #expect(baselines.count == 2 && baselines[0] == baselines[1])
    #expect(HeadlessRenderer.text(of: root).contains("aabb"))
  }

  @Test func `lines below and through text, and a color behind it, are drawn`() {
    show(
      UILabel(),
      NSAttributedString(
        string: "12",
        attributes: [
          .font: UIFont.systemFont(ofSize: 18),
          .foregroundColor: UIColor.black,
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          .underlineStyle: NSUnderlineStyle.thick.rawValue,
          .underlineColor: UIColor.red,
          .backgroundColor: UIColor.yellow,
        ]
      )
    )
    let bars = elements("rect")
    #expect(bars.count == 3)
    #expect(bars[0].contains("#FFFF00"))
    #expect(bars[1].contains("height=\"2\"") && bars[1].contains("#FF0000"))
    #expect(bars[2].contains("height=\"1\"") && bars[2].contains("#000000"))
  }

  @Test func `a subclass draws its text in another rectangle, or none`() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)))
      }
    }
    final class Silent: UILabel {
      override func drawText(in rect: CGRect) {}
    }
    let label = Padded(frame: root.bounds)
    label.text = "words"
    root.addSubview(label)
    let silent = Silent(frame: root.bounds)
    silent.text = "nothing"
    root.addSubview(silent)
    #expect(elements("text").count == 1)
    #expect(elements("text")[0].contains("x=\"50\""))
  }

  @Test func `a paragraph stands where its style says`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    show(UILabel(), NSAttributedString(string: "end", attributes: [.paragraphStyle: style]))
    #expect(elements("text")[0].contains("text-anchor=\"end\""))
    #expect(elements("text")[0].contains("x=\"200\""))
  }

  @Test func `a symbol has the color and the thickness of its configuration`() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.image = UIImage(
      systemName: "plus",
      withConfiguration: UIImage.SymbolConfiguration(weight: .bold)
        .applying(UIImage.SymbolConfiguration(paletteColors: [.red]))
    )
    root.addSubview(view)
    let path = try #require(elements("path").first)
    #expect(path.contains("stroke-width=\"2.7\""))
    #expect(path.contains("#FF0000"))
  }

  @Test func `a filled button has white text on the tint color`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    root.addSubview(button)
    root.tintColor = .red
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let box = try #require(elements("rect").first)
    #expect(box.contains("rx=\"20\"") && box.contains("#FF0000"))
    #expect(elements("text")[0].contains("#FFFFFF"))
    button.isEnabled = false
    #expect(elements("text")[0].contains("fill-opacity"))
  }

  @Test func `a picture in a text is drawn in its place and in the text's color`() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    let text = NSMutableAttributedString(string: "5 ")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.attributedText = text
    label.textColor = .red
    let root = UIView(frame: label.bounds)
    root.addSubview(label)
    #expect(HeadlessRenderer.text(of: root).contains("5 ★"))
    let svg = HeadlessRenderer.svg(of: root)
    #expect(svg.contains("<path") && svg.contains("#FF0000"))
    #expect(!svg.contains("\u{FFFC}"))
  }
}
