import Roster

/// Where the parts of a message stand, and how high it is for them.
@MainActor
struct MessageLayout {
  /// Returns the font of texts in the given traits, or else at the size that the user prefers.
  static func textFont(_ traits: UITraitCollection? = nil) -> UIFont {
    UIFontMetrics(forTextStyle: .callout)
      .scaledFont(for: .systemFont(ofSize: 16), compatibleWith: traits)
  }

  /// Returns the font of names in the given traits, or else at the size that the user prefers.
  static func nameFont(_ traits: UITraitCollection? = nil) -> UIFont {
    UIFontMetrics(forTextStyle: .caption1)
      .scaledFont(for: .systemFont(ofSize: 12, weight: .semibold), compatibleWith: traits)
  }

  let name: CGRect
  let bubble: CGRect

  /// In the coordinates of the bubble.
  let text: CGRect
  let height: CGFloat

  /// Lays out a message.
  ///
  /// - Parameters:
  ///   - message: What is shown.
  ///   - width: The width of the list, in points.
  ///   - traits: The traits of the list, such as the text size and the direction.
  init(_ message: Message, width: CGFloat, traits: UITraitCollection = UITraitCollection()) {
    let margin: CGFloat = 16
    let padding = CGSize(width: 12, height: 8)
    // Large text needs the whole width.
    let part = traits.preferredContentSizeCategory.isAccessibilityCategory ? 1 : 0.75
    let room = CGSize(
      width: max(0, (width - 2 * margin) * part - 2 * padding.width),
      height: .greatestFiniteMagnitude
    )
    let size = message.text.size(Self.textFont(traits), in: room)
    let bubbleSize = CGSize(
      width: size.width + 2 * padding.width,
      height: size.height + 2 * padding.height
    )
    let isMirrored = traits.layoutDirection == .rightToLeft
    let left = message.isMine != isMirrored ? width - margin - bubbleSize.width : margin
    let nameHeight = message.author == nil ? 0 : Self.nameFont(traits).lineHeight.rounded(.up) + 2
    name = CGRect(
      x: margin + padding.width,
      y: 0,
      width: max(0, width - 2 * (margin + padding.width)),
      height: nameHeight
    )
    bubble = CGRect(origin: CGPoint(x: left, y: nameHeight), size: bubbleSize)
    text = CGRect(origin: CGPoint(x: padding.width, y: padding.height), size: size)
    height = bubble.maxY
  }
}

extension String {
  /// The size of the text in a label, in whole points.
  @MainActor
  fileprivate func size(_ font: UIFont, in room: CGSize) -> CGSize {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = self
    let size = label.sizeThatFits(room)
    return CGSize(
      width: min(size.width.rounded(.up), room.width),
      height: size.height.rounded(.up)
    )
  }
}
