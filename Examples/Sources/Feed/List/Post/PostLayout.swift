import Roster

/// Where the parts of a post stand, and how high the post is for it.
///
/// The list asks for the height before there is a cell, and the cell asks for the frames: both are
/// answered from the same distances. Large text puts the time below the author.
@MainActor
struct PostLayout {
  private static let padding: CGFloat = 14
  private static let gap: CGFloat = 10

  /// What a finger needs.
  private static let targetLength: CGFloat = 44

  /// The space below the likes, whose button reaches further than its text.
  private static let end: CGFloat = 4

  /// About as high as a post with some lines of text is.
  static let estimatedHeight: CGFloat = 184

  let width: CGFloat
  let height: CGFloat
  private let traits: UITraitCollection
  private let head: Head

  /// The line above the body, or the lines for large text.
  private struct Head {
    let isStacked: Bool
    let avatarLength: CGFloat
    let authorHeight: CGFloat
    let timeHeight: CGFloat

    var height: CGFloat {
      max(avatarLength, isStacked ? authorHeight + timeHeight : timeHeight)
    }
  }

  /// Lays out a post whose body has a height, in points.
  init(author: String, bodyHeight: CGFloat, width: CGFloat, traits: UITraitCollection) {
    let head = Self.head(author, width: width, traits)
    let rest = Self.padding + head.height + Self.gap + Self.likeHeight(traits) + Self.end
    self.init(width: width, height: rest + bodyHeight, traits: traits, head: head)
  }

  /// Lays out a post of a size, in points; its body takes what is left by the other parts.
  init(author: String, height: CGFloat, width: CGFloat, traits: UITraitCollection) {
    let head = Self.head(author, width: width, traits)
    self.init(width: width, height: height, traits: traits, head: head)
  }

  private init(width: CGFloat, height: CGFloat, traits: UITraitCollection, head: Head) {
    self.width = width
    self.height = height
    self.traits = traits
    self.head = head
  }

  private static func head(_ author: String, width: CGFloat, _ traits: UITraitCollection) -> Head {
    let isStacked = traits.preferredContentSizeCategory.isAccessibilityCategory
    let avatarLength = (32 * AvatarView.font(traits).pointSize / 12).rounded()
    let room = max(0, bodyWidth(in: width) - avatarLength - gap)
    let name = isStacked ? author.height(authorFont(traits), width: room) : 0
    return Head(
      isStacked: isStacked,
      avatarLength: avatarLength,
      authorHeight: max(targetLength, name),
      timeHeight: timeFont(traits).lineHeight.rounded(.up)
    )
  }

  /// The width of the body in a post of a width, in points.
  static func bodyWidth(in width: CGFloat) -> CGFloat {
    max(0, width - 2 * padding)
  }

  var avatar: CGRect { avatarAtLeft.mirrored(in: width, traits) }

  var body: CGRect {
    let top = Self.padding + head.height + Self.gap
    return CGRect(
      x: Self.padding,
      y: top,
      width: Self.bodyWidth(in: width),
      height: max(0, height - top - Self.likeHeight(traits) - Self.end)
    )
  }

  /// Where the time stands: at the end of the line, or below the author.
  func time(ofWidth timeWidth: CGFloat) -> CGRect {
    timeAtRight(timeWidth).mirrored(in: width, traits)
  }

  /// Where the author's name stands, cut off where the time begins.
  func author(ofWidth authorWidth: CGFloat, besidesTimeOfWidth timeWidth: CGFloat) -> CGRect {
    let left = avatarAtLeft.maxX + Self.gap
    let right = head.isStacked ? width - Self.padding : timeAtRight(timeWidth).minX
    let middle = head.isStacked ? Self.padding + head.authorHeight / 2 : avatarAtLeft.midY
    return CGRect(
      x: left,
      y: middle - head.authorHeight / 2,
      width: max(0, min(max(Self.targetLength, authorWidth), right - left)),
      height: head.authorHeight
    ).mirrored(in: width, traits)
  }

  func like(ofWidth likeWidth: CGFloat) -> CGRect {
    CGRect(
      x: Self.padding,
      y: body.maxY,
      width: max(Self.targetLength, likeWidth),
      height: Self.likeHeight(traits)
    ).mirrored(in: width, traits)
  }

  private var avatarAtLeft: CGRect {
    CGRect(x: Self.padding, y: Self.padding, width: head.avatarLength, height: head.avatarLength)
  }

  private func timeAtRight(_ timeWidth: CGFloat) -> CGRect {
    CGRect(
      x: head.isStacked ? avatarAtLeft.maxX + Self.gap : width - Self.padding - timeWidth,
      y: head.isStacked
        ? Self.padding + head.authorHeight : avatarAtLeft.midY - head.timeHeight / 2,
      width: timeWidth,
      height: head.timeHeight
    )
  }

  private static func likeHeight(_ traits: UITraitCollection) -> CGFloat {
    max(targetLength, (likeFont(traits).lineHeight + 12).rounded(.up))
  }
}

extension PostLayout {
  static func authorFont(_ traits: UITraitCollection? = nil) -> UIFont {
    .scaled(15, .semibold, as: .subheadline, traits)
  }

  static func timeFont(_ traits: UITraitCollection? = nil) -> UIFont {
    .scaled(13, as: .footnote, traits)
  }

  static func likeFont(_ traits: UITraitCollection? = nil) -> UIFont {
    .scaled(15, as: .subheadline, traits)
  }
}
