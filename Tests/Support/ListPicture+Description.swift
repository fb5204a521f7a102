extension ListPicture: CustomStringConvertible {
  package var description: String {
    sections.map(\.description).joined(separator: "|")
  }
}

extension ListPicture.Section: CustomStringConvertible {
  package var description: String {
    let extras = supplementaries.keys.sorted().compactMap { supplementaries[$0]?.description }
    let items = runs.map { run in
      (run.first?.element.map { "<\($0)>" } ?? "") + run.map(\.description).joined()
    }
    return (name.map { "\($0):" } ?? "")
      + (extras.isEmpty ? "" : "(\(extras.joined()))")
      + (items.isEmpty ? "_" : items.joined(separator: "/"))
  }
}

extension ListPicture.Item: CustomStringConvertible {
  package var description: String {
    String(letter) + (hasStar ? "*" : "") + String(repeating: "'", count: version)
  }
}
