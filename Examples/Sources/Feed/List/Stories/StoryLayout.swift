import Roster

/// Where the parts of a story stand.
enum StoryLayout {
  static let size = CGSize(width: 76, height: 96)

  static let ring = CGRect(x: 10, y: 6, width: 56, height: 56)
  static let avatar = ring.insetBy(dx: 3, dy: 3)
  static let label = CGRect(x: 0, y: ring.maxY + 6, width: size.width, height: 18)
}
