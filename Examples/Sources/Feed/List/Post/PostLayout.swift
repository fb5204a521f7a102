import Roster

/// Where the parts of a post stand, and how high the post is for it.
///
/// The list asks for the height before there is a cell, and the cell asks for the frames: both are
/// answered from the same distances.
struct PostLayout {
  private static let padding: CGFloat = 14
  private static let gap: CGFloat = 10
  private static let avatarLength: CGFloat = 32
  private static let timeWidth: CGFloat = 72
  private static let likeHeight: CGFloat = 24

  /// What a post is higher than its body.
  private static let frameHeight = 2 * padding + avatarLength + gap + gap + likeHeight

  /// About as high as a post with some lines of text is.
  static let estimatedHeight = frameHeight + 80

  let width: CGFloat
  let height: CGFloat

  /// Lays out a post whose body has a height, in points.
  init(bodyHeight: CGFloat, width: CGFloat) {
    self.init(height: Self.frameHeight + bodyHeight, width: width)
  }

  /// Lays out a post of a size, in points; its body takes what is left by the other parts.
  init(height: CGFloat, width: CGFloat) {
    self.height = height
    self.width = width
  }

  /// The width of the body in a post of a width, in points.
  static func bodyWidth(in width: CGFloat) -> CGFloat {
    max(0, width - 2 * padding)
  }

  var avatar: CGRect {
    CGRect(x: Self.padding, y: Self.padding, width: Self.avatarLength, height: Self.avatarLength)
  }

  var time: CGRect {
    CGRect(
      x: width - Self.padding - Self.timeWidth,
      y: avatar.minY,
      width: Self.timeWidth,
      height: avatar.height
    )
  }

  var body: CGRect {
    CGRect(
      x: Self.padding,
      y: avatar.maxY + Self.gap,
      width: Self.bodyWidth(in: width),
      height: max(0, height - Self.frameHeight)
    )
  }

  /// Where the author's name stands, cut off where the time begins.
  func author(ofWidth width: CGFloat) -> CGRect {
    let left = avatar.maxX + Self.gap
    return CGRect(
      x: left,
      y: avatar.minY,
      width: max(0, min(width, time.minX - left)),
      height: avatar.height
    )
  }

  func like(ofWidth width: CGFloat) -> CGRect {
    CGRect(x: Self.padding, y: body.maxY + Self.gap, width: width, height: Self.likeHeight)
  }
}
