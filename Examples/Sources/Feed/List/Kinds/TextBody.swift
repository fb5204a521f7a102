import Roster

/// What the user did to a text.
nonisolated struct TextState: ViewState {
  var isExpanded = false
}

/// A text: all of it, or its first lines with a word that there is more.
final class TextBody: UIView, PostBody {
  let textLabel = UILabel()
  let moreLabel = UILabel()

  private static let collapsedLines = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    textLabel.follow(Self.font())
    moreLabel.follow(Self.moreFont())
    moreLabel.textColor = .link
    addSubview(textLabel)
    addSubview(moreLabel)
  }

  required init?(coder: NSCoder) {
    nil
  }

  static func height(
    of text: String,
    state: TextState,
    width: CGFloat,
    traits: UITraitCollection
  ) -> CGFloat? { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = textLabel.text ?? ""
    let font = Self.font(traitCollection)
    let textHeight = text.height(font, lines: textLabel.numberOfLines, width: size.width)
    let moreHeight = isLong(text, width: size.width) ? moreHeight : 0
    return CGSize(width: size.width, height: textHeight + moreHeight)
  }

  func show(_ text: String, state: TextState) {
    textLabel.text = text
    textLabel.numberOfLines = state.isExpanded ? 0 : Self.collapsedLines
    moreLabel.text = state.isExpanded ? "Less" : "More"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLong = isLong(textLabel.text ?? "", width: bounds.width)
    moreLabel.isHidden = !isLong
    let moreHeight = isLong ? moreHeight : 0
    (moreLabel.frame, textLabel.frame) = bounds.divided(
      atDistance: moreHeight,
      from: .maxYEdge
    )
  }

  private func isLong(_ text: String, width: CGFloat) -> Bool {
    let font = Self.font(traitCollection)
    return text.height(font, width: width)
      > text.height(font, lines: Self.collapsedLines, width: width)
  }

  private var moreHeight: CGFloat {
    max(24, (Self.moreFont(traitCollection).lineHeight + 6).rounded(.up))
  }

  private static func font(_ traits: UITraitCollection? = nil) -> UIFont {
    .scaled(16, as: .callout, traits)
  }

  private static func moreFont(_ traits: UITraitCollection? = nil) -> UIFont {
    .scaled(14, .semibold, as: .subheadline, traits)
  }
}
