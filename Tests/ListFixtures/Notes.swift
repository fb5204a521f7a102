public import Roster
public import RosterTesting

/// A list of notes in named sections.
public struct Notes: ListContent {
  public let log: Log
  public let sections: [(name: String, notes: [Note])]

  public init(_ sections: KeyValuePairs<String, [Note]>, log: Log) {
    self.log = log
    self.sections = sections.map { ($0.key, $0.value) }
  }

  public var body: some ListContent {
    for section in sections {
      Section(section.name) {
        Items(section.notes) { NoteController($0, log: log) }
      }
    }
  }
}

extension ListHarness {
  /// The texts of the cells on screen, from top to bottom.
  public var visibleTexts: [String] {
    visibleItems.map { cell(NoteCell.self, at: $0)?.label.text ?? "?" }
  }

  public func note(_ item: Int, in section: Int = 0) -> NoteController? {
    controller(NoteController.self, at: IndexPath(item: item, section: section))
  }

  public func noteCell(_ item: Int, in section: Int = 0) -> NoteCell? {
    cell(NoteCell.self, at: IndexPath(item: item, section: section))
  }

  public func header(_ section: Int) -> UICollectionReusableView? {
    collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )
  }
}

/// Notes with the given numbers, each with its number as text.
public func notes(_ ids: some Sequence<Int>) -> [Note] {
  ids.map { Note($0, "\($0)") }
}
