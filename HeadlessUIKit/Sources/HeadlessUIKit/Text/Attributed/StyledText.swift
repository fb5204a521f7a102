/// The appearance of characters.
package struct TextLook: Hashable, Sendable {
  package var font: UIFont
  package var color: UIColor
  package var background: UIColor?
  package var underline: NSUnderlineStyle = []
  package var underlineColor: UIColor?
  package var strikethrough: NSUnderlineStyle = []
  package var strikethroughColor: UIColor?
  package var kern: CGFloat = 0
  package var baselineOffset: CGFloat = 0
  /// The image in place of the characters.
  package var picture: TextPicture?

  /// The same appearance without an image.
  var ofCharacters: TextLook {
    var look = self
    look.picture = nil
    return look
  }

  /// The height of the content above the line's baseline, in points.
  var ascent: CGFloat { (picture?.bounds.maxY ?? font.ascender) + baselineOffset }

  /// The height of the content below the line's baseline, in points.
  var descent: CGFloat { -(picture?.bounds.minY ?? font.descender) - baselineOffset }
}

/// Text with several appearances, as a value that can be measured.
package struct StyledText: Hashable, Sendable {
  /// Consecutive characters with the same appearance.
  struct Run: Hashable, Sendable {
    var end: String.Index
    var look: TextLook
    /// The style of their paragraph, if it is specified.
    var paragraph: ParagraphMetrics?
  }

  let string: String
  /// The runs in order; each begins where the one before ends.
  private(set) var runs: [Run] = []

  /// Reads an attributed string, with an appearance for what it does not specify.
  init(_ text: NSAttributedString, otherwise look: TextLook) {
    string = text.string
    for run in text.runs {
      runs.append(
        Run(
          end: String.Index(utf16Offset: run.range.upperBound, in: string),
          look: TextLook(run.attributes, otherwise: look),
          paragraph: (run.attributes[.paragraphStyle] as? NSParagraphStyle)?.values
        )
      )
    }
  }

  /// Returns the text with smaller fonts.
  func scaled(by factor: CGFloat) -> StyledText {
    guard factor < 1 else { return self }
    var result = self
    for index in runs.indices {
      let font = runs[index].look.font
      result.runs[index].look.font = font.withSize(font.pointSize * factor)
    }
    return result
  }

  /// Returns the run of a character, in logarithmic time.
  func run(at index: String.Index) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > index { high = middle } else { low = middle + 1 }
    }
    return low < runs.count ? runs[low] : runs.last
  }
}

extension TextLook {
  /// Reads attributes, with an appearance for what they do not specify.
  fileprivate init(_ attributes: [NSAttributedString.Key: Any], otherwise look: TextLook) {
    self = look
    font = attributes[.font] as? UIFont ?? look.font
    color = attributes[.foregroundColor] as? UIColor ?? look.color
    background = attributes[.backgroundColor] as? UIColor
    underline = AttributeNames.lines(attributes[.underlineStyle]) ?? []
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = AttributeNames.lines(attributes[.strikethroughStyle]) ?? []
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    kern = AttributeNames.number(attributes[.tracking] ?? attributes[.kern]) ?? 0
    baselineOffset = AttributeNames.number(attributes[.baselineOffset]) ?? 0
    picture = (attributes[.attachment] as? NSTextAttachment)?.picture
  }
}
