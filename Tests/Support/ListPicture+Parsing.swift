extension ListPicture: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self.init(text)
  }

  package init(_ text: String) {
    guard !text.isEmpty else { return }
    sections = text.split(separator: "|", omittingEmptySubsequences: false).map(Section.init)
  }
}

extension ListPicture.Section {
  fileprivate init(_ text: Substring) {
    var rest = text
    if let colon = rest.firstIndex(of: ":") {
      name = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.first == "(", let end = rest.firstIndex(of: ")") {
      for item in ListPicture.Item.items(in: rest[..<end].dropFirst()) {
        supplementaries[String(item.letter)] = item
      }
      rest = rest[rest.index(after: end)...]
    }
    runs = rest.split(separator: "/").map(ListPicture.Item.run)
  }
}

extension ListPicture.Item {
  fileprivate static func run(_ text: Substring) -> [Self] {
    guard text.first == "<", let end = text.firstIndex(of: ">") else { return items(in: text) }
    let element = String(text[..<end].dropFirst())
    return items(in: text[text.index(after: end)...]).map { item in
      var item = item
      item.element = element
      return item
    }
  }

  fileprivate static func items(in text: Substring) -> [Self] {
    var items: [Self] = []
    for character in text where character != "_" {
      switch character {
      case "'": items[items.count - 1].version += 1
      case "*": items[items.count - 1].hasStar = true
      default: items.append(Self(character))
      }
    }
    return items
  }
}
