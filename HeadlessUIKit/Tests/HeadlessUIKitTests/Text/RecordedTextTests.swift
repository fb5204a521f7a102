import Testing

@testable import HeadlessUIKit

/// Heights, baselines and scaled lengths that were recorded with UIKit.
@MainActor struct RecordedTextTests {
  private let host = UIView()
  private let window: UIWindow

  init() {
    window = Headless.show(host, size: CGSize(width: 390, height: 844))
  }

  private func height(
    _ font: UIFont,
    scale: CGFloat,
    lines: Int = 1,
    in label: UILabel = UILabel()
  ) -> CGFloat {
    Headless.setTraits(UITraitCollection(displayScale: scale), of: window)
    label.font = font
    label.numberOfLines = 0
    label.text = Array(repeating: "x", count: lines).joined(separator: "\n")
    host.addSubview(label)
    return (label.intrinsicContentSize.height * 100).rounded() / 100
  }

  @Test(
    arguments: [
      (UIContentSizeCategory.extraSmall, 30), (.small, 31.33), (.medium, 32.33), (.large, 33.67),
      (.extraLarge, 36), (.extraExtraLarge, 38.33), (.extraExtraExtraLarge, 40.67),
      (.accessibilityMedium, 45.67), (.accessibilityLarge, 51.33),
      (.accessibilityExtraLarge, 57.33),
      (.accessibilityExtraExtraLarge, 63.33), (.accessibilityExtraExtraExtraLarge, 69.33),
    ] as [(UIContentSizeCategory, CGFloat)]
  )
  func `a title has the recorded height at each text size`(
    _ category: UIContentSizeCategory,
    _ recorded: CGFloat
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits)
    #expect(height(font, scale: 3) == recorded)
  }

  @Test(
    arguments: [
      (17, 2, 20.5), (15, 2, 18), (33, 2, 39.5), (30, 2, 36), (34, 2, 41), (48, 2, 57.5),
      (12, 2, 14.5), (12, 3, 14.33), (18, 3, 21.67), (16, 3, 19.33), (14, 3, 17), (17, 3, 20.33),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func `a line of the system font has the recorded height`(
    _ size: CGFloat,
    _ scale: CGFloat,
    _ recorded: CGFloat
  ) {
    #expect(height(.systemFont(ofSize: size), scale: scale) == recorded)
  }

  @Test func `lines of a text style are apart, and those of the system font are not`() {
    #expect(height(.preferredFont(forTextStyle: .subheadline), scale: 2, lines: 2) == 38)
    #expect(height(.systemFont(ofSize: 15), scale: 2, lines: 2) == 36)
  }

  @Test(arguments: [(28, 26.5), (13, 12.5), (22, 21)] as [(CGFloat, CGFloat)])
  func `the baseline of a label is where it was recorded`(_ size: CGFloat, _ recorded: CGFloat) {
    Headless.setTraits(UITraitCollection(displayScale: 2), of: window)
    let (label, mark) = (UILabel(), UIView())
    label.font = .systemFont(ofSize: size)
    label.text = "Big"
    for view in [label, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: host.topAnchor),
      label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      mark.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
      mark.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 1),
      mark.heightAnchor.constraint(equalToConstant: 1),
    ])
    window.layoutIfNeeded()
    #expect(mark.frame.minY == recorded)
  }

  @Test func `a field and a text view are as high as the distance of two lines`() {
    Headless.setTraits(UITraitCollection(displayScale: 2), of: window)
    let (field, view) = (UITextField(), UITextView())
    view.isScrollEnabled = false
    host.addSubview(field)
    host.addSubview(view)
    field.font = .preferredFont(forTextStyle: .body)
    field.placeholder = "Your name"
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "Notes about this account."
    #expect(field.intrinsicContentSize.height == 22)
    #expect(view.intrinsicContentSize.height == 38)
  }

  @Test(
    arguments: [
      (UIFont.TextStyle.body, UIContentSizeCategory.extraSmall, 18, 15.67),
      (.body, .extraExtraExtraLarge, 18, 23.67), (.footnote, .extraExtraExtraLarge, 18, 24),
      (.caption2, .extraExtraExtraLarge, 18, 30.33), (.body, .accessibilityLarge, 18, 32.67),
      (.caption2, .accessibilityLarge, 8, 18),
      (.title2, .accessibilityExtraExtraExtraLarge, 18, 42.33),
      (.body, .accessibilityLarge, 44, 80),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat, CGFloat)]
  )
  func `a length is scaled as the lines of its text style`(
    _ style: UIFont.TextStyle,
    _ category: UIContentSizeCategory,
    _ length: CGFloat,
    _ recorded: CGFloat
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let scaled = UIFontMetrics(forTextStyle: style).scaledValue(for: length, compatibleWith: traits)
    #expect((scaled * 100).rounded() / 100 == recorded)
  }

  @Test func `the size of a text is not rounded without a view`() {
    let size = "Loading".boundingRect(
      with: CGSize(width: 1000, height: 1000),
      options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.systemFont(ofSize: 16)],
      context: nil
    )
    #expect((size.height * 1000).rounded() / 1000 == 19.094)
  }

  @Test func `the screen is a phone with three pixels per point`() {
    #expect(UIScreen.main.scale == 3)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `a label is measured again at another scale`() {
    let label = UILabel()
    let coarse = height(.systemFont(ofSize: 17), scale: 2, in: label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(label.frame.height == coarse)
    Headless.setTraits(UITraitCollection(displayScale: 3), of: window)
    #expect((label.frame.height * 100).rounded() / 100 == 20.33)
  }
}

