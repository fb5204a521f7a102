import HeadlessUIKit

extension RenderText {
  /// Reads what a label draws, centered vertically in the rectangle it draws in.
  @MainActor init?(_ label: UILabel) {
    guard let drawing = label.draw() else { return nil }
    let top = drawing.rect.midY - drawing.text.size.height / 2
    lines =
      switch drawing.text {
      case .plain(let layout): Self.lines(of: layout, label)
      case .styled(let layout): layout.lines.map { Self.line($0, label) }
      }
    guard lines.contains(where: { !$0.text.isEmpty }) else { return nil }
    for index in lines.indices {
      let room = drawing.rect.width - lines[index].width
      lines[index].origin.x =
        switch lines[index].anchor {
        case .left: drawing.rect.minX + lines[index].origin.x
        case .center: drawing.rect.minX + room / 2
        case .right: drawing.rect.minX + room - lines[index].origin.x
        }
      lines[index].origin.y += top
    }
  }

  /// Returns the lines of a text with one appearance, from the top of the text.
  @MainActor private static func lines(of layout: TextLayout, _ label: UILabel) -> [Line] {
    let color = label.drawnTextColor.rgba(in: label.traitCollection)
    let anchor = Anchor(label.textAlignment, label)
    return layout.lines.enumerated().map { index, line in
      Line(
        line.text,
        origin: CGPoint(x: 0, y: CGFloat(index) * layout.lineDistance),
        width: line.width,
        anchor: anchor,
        font: layout.font,
        color: color
      )
    }
  }

  /// Returns a line of a text with several appearances, from the top of the text.
  @MainActor private static func line(_ line: StyledTextLayout.Line, _ label: UILabel) -> Line {
    let traits = label.traitCollection
    return Line(
      origin: CGPoint(x: line.indent, y: line.top),
      width: line.width,
      height: line.height,
      baseline: line.baseline,
      anchor: Anchor(line.alignment ?? label.textAlignment, label),
      pieces: line.pieces.map { piece in
        let look = piece.look
        let color = label.overridingTextColor ?? look.color
        let picture = look.picture.map { RenderPicture($0, tint: color, traits) }
        return Piece(
          text: picture.map { PictureGlyph.text(for: $0.name, columns: 0) } ?? piece.text,
          font: look.font,
          color: color.rgba(in: traits),
          x: piece.x,
          width: piece.width,
          rise: look.baselineOffset,
          background: look.background?.rgba(in: traits),
          underline: Stroke(look.underline, look.underlineColor ?? color, traits),
          strikethrough: Stroke(look.strikethrough, look.strikethroughColor ?? color, traits),
          picture: picture
        )
      }
    )
  }
}

extension RenderText.Line {
  /// Creates a line with one appearance.
  init(
    _ text: String,
    origin: CGPoint,
    width: CGFloat,
    anchor: RenderText.Anchor,
    font: UIFont,
    color: RGBA
  ) {
    self.init(
      origin: origin,
      width: width,
      height: font.lineHeight,
      baseline: font.ascender,
      anchor: anchor,
      pieces: [RenderText.Piece(text: text, font: font, color: color, width: width)]
    )
  }
}

extension RenderText.Stroke {
  fileprivate init?(_ style: NSUnderlineStyle, _ color: UIColor, _ traits: UITraitCollection) {
    guard !style.isEmpty else { return nil }
    self.init(color: color.rgba(in: traits), isThick: style != .single)
  }
}

extension RenderText.Anchor {
  @MainActor fileprivate init(_ alignment: NSTextAlignment, _ label: UILabel) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .natural, .justified:
      self = label.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }
}

extension RenderPicture {
  /// Reads an image in a text, in the color of the text unless it has its own.
  fileprivate init(_ picture: TextPicture, tint: UIColor, _ traits: UITraitCollection) {
    let bounds = picture.bounds
    self.init(
      picture.image,
      in: CGRect(x: 0, y: -bounds.maxY, width: bounds.width, height: bounds.height),
      tint: picture.image.drawnTint(in: tint).rgba(in: traits)
    )
  }
}
