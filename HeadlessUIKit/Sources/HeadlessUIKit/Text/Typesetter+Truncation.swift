extension Typesetter {
  /// Returns a line with an ellipsis and as much of the text as fits beside it.
  func truncated(_ text: Substring, _ breakMode: NSLineBreakMode, _ room: Int) -> LineCut {
    switch breakMode {
    case .byTruncatingHead:
      let room = room - measurer.ellipsisUnits(at: text.endIndex)
      return LineCut(head: "", isCut: true, tail: suffix(of: text, within: room))
    case .byTruncatingMiddle:
      let room = room - measurer.ellipsisUnits(at: text.startIndex)
      let head = prefix(of: text, within: room / 2)
      let tail = suffix(of: text[head.endIndex...], within: room - units(of: head))
      return LineCut(head: head, isCut: true, tail: tail)
    default:
      let room = room - measurer.ellipsisUnits(at: text.startIndex)
      return LineCut(head: prefix(of: text, within: room), isCut: true)
    }
  }

  private func prefix(of text: Substring, within room: Int) -> Substring {
    var width = 0
    var index = text.startIndex
    while index < text.endIndex {
      width += measurer.units(of: text[index], at: index)
      if width > room { break }
      index = text.index(after: index)
    }
    return text[..<index]
  }

  private func suffix(of text: Substring, within room: Int) -> Substring {
    var width = 0
    var start = text.endIndex
    while start > text.startIndex {
      let index = text.index(before: start)
      width += measurer.units(of: text[index], at: index)
      if width > room { break }
      start = index
    }
    return text[start...]
  }
}
