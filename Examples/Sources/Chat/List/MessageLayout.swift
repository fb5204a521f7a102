import Roster

/// Where the parts of a message stand, and how high it is for them.
@MainActor
struct MessageLayout {
  static let textFont = UIFont.systemFont(ofSize: 16)
  static let nameFont = UIFont.systemFont(ofSize: 12, weight: .semibold)

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
  init(_ message: Message, width: CGFloat) {
    let margin: CGFloat = 16
    let padding = CGSize(width: 12, height: 8)
    let room = CGSize(
      width: max(0, (width - 2 * margin) * 0.75 - 2 * padding.width),
      height: .greatestFiniteMagnitude
    )
    let size = message.text.size(Self.textFont, in: room)
    let bubbleSize = CGSize(
      width: size.width + 2 * padding.width,
      height: size.height + 2 * padding.height
    )
    let left = message.isMine ? width - margin - bubbleSize.width : margin
    let nameHeight = message.author == nil ? 0 : Self.nameFont.lineHeight.rounded(.up) + 2
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
