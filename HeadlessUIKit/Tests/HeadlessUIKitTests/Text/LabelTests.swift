import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct LabelTests {
  private let label = UILabel()

  private var drawnLines: [TextLayout.Line]? {
    guard case .plain(let layout)? = label.draw()?.text else { return nil }
    return layout.lines
  }

  @Test func `a label starts as the system's labels do`() {
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(!label.isUserInteractionEnabled)
    label.font = .boldSystemFont(ofSize: 3)
    label.font = nil
    #expect(label.font == .systemFont(ofSize: 17))
  }

  @Test func `a label asks for whole pixels`() {
    label.font = .systemFont(ofSize: 10)
    label.text = "Will"
    #expect(label.intrinsicContentSize == CGSize(width: 49 / 3.0, height: 12))
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 49 / 3.0, height: 12))
  }

  @Test func `an empty label asks for nothing`() {
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `a label fits its lines to the width offered`() {
    label.font = .systemFont(ofSize: 10)
    label.text = "Will Will Will"
    #expect(label.sizeThatFits(CGSize(width: 20, height: 0)).height == 12)
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 20, height: 0))
    #expect(size == CGSize(width: 49 / 3.0, height: 36))
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 20, height: 0)).height == 24)
    label.preferredMaxLayoutWidth = 20
    #expect(label.intrinsicContentSize.height == 24)
  }

  @Test func `a label draws its text in just the size it asked for`() {
    label.numberOfLines = 0
    for count in 1...30 {
      label.text = String(repeating: "long words wrap ", count: count)
      label.frame.size = label.sizeThatFits(CGSize(width: 123, height: 0))
      let measured = label.layout(width: 123, lines: 0).lines
      #expect(drawnLines == measured)
    }
  }

  @Test func `a label too low for its text ends with an ellipsis`() {
    label.numberOfLines = 0
    label.text = "one two three four five six"
    label.frame.size = CGSize(width: 60, height: 2 * label.font.lineHeight)
    #expect(drawnLines?.map(\.text) == ["one two", "three…"])
  }

  @Test func `a text style follows the preferred size if the label wishes`() {
    label.font = .preferredFont(forTextStyle: .body)
    let window = Headless.show(label, size: CGSize(width: 100, height: 100))
    Headless.setTraits(UITraitCollection(preferredContentSizeCategory: .small), of: window)
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    Headless.setTraits(UITraitCollection(preferredContentSizeCategory: .extraLarge), of: window)
    #expect(label.font.pointSize == 19)
  }

  @Test func `the font of a text style depends on the environment`() {
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect((headline.pointSize, headline.weight) == (17, .semibold))
    #expect(headline == .preferredFont(forTextStyle: .headline))
    #expect(headline != .systemFont(ofSize: 17, weight: .semibold))
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: large).pointSize == 40)
  }

  @Test func `a font's metrics add up to its line`() {
    let font = UIFont.systemFont(ofSize: 100)
    #expect(abs(font.lineHeight - 119.3359) < 1e-9)
    #expect(font.ascender > font.capHeight)
    #expect(font.descender < 0)
    #expect(font.withSize(50).pointSize == 50)
    #expect(UIFont.systemFont(ofSize: 1, weight: .semibold).weight.cssWeight == 600)
  }

  @Test func `other text asks for another size and the same text does not`() {
    final class Counter: UILabel {
      var count = 0
      override func invalidateIntrinsicContentSize() { count += 1 }
    }
    let label = Counter()
    label.text = "new"
    label.text = "new"
    #expect(label.count == 1)
    label.font = .systemFont(ofSize: 20)
    label.font = .systemFont(ofSize: 20)
    #expect(label.count == 2)
  }
}
