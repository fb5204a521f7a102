import Roster

extension String {
  /// The height of the text in a label, in points.
  ///
  /// - Parameters:
  ///   - font: The font of the label.
  ///   - lines: The number of lines at most; 0 is any number.
  ///   - width: The width of the label, in points.
  /// - Returns: A whole number of points; none for an empty text.
  @MainActor
  func height(_ font: UIFont, lines: Int = 0, width: CGFloat) -> CGFloat {
    guard !isEmpty else { return 0 }
    let label = UILabel()
    label.font = font
    label.numberOfLines = lines
    label.text = self
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return size.height.rounded(.up)
  }
}
