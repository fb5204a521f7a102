import Roster

/// Where the parts of a row stand, and how high the row is for it.
///
/// The list asks for the height before there is a cell, and the cell asks for the frames: one answer
/// to both keeps them from ever differing.
@MainActor
struct TodoLayout {
  static let titleFont = UIFont.systemFont(ofSize: 17)
  static let notesFont = UIFont.systemFont(ofSize: 15)

  let button: CGRect
  let title: CGRect
  let notes: CGRect
  let handle: CGRect
  let height: CGFloat

  /// Lays out a row.
  ///
  /// - Parameters:
  ///   - item: What the row shows.
  ///   - isExpanded: Whether all of the text is shown, or a line of it.
  ///   - width: The width of the row, in points.
  init(_ item: TodoItem, isExpanded: Bool, width: CGFloat) {
    let padding: CGFloat = 14
    let buttonLength: CGFloat = 24
    let left = padding + buttonLength + 12
    let handleWidth: CGFloat = 44
    let textWidth = max(0, width - left - handleWidth)
    let lines = isExpanded ? 0 : 1

    let titleHeight = item.title.height(Self.titleFont, lines: lines, width: textWidth)
    title = CGRect(x: left, y: padding, width: textWidth, height: titleHeight)

    let notesHeight = item.notes.height(Self.notesFont, lines: lines, width: textWidth)
    let gap: CGFloat = item.notes.isEmpty ? 0 : 4
    notes = CGRect(x: left, y: title.maxY + gap, width: textWidth, height: notesHeight)

    let lineHeight = Self.titleFont.lineHeight
    button = CGRect(
      x: padding,
      y: title.minY + ((lineHeight - buttonLength) / 2).rounded(),
      width: buttonLength,
      height: buttonLength
    )
    height = notes.maxY + padding
    handle = CGRect(
      x: left + textWidth,
      y: 0,
      width: max(0, min(handleWidth, width - left)),
      height: height
    )
  }
}

extension String {
  /// The height of the text in a label, in points.
  @MainActor
  fileprivate func height(_ font: UIFont, lines: Int, width: CGFloat) -> CGFloat {
    guard !isEmpty else { return 0 }
    let label = UILabel()
    label.font = font
    label.numberOfLines = lines
    label.text = self
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return size.height.rounded(.up)
  }
}
