import TestPlatform
import Testing

/// Text in several looks, and labels that draw it elsewhere.
@MainActor struct AttributedTextTests {
  private let label = UILabel()

  private func mixed() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(
      string: "Total ",
      attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red]
    )
    text.append(
      NSAttributedString(
        string: "42",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]
      )
    )
    return text
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.text = text
    return label.intrinsicContentSize.width
  }

  @Test func `F1 attributed text gives its first looks to the label`() {
    label.attributedText = mixed()
    #expect(label.text == "Total 42")
    #expect(label.font == .systemFont(ofSize: 12))
    #expect(label.textColor == .red)
    label.text = "Plain"
    #expect(label.attributedText?.string == "Plain")
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test func `F2 a line is as high as its largest font and as wide as its pieces`() {
    label.attributedText = mixed()
    let large = UILabel()
    large.font = .boldSystemFont(ofSize: 30)
    large.text = "42"
    let size = label.intrinsicContentSize
    #expect(abs(size.height - large.intrinsicContentSize.height) <= 1)
    let pieces =
      width("Total ", .systemFont(ofSize: 12)) + width("42", .boldSystemFont(ofSize: 30))
    // The space at the end of the first piece counts only where something follows it.
    #expect(size.width >= pieces)
    #expect(size.width < pieces + 12)
  }

  @Test func `F3 looks that are not said are those of the label`() {
    label.font = .systemFont(ofSize: 20)
    label.textColor = .blue
    label.text = "Some words"
    let plain = label.intrinsicContentSize
    label.attributedText = NSAttributedString(string: "Some words")
    #expect(label.intrinsicContentSize == plain)
    #expect(label.font == .systemFont(ofSize: 20))
    #expect(label.textColor == .blue)
  }

  @Test func `F4 a font set later counts for the whole text`() {
    label.attributedText = mixed()
    label.font = .systemFont(ofSize: 17)
    #expect(label.intrinsicContentSize.width == width("Total 42", .systemFont(ofSize: 17)))
    #expect(label.attributedText?.string == "Total 42")
  }

  @Test func `F5 the style of a paragraph spaces its lines and indents them`() {
    func size(_ change: (NSMutableParagraphStyle) -> Void) -> CGSize {
      let style = NSMutableParagraphStyle()
      change(style)
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "one\ntwo",
        attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style]
      )
      return label.intrinsicContentSize
    }
    let plain = size { _ in }
    #expect(size { $0.lineSpacing = 8 }.height == plain.height + 8)
    #expect(size { $0.paragraphSpacing = 5 }.height == plain.height + 5)
    #expect(size { $0.minimumLineHeight = 40 }.height == 80)
    #expect(size { $0.maximumLineHeight = 10 }.height == 20)
    let indented = size {
      $0.firstLineHeadIndent = 30
      $0.headIndent = 30
    }
    #expect(indented.width == plain.width + 30)
  }

  @Test func `F6 a paragraph says where its lines stand and break`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    label.attributedText = NSAttributedString(string: "x", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    label.textAlignment = .right
    let changed = unsafe label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect((changed?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    #expect(style.alignment == .center)
  }

  @Test func `F7 kern moves characters apart`() {
    let plain = width("wide", .systemFont(ofSize: 20))
    label.attributedText = NSAttributedString(
      string: "wide",
      attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 3]
    )
    #expect(label.intrinsicContentSize.width >= plain + 9)
    #expect(label.intrinsicContentSize.width <= plain + 12)
  }

  @Test func `F8 a label asks its subclass for the room of its text`() {
    final class Padded: UILabel {
      let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)

      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
      }

      override func textRect(
        forBounds bounds: CGRect,
        limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        let rect = super.textRect(
          forBounds: bounds.inset(by: insets),
          limitedToNumberOfLines: numberOfLines
        )
        return rect.inset(by: UIEdgeInsets(top: -4, left: -10, bottom: -6, right: -20))
      }
    }
    let padded = Padded()
    padded.text = "words"
    label.text = "words"
    let plain = label.intrinsicContentSize
    #expect(
      padded.intrinsicContentSize == CGSize(width: plain.width + 30, height: plain.height + 10)
    )
    #expect(
      padded.sizeThatFits(CGSize(width: 500, height: 500)).height == plain.height + 10
    )
    padded.numberOfLines = 0
    padded.text = "several words that wrap"
    label.numberOfLines = 0
    label.text = padded.text
    #expect(
      padded.sizeThatFits(CGSize(width: 110, height: 0)).height
        == label.sizeThatFits(CGSize(width: 80, height: 0)).height + 10
    )
  }

  @Test func `F9 the two kinds of attributed strings become each other`() {
    var text = AttributedString("loud")
    text.font = .boldSystemFont(ofSize: 20)
    text.foregroundColor = .red
    text.underlineStyle = .single
    text += AttributedString(" quiet")
    let converted = NSAttributedString(text)
    #expect(converted.string == "loud quiet")
    let attributes = unsafe converted.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    let rest = unsafe converted.attributes(at: 5, effectiveRange: nil)
    #expect(rest.isEmpty)
    #expect(AttributedString(converted) == text)
  }

  @Test func `F11 a line that takes the size of its text grows with it`() {
    label.text = "a"
    label.sizeToFit()
    label.text = "longer words"
    label.sizeToFit()
    #expect(label.bounds.width == label.intrinsicContentSize.width)
  }

  @Test func `F10 a symbol is as large as its configuration says`() throws {
    func height(_ configuration: UIImage.SymbolConfiguration?) throws -> CGFloat {
      try #require(UIImage(systemName: "star", withConfiguration: configuration)).size.height
    }
    let usual = try height(nil)
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(try height(large) > 1.5 * usual)
    #expect(try height(UIImage.SymbolConfiguration(scale: .small)) < usual)
    #expect(try height(UIImage.SymbolConfiguration(scale: .large)) > usual)
    let bold = large.applying(UIImage.SymbolConfiguration(weight: .bold))
    #expect(bold.isEqual(UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)))
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.isSymbolImage)
    let view = UIImageView(image: star)
    view.preferredSymbolConfiguration = large
    #expect(view.intrinsicContentSize.height > 1.5 * usual)
  }

  @Test func `F12 a picture in a text takes its room on the baseline`() throws {
    let image = try #require(UIImage(systemName: "flag"))
    let font = UIFont.systemFont(ofSize: 20)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    let attachment = NSTextAttachment(image: image)
    #expect(attachment.bounds == .zero && attachment.image === image)
    attachment.bounds = CGRect(x: 0, y: -10, width: 60, height: 50)
    text.append(NSAttributedString(attachment: attachment))
    label.font = font
    label.text = "a"
    let plain = label.intrinsicContentSize
    label.attributedText = text
    #expect(abs(label.intrinsicContentSize.width - plain.width - 60) < 0.6)
    #expect(label.intrinsicContentSize.height >= 50)
    #expect(label.text == "a\u{FFFC}")
    attachment.bounds = .zero
    label.attributedText = NSAttributedString(attachment: attachment)
    #expect(abs(label.intrinsicContentSize.width - image.size.width) < 0.6)
    #expect(label.intrinsicContentSize.height >= image.size.height)
  }

  @Test func `F13 the size of a text can be found without a view`() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = NSAttributedString(string: "one two three four", attributes: [.font: font])
    let line = text.size()
    #expect(line.height == font.lineHeight)
    let plain = text.boundingRect(with: CGSize(width: 10, height: 10), context: nil)
    #expect(plain.size == line)
    let context = NSStringDrawingContext()
    let lines = text.boundingRect(
      with: CGSize(width: line.width / 2, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading],
      context: context
    )
    #expect(lines.width <= line.width / 2)
    #expect(lines.height >= 2 * line.height)
    #expect(context.totalBounds == lines)
    let short = text.boundingRect(
      with: CGSize(width: line.width / 2, height: line.height),
      options: .usesLineFragmentOrigin,
      context: nil
    )
    #expect(short.height == line.height)
    let string = NSString(string: "one two three four")
    #expect(string.size(withAttributes: [.font: font]) == line)
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = "one two three four"
    let labelHeight = label.sizeThatFits(CGSize(width: line.width / 2, height: 0)).height
    #expect(labelHeight == lines.height.rounded(.up))
  }
}
