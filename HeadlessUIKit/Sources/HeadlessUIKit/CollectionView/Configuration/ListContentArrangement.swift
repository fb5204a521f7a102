/// The frames of a row's image and texts, in coordinates that begin at the leading edge.
struct ListContentArrangement: Equatable, Sendable {
  /// The sizes of the parts; a hidden part has none.
  struct Parts: Equatable, Sendable {
    /// The size of the image, and the space reserved for it.
    var image: CGSize?
    var imageRoom = CGSize.zero
  }

  private(set) var image: CGRect?
  private(set) var text = CGRect.zero
  private(set) var secondaryText = CGRect.zero

  /// The size of everything with the margins around it.
  private(set) var size = CGSize.zero

  /// Arranges a row of a width; the closure returns the size of a text at a width.
  @preconcurrency @MainActor init(
    _ configuration: UIListContentConfiguration,
    _ parts: Parts,
    width: CGFloat,
    side: (leading: CGFloat, trailing: CGFloat),
    stacksTexts: Bool,
    measuring: (KeyPath<UIListContentConfiguration, String?>, CGFloat) -> CGSize
  ) {
    var margins = configuration.directionalLayoutMargins
    margins.top += configuration.extraMargin
    margins.bottom += configuration.extraMargin
    margins.leading = max(margins.leading, side.leading)
    margins.trailing = max(margins.trailing, side.trailing)
    let imageWidth =
      parts.image == nil ? 0 : parts.imageRoom.width + configuration.imageToTextPadding
    let textStart = margins.leading + imageWidth
    let room = max(0, width - textStart - margins.trailing)

    let textSize = measuring(\.text, room)
    let secondarySize = measuring(\.secondaryText, room)
    let gap = configuration.textToSecondaryTextHorizontalPadding
    let isBeside =
      configuration.prefersSideBySideTextAndSecondaryText && !stacksTexts
      && textSize.width + gap + secondarySize.width <= room
    let isBoth = textSize.height > 0 && secondarySize.height > 0
    let padding = isBoth ? configuration.textToSecondaryTextVerticalPadding : 0
    let textsHeight =
      isBeside
      ? max(textSize.height, secondarySize.height)
      : textSize.height + padding + secondarySize.height

    let contentHeight = max(textsHeight, parts.image == nil ? 0 : parts.imageRoom.height)
    size = CGSize(width: width, height: margins.top + contentHeight + margins.bottom)
    let textsTop = margins.top + (contentHeight - textsHeight) / 2
    if let image = parts.image {
      self.image = CGRect(
        x: margins.leading + (parts.imageRoom.width - image.width) / 2,
        y: margins.top + (contentHeight - image.height) / 2,
        width: image.width,
        height: image.height
      )
    }
    if isBeside {
      func centered(_ height: CGFloat) -> CGFloat { textsTop + (textsHeight - height) / 2 }
      let secondaryX = textStart + room - secondarySize.width
      text = CGRect(
        origin: CGPoint(x: textStart, y: centered(textSize.height)),
        size: CGSize(
          width: configuration.textProperties.width(
            of: textSize,
            in: room - secondarySize.width - gap
          ),
          height: textSize.height
        )
      )
      secondaryText = CGRect(
        origin: CGPoint(x: secondaryX, y: centered(secondarySize.height)),
        size: secondarySize
      )
    } else {
      let secondaryTop = textsTop + textSize.height + padding
      text = CGRect(
        x: textStart,
        y: textsTop,
        width: configuration.textProperties.width(of: textSize, in: room),
        height: textSize.height
      )
      secondaryText = CGRect(
        x: textStart,
        y: secondaryTop,
        width: configuration.secondaryTextProperties.width(of: secondarySize, in: room),
        height: secondarySize.height
      )
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Returns the width of a label: that of its text, unless it aligns its lines in all the room.
  fileprivate func width(of text: CGSize, in room: CGFloat) -> CGFloat {
    alignment == .natural ? min(text.width, room) : room
  }
}
