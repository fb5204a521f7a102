package import RosterCore

extension ListPicture {
  /// How the items of a section are spread over runs.
  package enum Storage: CaseIterable, Sendable {
    /// As few runs as the picture allows; a section of one run is compared in one go.
    case together

    /// A run for each item, which takes the way for sections of many types.
    case apart
  }

  /// The snapshot that the picture shows.
  package func snapshot(_ storage: Storage = .together) -> Snapshot {
    Snapshot(
      sections: sections.enumerated().map { index, section in
        SnapshotSection(
          id: section.name.map { SectionID($0) } ?? SectionID(name: .position([index])),
          runs: section.snapshotRuns(storage),
          supplementaries: section.supplementaries.mapValues { Run([$0]) }
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
  fileprivate init(_ items: [ListPicture.Item]) {
    self.init(
      Column(items.map { Letter($0.letter, version: $0.version) }),
      controller: ControllerKind(
        items.first?.hasStar == true ? StarController.self : PlainController.self
      ),
      elements: (items.first?.element).map { [Identifier($0)] } ?? []
    )
  }
}
