import Roster

/// What the user did to a text.
struct TextState: ViewState {
  var isExpanded = false
}

/// A text: all of it, or its first lines with a word that there is more.
final class TextBody: UIView, PostBody {
  let textLabel = UILabel()
  let moreLabel = UILabel()

  private static let font = UIFont.systemFont(ofSize: 16)
  private static let moreFont = UIFont.systemFont(ofSize: 14, weight: .semibold)
  private static let moreHeight: CGFloat = 24
  private static let collapsedLines = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    textLabel.font = Self.font
    moreLabel.font = Self.moreFont
    moreLabel.textColor = .link
    addSubview(textLabel)
    addSubview(moreLabel)
  }

  required init?(coder: NSCoder) {
    nil
  }

  static func height(of text: String, state: TextState, width: CGFloat) -> CGFloat? { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = textLabel.text ?? ""
    let textHeight = text.height(Self.font, lines: textLabel.numberOfLines, width: size.width)
    let moreHeight = Self.isLong(text, width: size.width) ? Self.moreHeight : 0
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
    let isLong = Self.isLong(textLabel.text ?? "", width: bounds.width)
    moreLabel.isHidden = !isLong
    let moreHeight = isLong ? Self.moreHeight : 0
    (moreLabel.frame, textLabel.frame) = bounds.divided(
      atDistance: moreHeight,
      from: .maxYEdge
    )
  }

  private static func isLong(_ text: String, width: CGFloat) -> Bool {
    text.height(font, width: width) > text.height(font, lines: collapsedLines, width: width)
  }
}
