extension UILabel {
  /// What a label shows.
  enum Content {
    case none
    case plain(String)
    /// A text every character of which has a font and a color, and the same as a value.
    case attributed(NSAttributedString, StyledText)

    var string: String? {
      switch self {
      case .none: nil
      case .plain(let text): text
      case .attributed(let text, _): text.string
      }
    }

    var isStyled: Bool {
      if case .attributed = self { return true }
      return false
    }

    /// The text with looks, where it is plain the given ones.
    func attributed(looks: [NSAttributedString.Key: Any]) -> NSAttributedString? {
      switch self {
      case .none: nil
      case .plain(let text): NSAttributedString(string: text, attributes: looks)
      case .attributed(let text, _): text
      }
    }

    /// The text as a value that can be measured, if it has looks of its own.
    var styled: StyledText? {
      if case .attributed(_, let text) = self { return text }
      return nil
    }
  }

  /// Whether the text says itself how it looks.
  package var hasLooksOfItsOwn: Bool { content.isStyled }

  /// How the label's plain text looks.
  var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    return [.font: resolvedFont, .foregroundColor: textColor ?? .label, .paragraphStyle: paragraph]
  }

  /// Shows a text with looks, and takes those of its first character for the label's own.
  func show(_ text: NSAttributedString?) {
    guard let text else {
      content = .none
      return
    }
    let complete = NSMutableAttributedString(attributedString: text)
    for run in text.runs {
      if run.attributes[.font] == nil {
        complete.addAttribute(.font, value: resolvedFont, range: run.range)
      }
      if run.attributes[.foregroundColor] == nil {
        complete.addAttribute(.foregroundColor, value: textColor ?? .label, range: run.range)
      }
    }
    // While the label's own looks change, its text has none of its own that they would change.
    content = .plain(text.string)
    if let first = complete.runs.first?.attributes {
      adopt(first)
      if let paragraph = first[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = paragraph.alignment
        lineBreakMode = paragraph.lineBreakMode
      }
    }
    setAttributed(complete)
  }

  private func setAttributed(_ text: NSMutableAttributedString) {
    let look = TextLook(font: resolvedFont, color: textColor ?? .label)
    let text = NSAttributedString(attributedString: text)
    content = .attributed(text, StyledText(text, otherwise: look))
  }

  /// Gives the whole attributed text a value of an attribute.
  func restyle(_ name: NSAttributedString.Key, _ value: Any) {
    restyle { text, run in text.addAttribute(name, value: value, range: run.range) }
  }

  /// Changes what is said of the paragraphs of an attributed text.
  func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    restyle { text, run in
      guard let old = run.attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(old)
      change(style)
      text.addAttribute(.paragraphStyle, value: style, range: run.range)
    }
  }

  /// Takes the fonts of an attributed text that were made for text styles in the preferred size.
  func followPreferredTextSizeInRuns() {
    restyle { text, run in
      guard let style = (run.attributes[.font] as? UIFont)?.textStyle else { return }
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
      text.addAttribute(.font, value: font, range: run.range)
    }
    if let first = attributedText?.runs.first { adopt(first.attributes) }
    invalidateIntrinsicContentSize()
  }

  /// Changes the attributes of each run of an attributed text.
  private func restyle(_ change: (NSMutableAttributedString, NSAttributedString.Run) -> Void) {
    guard case .attributed(let text, _) = content else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    for run in text.runs { change(changed, run) }
    setAttributed(changed)
  }
}
