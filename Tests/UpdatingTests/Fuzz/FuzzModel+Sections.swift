import ListFixtures

/// What random content has to come out as, worked out by the rules and not by the code under test.
struct FuzzSection {
  struct Item {
    /// All of the item's identity but its section and its number among duplicates.
    let key: String
    let entry: FuzzEntry
    let controllerName: String

    /// Whether the item's content may be that of an earlier update, if it is equal.
    var isMemoized = false

    /// The environment's density.
    let density: Int

    /// Whether the view model is asked for when it is needed.
    var isLazy = false
  }

  let key: String
  var header: FuzzTitle?
  var footer: FuzzTitle?
  var isGrid = false

  /// What the overlays of the section may show.
  var runs: [FuzzEntry] = []

  var items: [Item] = []
}

extension FuzzModel {
  /// The sections that the list has to show.
  var sections: [FuzzSection] {
    var sections: [FuzzSection] = []
    var loose: FuzzSection?
    var looseCount = 0
    var occurrences: [String: Int] = [:]
    for part in parts {
      let items = part.blocks.flatMap { $0.items(in: part) }
      guard part.shape != .loose else {
        guard !items.isEmpty else { continue }
        if loose == nil {
          loose = FuzzSection(key: "loose \(looseCount)")
          looseCount += 1
        }
        loose?.items += items
        continue
      }
      guard !(part.hidesWhenEmpty && items.isEmpty) else { continue }
      if let ended = loose {
        sections.append(ended)
        loose = nil
      }
      let name = "\(part.id) \(part.shape)"
      sections.append(
        FuzzSection(
          key: "\(name) \(occurrences[name, default: 0])",
          header: part.header,
          footer: part.footer,
          isGrid: part.isGrid,
          runs: part.runs,
          items: items
        )
      )
      occurrences[name, default: 0] += 1
    }
    sections += loose.map { [$0] } ?? []
    guard let archive else { return sections }
    return archive.isFirst ? [archive.section] + sections : sections + [archive.section]
  }
}

extension FuzzModel.Block {
  fileprivate func items(in part: FuzzModel.Part) -> [FuzzSection.Item] {
    let outer = part.shape == .loose ? "part \(part.id) " : ""
    return entries.map { entry in
      FuzzSection.Item(
        key: outer + (isLoop ? "element \(entry.id) " : "") + "\(kind) \(entry.id)",
        entry: entry,
        controllerName: kind.controllerName,
        isMemoized: shape == .memoized,
        density: part.density
      )
    }
  }
}

extension FuzzModel.Block.Kind {
  fileprivate var controllerName: String {
    switch self {
    case .plain: "FuzzPlainController"
    case .other: "FuzzOtherController"
    case .wide: "FuzzWideController"
    case .shelf: "FuzzShelfController"
    }
  }
}