/// Fonts that follow the user's preferred text size.
@MainActor struct PreferredTextSizeTests {
  private let host = UIView()
  private let window: UIWindow

  init() {
    window = Headless.show(host, size: CGSize(width: 390, height: 844))
  }

  private func prefer(_ category: UIContentSizeCategory) {
    Headless.setTraits(UITraitCollection(preferredContentSizeCategory: category), of: window)
  }

  @Test func `a preferred font follows the user's setting`() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    prefer(.accessibilityLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
  }

  @Test func `a preferred font does not follow the overrides of a view`() {
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    let traits = host.traitCollection
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(font.pointSize == 33)
  }

  @Test func `the setting of a window ends with it`() {
    do {
      let other = Headless.show(UIView(), size: CGSize(width: 100, height: 100))
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      Headless.setTraits(large, of: other)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test func `the fonts of a window that is laid out are those of its own setting`() {
    final class Reader: UIView {
      var size: CGFloat = 0
      override func layoutSubviews() {
        size = UIFont.preferredFont(forTextStyle: .body).pointSize
      }
    }
    let reader = Reader()
    host.addSubview(reader)
    prefer(.accessibilityLarge)
    let other = Headless.show(UIView(), size: CGSize(width: 100, height: 100))
    reader.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(reader.size == 33)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    _ = other
  }

  @Test func `labels, fields and text views follow if they are asked to`() {
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    let font = UIFont.preferredFont(forTextStyle: .body)
    (label.font, field.font, view.font) = (font, font, font)
    for view in [label, field, view] { host.addSubview(view) }
    prefer(.accessibilityLarge)
    #expect([label.font, field.font, view.font].map { $0?.pointSize } == [17, 17, 17])
    label.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    #expect([label.font, field.font, view.font].map { $0?.pointSize } == [33, 33, 33])
    prefer(.extraSmall)
    #expect([label.font, field.font, view.font].map { $0?.pointSize } == [14, 14, 14])
  }

  @Test func `a scaled font follows up to its greatest size`() {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 20, weight: .bold),
      maximumPointSize: 30
    )
    host.addSubview(label)
    #expect(label.font.pointSize == 20)
    prefer(.accessibilityLarge)
    #expect((label.font.pointSize, label.font.weight) == (30, .bold))
    prefer(.large)
    #expect(label.font.pointSize == 20)
  }

  @Test func `a text that is too wide is drawn smaller, and asks for the same size`() throws {
    let label = UILabel()
    label.text = "A text that is too wide"
    let natural = label.intrinsicContentSize
    label.adjustsFontSizeToFitWidth = true
    #expect(label.intrinsicContentSize == natural)
    label.frame.size = CGSize(width: natural.width / 2, height: natural.height)
    #expect(drawnText(label) == "A text that is too wide")
    label.minimumScaleFactor = 0.9
    #expect(drawnText(label)?.hasSuffix("…") == true)
  }

  private func drawnText(_ label: UILabel) -> String? {
    guard case .plain(let layout) = label.draw()?.text else { return nil }
    return layout.lines.first?.text
  }
}
