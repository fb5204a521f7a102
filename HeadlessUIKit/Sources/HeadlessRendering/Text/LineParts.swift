/// The directions of lines from the center of a cell.
struct LineParts: OptionSet, Hashable {
  let rawValue: UInt8

  static let up = LineParts(rawValue: 1 << 0)
  static let down = LineParts(rawValue: 1 << 1)
  static let left = LineParts(rawValue: 1 << 2)
  static let right = LineParts(rawValue: 1 << 3)

  static let horizontal: LineParts = [.left, .right]
  static let vertical: LineParts = [.up, .down]

  /// The character that draws the lines, with a round corner where the lines form one.
  func character(isRounded: Bool) -> Character {
    switch self {
    case [.down, .right]: isRounded ? "╭" : "┌"
    case [.down, .left]: isRounded ? "╮" : "┐"
    case [.up, .right]: isRounded ? "╰" : "└"
    case [.up, .left]: isRounded ? "╯" : "┘"
    case [.left, .right], [.left], [.right]: "─"
    case [.up, .down], [.up], [.down]: "│"
    case [.up, .down, .right]: "├"
    case [.up, .down, .left]: "┤"
    case [.left, .right, .down]: "┬"
    case [.left, .right, .up]: "┴"
    case [.up, .down, .left, .right]: "┼"
    default: " "
    }
  }
}
