extension Typesetter {
  private static let ellipsis = "…"

  /// Returns a line on which as much of the text as fits stands beside an ellipsis.
  func truncated(_ text: Substring) -> TextLayout.Line {
    let room = room - measurer.thousandths(of: Self.ellipsis)
    switch limits.breakMode {
    case .byTruncatingHead:
      return makeLine(Self.ellipsis + suffix(of: text, within: room))
    case .byTruncatingMiddle:
      let head = prefix(of: text, within: room / 2)
      let tail = suffix(of: text[head.endIndex...], within: room - measurer.thousandths(of: head))
      return makeLine(head + Self.ellipsis + tail)
    default:
      return makeLine(prefix(of: text, within: room) + Self.ellipsis)
    }
  }

  private func prefix(of text: Substring, within room: Int) -> Substring {
    var width = 0
    return text.prefix { character in
      width += measurer.thousandths(of: character)
      return width <= room
    }
  }

  private func suffix(of text: Substring, within room: Int) -> Substring {
    var width = 0
    let count = text.reversed().prefix { character in
      width += measurer.thousandths(of: character)
      return width <= room
    }.count
    return text.suffix(count)
  }
}
