import Roster

/// Where the parts of a row stand, and how high the row is for it.
///
/// The list asks for the height before there is a cell, and the cell asks for the frames: one answer
/// to both keeps them from ever differing.
@MainActor
struct TodoLayout {
  static let titleStyle = UIFont.TextStyle.body
  static let notesStyle = UIFont.TextStyle.subheadline

  let button: CGRect
  let title: CGRect
  let notes: CGRect
  let handle: CGRect
  let height: CGFloat

  /// How many lines of the title are shown; 0 for all.
  let titleLines: Int

  /// How many lines of the notes are shown; 0 for all.
  let notesLines: Int

  /// Lays out a row.
  ///
  /// - Parameters:
  ///   - item: What the row shows.
  ///   - isExpanded: Whether all of the text is shown, or the first lines of it.
  ///   - width: The width of the row, in points.
  ///   - traits: The traits of the list, such as the text size and the direction.
  init(
    _ item: TodoItem,
    isExpanded: Bool,
    width: CGFloat,
    traits: UITraitCollection = UITraitCollection()
  ) {
    let titleFont = UIFont.preferredFont(forTextStyle: Self.titleStyle, compatibleWith: traits)
    let notesFont = UIFont.preferredFont(forTextStyle: Self.notesStyle, compatibleWith: traits)
    let padding: CGFloat = 14
    let buttonLength: CGFloat = 24
    let left = padding + buttonLength + 12
    let handleWidth: CGFloat = 44
    let textWidth = max(0, width - left - handleWidth)
    // Large text gets some more lines, or hardly anything of it would be left.
    let isLarge = titleFont.pointSize > 17
    titleLines = isExpanded || isLarge ? 0 : 1
    notesLines = isExpanded ? 0 : isLarge ? 3 : 2

    let titleHeight = item.title.height(titleFont, lines: titleLines, width: textWidth)
    let title = CGRect(x: left, y: padding, width: textWidth, height: titleHeight)

    let notesHeight = item.notes.height(notesFont, lines: notesLines, width: textWidth)
    let gap: CGFloat = item.notes.isEmpty ? 0 : 4
    let notes = CGRect(x: left, y: title.maxY + gap, width: textWidth, height: notesHeight)

    let lineHeight = titleFont.lineHeight
    let button = CGRect(
      x: padding,
      y: title.minY + ((lineHeight - buttonLength) / 2).rounded(),
      width: buttonLength,
      height: buttonLength
    )
    height = notes.maxY + padding
    let handle = CGRect(
      x: left + textWidth,
      y: 0,
      width: max(0, min(handleWidth, width - left)),
      height: height
    )

    func placed(_ frame: CGRect) -> CGRect {
      guard traits.layoutDirection == .rightToLeft else { return frame }
      return CGRect(origin: CGPoint(x: width - frame.maxX, y: frame.minY), size: frame.size)
    }
    self.title = placed(title)
    self.notes = placed(notes)
    self.button = placed(button)
    self.handle = placed(handle)
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
