@testable import Roster

/// A list as a line of text.
///
/// A letter is an item and a prime after it new content. The rest is rarely needed:
///
/// - `|` ends a section, `A:` before its items names it, `_` stands for no items;
/// - `(h')` before the items is a header, `(hf*)` a header and a footer with another controller;
/// - `*` after a letter gives the item another controller type;
/// - `/` starts another run of the same section, `<k>` makes it belong to the element k of a `ForEach`.
///
/// The empty text is a list without sections.
struct ListPicture: Hashable, Sendable {
  /// An item: everything that identifies it within its section, and its content.
  struct Item: Hashable, Sendable {
    var letter: Character
    var version = 0
    var hasStar = false
    var element: String?

    init(_ letter: Character, version: Int = 0) {
      self.letter = letter
      self.version = version
    }
  }

  /// A section: its name, its supplementary items by kind, and its runs.
  struct Section: Hashable, Sendable {
    var name: String?
    var supplementaries: [String: Item] = [:]
    var runs: [[Item]] = []

    init(name: String? = nil, runs: [[Item]] = []) {
      self.name = name
      self.runs = runs
    }

    /// The items of all runs.
    var items: [Item] { runs.flatMap { $0 } }
  }

  var sections: [Section] = []

  init(sections: [Section] = []) {
    self.sections = sections
  }

  /// The item at a position.
  subscript(position: Position) -> Item {
    sections[position.section].items[position.item]
  }
}

extension ListPicture.Item {
  /// Whether two items are the same, whatever their content.
  func isSame(as other: Self) -> Bool {
    letter == other.letter && hasStar == other.hasStar && element == other.element
  }
}

extension ListPicture: CustomStringConvertible {
  var description: String {
    sections.map(\.description).joined(separator: "|")
  }
}

extension ListPicture.Section: CustomStringConvertible {
  var description: String {
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
  var description: String {
    String(letter) + (hasStar ? "*" : "") + String(repeating: "'", count: version)
  }
}

extension ListPicture: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    self.init(text)
  }

  init(_ text: String) {
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

extension ListPicture {
  /// How the items of a section are spread over runs.
  enum Storage: CaseIterable, Sendable {
    /// As few runs as the picture allows; a section of one run is compared in one go.
    case together

    /// A run for each item, which takes the way for sections of many types.
    case apart
  }

  /// The snapshot that the picture shows.
  func snapshot(_ storage: Storage = .together) -> Snapshot {
    Snapshot(
      sections: sections.enumerated().map { index, section in
        SnapshotSection(
          id: section.name.map { SectionID($0) } ?? SectionID(name: .position([index])),
          runs: section.snapshotRuns(storage),
          supplementaries: ByKind(section.supplementaries.mapValues { Run([$0]) })
        )
      }
    )
  }
}

extension ListPicture.Section {
  fileprivate func snapshotRuns(_ storage: ListPicture.Storage) -> [Run] {
    switch storage {
    case .apart: items.map { Run([$0]) }
    case .together: runs.flatMap { $0.splitByController().map { Run($0) } }
    }
  }
}

extension [ListPicture.Item] {
  fileprivate func splitByController() -> [[ListPicture.Item]] {
    var result: [[ListPicture.Item]] = []
    for item in self {
      if let last = result.last?.last, last.hasStar == item.hasStar {
        result[result.count - 1].append(item)
      } else {
        result.append([item])
      }
    }
    return result
  }
}

extension Run {
  fileprivate convenience init(_ items: [ListPicture.Item]) {
    self.init(
      Column(items.map { Letter($0.letter, version: $0.version) }),
      controller: ControllerKind(
        items.first?.hasStar == true ? StarController.self : PlainController.self
      ),
      elements: (items.first?.element).map { [ListIdentifier($0)] } ?? []
    )
  }
}

/// The view model of pictures: an item that is called by a letter and has a version as content.
struct Letter: ViewModel {
  let id: Character
  var version: Int

  init(_ id: Character, version: Int = 0) {
    self.id = id
    self.version = version
  }
}

/// The type of plain controllers in pictures.
enum PlainController {}

/// The type of controllers of letters with a star.
enum StarController {}
