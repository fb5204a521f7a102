/// The frames of the parts of a button with a configuration, computed without views.
struct ButtonArrangement: Equatable, Sendable {
  /// The sizes of the parts of a button, zero for those that are hidden.
  struct Parts: Equatable, Sendable {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    /// The menu indicator, after everything else.
    var sign = CGSize.zero
  }

  /// The rules for placing the parts.
  struct Rules: Equatable, Sendable {
    var insets = NSDirectionalEdgeInsets.zero
    var imagePlacement = NSDirectionalRectEdge.leading
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    /// The part of the free space beside a title that comes before it.
    var titlePart: CGFloat = 0.5
    /// The parts of the free space that come before the content and above it.
    var contentPart = CGPoint(x: 0.5, y: 0.5)
    var isReversed = false

    var isImageBeside: Bool { !imagePlacement.isDisjoint(with: [.leading, .trailing]) }
    fileprivate var isImageLast: Bool { !imagePlacement.isDisjoint(with: [.trailing, .bottom]) }
  }

  /// The space before the menu indicator, in points.
  private static let signPadding: CGFloat = 6

  private(set) var image = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero
  private(set) var sign = CGRect.zero
  /// The size of the content with its insets.
  let size: CGSize

  /// Returns the width that remains for titles in a button of a width, in points.
  static func titleRoom(_ parts: Parts, _ rules: Rules, in width: CGFloat) -> CGFloat {
    let beside = rules.isImageBeside && parts.image.width > 0
    let image = beside ? parts.image.width + rules.imagePadding : 0
    let sign = parts.sign.width > 0 ? parts.sign.width + signPadding : 0
    return max(0, width - rules.insets.leading - rules.insets.trailing - image - sign)
  }

  /// Arranges parts within a rectangle.
  init(_ parts: Parts, _ rules: Rules, in bounds: CGRect) {
    let hasBoth = parts.title.height > 0 && parts.subtitle.height > 0
    let titles = CGSize(
      width: max(parts.title.width, parts.subtitle.width),
      height: parts.title.height + parts.subtitle.height + (hasBoth ? rules.titlePadding : 0)
    )
    let gap = parts.image.width > 0 && titles.height > 0 ? rules.imagePadding : 0
    let isBeside = rules.isImageBeside
    var content = CGSize(
      width: isBeside
        ? parts.image.width + gap + titles.width : max(parts.image.width, titles.width),
      height: isBeside
        ? max(parts.image.height, titles.height) : parts.image.height + gap + titles.height
    )
    let signWidth = parts.sign.width > 0 ? parts.sign.width + Self.signPadding : 0
    let insets = rules.insets
    size = CGSize(
      width: content.width + signWidth + insets.leading + insets.trailing,
      height: max(content.height, parts.sign.height) + insets.top + insets.bottom
    )
    let room = CGRect(
      x: bounds.minX + insets.leading,
      y: bounds.minY + insets.top,
      width: bounds.width - insets.leading - insets.trailing - signWidth,
      height: bounds.height - insets.top - insets.bottom
    )
    content.width = min(content.width, max(0, room.width))
    let start = CGPoint(
      x: room.minX + (room.width - content.width) * rules.contentPart.x,
      y: room.minY + (room.height - content.height) * rules.contentPart.y
    )
    let lengths =
      isBeside ? (parts.image.width, content.width) : (parts.image.height, content.height)
    let titlesLength = max(0, lengths.1 - lengths.0 - gap)
    let imageStart = rules.isImageLast ? titlesLength + gap : 0
    let titlesStart = rules.isImageLast ? 0 : lengths.0 + gap
    let block: CGRect
    if isBeside {
      image.origin = CGPoint(
        x: start.x + imageStart,
        y: start.y + (content.height - parts.image.height) / 2
      )
      block = CGRect(
        x: start.x + titlesStart,
        y: start.y + (content.height - titles.height) / 2,
        width: min(titles.width, titlesLength),
        height: titles.height
      )
    } else {
      let width = min(titles.width, content.width)
      image.origin = CGPoint(
        x: start.x + (content.width - parts.image.width) / 2,
        y: start.y + imageStart
      )
      block = CGRect(
        x: start.x + (content.width - width) / 2,
        y: start.y + titlesStart,
        width: width,
        height: titles.height
      )
    }
    image.size = parts.image
    title = Self.line(parts.title, in: block, y: block.minY, rules)
    subtitle = Self.line(parts.subtitle, in: block, y: block.maxY - parts.subtitle.height, rules)
    sign = CGRect(
      x: bounds.maxX - insets.trailing - parts.sign.width,
      y: room.midY - parts.sign.height / 2,
      width: parts.sign.width,
      height: parts.sign.height
    )
    if rules.isReversed { mirror(in: bounds) }
  }

  private static func line(
    _ size: CGSize,
    in block: CGRect,
    y: CGFloat,
    _ rules: Rules
  ) -> CGRect {
    let width = min(size.width, block.width)
    let x = block.minX + (block.width - width) * rules.titlePart
    return CGRect(x: x, y: y, width: width, height: size.height)
  }

  private mutating func mirror(in bounds: CGRect) {
    for part in [\Self.image, \Self.title, \Self.subtitle, \Self.sign] {
      self[keyPath: part].origin.x = bounds.minX + bounds.maxX - self[keyPath: part].maxX
    }
  }
}
