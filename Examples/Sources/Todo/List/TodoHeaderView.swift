import Roster

/// A title at the beginning of a line, and a button at its end; below it, if the text is large.
final class TodoHeaderView: UICollectionReusableView {
  let titleLabel = UILabel()
  let actionButton = UIButton(type: .system)

  private static let margins = UIEdgeInsets(top: 16, left: 20, bottom: 4, right: 20)

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = Self.titleFont()
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    titleLabel.accessibilityTraits = .header
    actionButton.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    actionButton.titleLabel?.adjustsFontForContentSizeCategory = true
    addSubview(titleLabel)
    addSubview(actionButton)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private static func titleFont(_ traits: UITraitCollection? = nil) -> UIFont {
    UIFontMetrics(forTextStyle: .title3)
      .scaledFont(for: .systemFont(ofSize: 20, weight: .bold), compatibleWith: traits)
  }

  /// Returns the height that a header needs.
  static func height(of header: TodoHeader, width: CGFloat, traits: UITraitCollection) -> CGFloat {
    let label = UILabel()
    label.font = titleFont(traits)
    label.numberOfLines = 0
    label.text = header.text
    let room = CGSize(width: width - margins.left - margins.right, height: 0)
    let title = max(32, label.sizeThatFits(room).height.rounded(.up))
    let isStacked = traits.preferredContentSizeCategory.isAccessibilityCategory
    let button = isStacked && header.actionTitle != nil ? buttonHeight(traits) : 0
    return margins.top + title + button + margins.bottom
  }

  private static func buttonHeight(_ traits: UITraitCollection) -> CGFloat {
    max(
      44,
      UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits).lineHeight + 12
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = bounds.inset(by: Self.margins)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let buttonWidth = min(line.width, actionButton.sizeThatFits(line.size).width)
    if actionButton.isHidden {
      titleLabel.frame = line
    } else if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      let height = Self.buttonHeight(traitCollection)
      let (button, title) = line.divided(atDistance: height, from: .maxYEdge)
      let x = isMirrored ? button.maxX - buttonWidth : button.minX
      actionButton.frame = CGRect(x: x, y: button.minY, width: buttonWidth, height: height)
      titleLabel.frame = title
    } else {
      let edge: CGRectEdge = isMirrored ? .minXEdge : .maxXEdge
      let (button, title) = line.divided(atDistance: buttonWidth, from: edge)
      actionButton.frame = button
      titleLabel.frame = title
    }
  }
}
