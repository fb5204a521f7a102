import Roster

/// Where the parts of a story stand.
@MainActor
struct StoryLayout {
  let size: CGSize
  let ring: CGRect
  let avatar: CGRect
  let label: CGRect

  /// Lays out the story of somebody with a name, in the traits of the list.
  init(_ name: String, _ traits: UITraitCollection) {
    let font = Self.font(traits)
    let text = UILabel()
    text.font = font
    text.text = name
    let width = max(76, text.intrinsicContentSize.width.rounded(.up) + 8)
    ring = CGRect(x: (width - 56) / 2, y: 6, width: 56, height: 56)
    avatar = ring.insetBy(dx: 3, dy: 3)
    label = CGRect(x: 0, y: ring.maxY + 6, width: width, height: Self.lineHeight(traits))
    size = CGSize(width: width, height: Self.height(traits))
  }

  /// Returns the height of a story, which is that of all of them.
  static func height(_ traits: UITraitCollection) -> CGFloat {
    78 + lineHeight(traits)
  }

  static func font(_ traits: UITraitCollection? = nil) -> UIFont {
    .scaled(12, as: .caption1, traits)
  }

  private static func lineHeight(_ traits: UITraitCollection) -> CGFloat {
    max(18, font(traits).lineHeight.rounded(.up))
  }
}
