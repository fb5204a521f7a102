extension UILabel {
  /// The content of a label.
  enum Content {
    case none
    case plain(String)
    /// An attributed text in which each character has a font and a color, also as a value.
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

    /// Returns the text with attributes; a plain text gets the given ones.
    func attributed(looks: [NSAttributedString.Key: Any]) -> NSAttributedString? {
      switch self {
      case .none: nil
      case .plain(let text): NSAttributedString(string: text, attributes: looks)
      case .attributed(let text, _): text
      }
    }

    /// The attributed text as a value that can be measured, or nil if the text is plain.
    var styled: StyledText? {
      if case .attributed(_, let text) = self { return text }
      return nil
    }
  }

  /// Whether the text is attributed.
  package var hasLooksOfItsOwn: Bool { content.isStyled }

  /// The attributes of the label's plain text.
  var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    return [.font: resolvedFont, .foregroundColor: textColor ?? .label, .paragraphStyle: paragraph]
  }

  /// Shows an attributed text, and sets the label's properties to the attributes of its first
  /// character.
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
    // While the label's properties are changed, its text is plain, so that they do not change its
    // attributes.
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

  /// Sets an attribute of the whole attributed text.
  func restyle(_ name: NSAttributedString.Key, _ value: Any) {
    restyle { text, run in text.addAttribute(name, value: value, range: run.range) }
  }

  /// Changes the paragraph styles of an attributed text.
  func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    restyle { text, run in
      guard let old = run.attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(old)
      change(style)
      text.addAttribute(.paragraphStyle, value: style, range: run.range)
    }
  }

  /// Updates the fonts of an attributed text that were made for text styles to the preferred text
  /// size.
  func followPreferredTextSizeInRuns() {
    restyle { text, run in
      guard let old = run.attributes[.font] as? UIFont, old.scaling != nil else { return }
      let font = old.adjusted(for: traitCollection)
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
