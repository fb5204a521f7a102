extension Headless {
  /// Returns where the insertion point of a field is, in the field's coordinates; `nil` if the view is no field.
  ///
  /// In UIKit, it is `caretRect(for:)` of the end of the selection.
  @preconcurrency @MainActor public static func caretRect(in field: UIView) -> CGRect? {
    switch field {
    case let field as UITextField: field.caretRect
    case let view as UITextView: view.caretRect
    default: nil
    }
  }
}

/// The width of an insertion point, in points.
private let caretWidth: CGFloat = 2

extension UITextField {
  /// The insertion point, which is at the end of the text.
  fileprivate var caretRect: CGRect {
    let area = editingRect(forBounds: bounds)
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let layout = TextLayout(text ?? "", font: font, limits: TextLayout.Limits())
    return CGRect(
      x: area.minX + min(layout.size.width, max(0, area.width - caretWidth)),
      y: area.midY - font.lineHeight / 2,
      width: caretWidth,
      height: font.lineHeight
    )
  }
}

extension UITextView {
  /// The insertion point, which is at the end of the selection.
  fileprivate var caretRect: CGRect {
    let font = label.font ?? .systemFont(ofSize: UIFont.labelFontSize)
    var before = text.prefix(utf16: selectedRange.location + selectedRange.length)
    let insets = textInsets
    // A line that was just begun has nothing in it that takes up a line.
    let isNewLine = before.isEmpty || before.last?.isNewline == true
    if isNewLine { before.append("|") }
    let room = max(1, bounds.width - insets.left - insets.right)
    let layout = TextLayout(
      before,
      font: font,
      limits: TextLayout.Limits(width: room, breakMode: .byWordWrapping)
    )
    let above = CGFloat(max(0, layout.lines.count - 1)) * layout.lineDistance
    return CGRect(
      x: insets.left + (isNewLine ? 0 : layout.lines.last?.width ?? 0),
      y: insets.top + above,
      width: caretWidth,
      height: font.lineHeight
    )
  }
}
