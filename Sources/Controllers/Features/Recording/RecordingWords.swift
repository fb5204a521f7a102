import RosterPlatform

/// Describes lists and updates for a recording, without what the app calls things.
///
/// Identities are hashed with a salt that is another one in each process, so that nobody can find
/// out from a recording which account or which message an item was.
@MainActor
struct RecordingWords {
  /// The most items that one event describes.
  let mostItems: Int

  /// The names of controllers' types, which take long to make.
  private let kinds = KindNames()

  init(mostItems: Int) {
    self.mostItems = mostItems
  }

  /// Returns a hash of an item's identity, without its section and its number among duplicates.
  func hash(of id: ItemID) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(id.controller)
    hasher.combine(id.elements)
    hasher.combine(id.id)
    return UInt64(bitPattern: Int64(hasher.finalize())) | 1
  }

  func hash(of id: SectionID) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(id.name)
    hasher.combine(id.elements)
    return UInt64(bitPattern: Int64(hasher.finalize())) | 1
  }

  func item(_ id: ItemID) -> RecordedItem {
    RecordedItem(controller: kinds.name(of: id.controller), hash: hash(of: id))
  }

  /// Returns the items of a list, as many as one event describes.
  func sections(of list: ResolvedList) -> [RecordedSection] {
    var rest = mostItems
    return list.snapshot.sections.indices.prefix(mostItems / 4).map { index in
      section(index, of: list, rest: &rest)
    }
  }

  private func section(_ index: Int, of list: ResolvedList, rest: inout Int) -> RecordedSection {
    let section = list.snapshot.sections[index]
    let count = min(rest, section.count)
    rest -= count
    let positions = (0..<count).map { Position(section: index, item: $0) }
    return RecordedSection(
      hash: hash(of: section.id),
      layout: list.section(index).map { RecordedLayout($0.layout) } ?? RecordedLayout(),
      supplementaries: section.supplementaries.keys.compactMap { kind in
        list.snapshot.supplementaryID(kind, in: section.id).map {
          RecordedSupplementary(kind: kind, item: item($0))
        }
      },
      items: items(at: positions, in: list.snapshot),
      count: section.count
    )
  }

  /// Returns items, except lazy ones.
  ///
  /// A hash leaves out the number among duplicates, which only a walk through the section could tell.
  private func items(at positions: [Position], in snapshot: Snapshot) -> [RecordedItem] {
    positions.compactMap { position in
      guard let place = snapshot.run(at: position),
        !snapshot.sections[place.section].runs[place.run].column.isLazy
      else { return nil }
      return snapshot.unnumberedID(at: position).map(item)
    }
  }

  /// Returns the positions of the first items of a list, as many as one event describes.
  func firstPositions(of list: ResolvedList) -> [Position] {
    var positions: [Position] = []
    for (index, section) in list.snapshot.sections.enumerated() {
      let room = mostItems / 2 - positions.count
      guard room > 0 else { break }
      for item in 0..<min(room, section.count) {
        positions.append(Position(section: index, item: item))
      }
    }
    return positions
  }

  /// Returns where a controller is, or where it was.
  func place(of controller: any CellControlling, on stage: ListStage) -> RecordedPlace {
    let name = kinds.name(of: ControllerKind(type(of: controller)))
    let unnamed = RecordedItem(controller: name, hash: 0)
    let place = stage.controllers.place(of: controller)
    let id =
      if case .item(let position) = place {
        stage.list.snapshot.unnumberedID(at: position)
      } else {
        stage.id(of: controller)
      }
    guard let id else { return RecordedPlace(item: unnamed, section: 0, index: -1) }
    let named = RecordedItem(controller: name, hash: hash(of: id))
    switch place {
    case .item(let position):
      return RecordedPlace(item: named, section: position.section, index: position.item)
    case .supplementary(let place):
      return RecordedPlace(
        item: named,
        section: stage.list.index(of: place.section) ?? 0,
        index: -1
      )
    case .overlay, nil:
      return RecordedPlace(item: named, section: 0, index: -1)
    }
  }
}

extension RecordingWords {
  /// Returns whether an update has more changes than one event describes.
  func areTooMany(_ update: Update) -> Bool {
    let changes = update.changes
    let sections = changes.insertedSections.reduce(0) {
      $0 + update.new.snapshot.sections[$1].count
    }
    let items =
      changes.insertedItems.count + changes.movedItems.count + changes.updatedItems.count
      + changes.removedItems.stretches.count
    let arrivals = 4 * (changes.insertedSections.count + changes.movedSections.count)
    let others = changes.removedSections.count + changes.changedSupplementaries.count
    return items + sections + arrivals + others > mostItems || changes.replacesLazyItems
  }

  /// Returns the changes of an update; only their number if they are too many.
  func changes(of update: Update) -> RecordedChanges {
    var result = RecordedChanges()
    let (changes, new) = (update.changes, update.new.snapshot)
    result.count = new.itemCount
    result.isCut = areTooMany(update)
    guard !result.isCut else { return result }
    var rest = mostItems
    result.removedSections = changes.removedSections
    result.insertedSections = changes.insertedSections.map {
      RecordedChanges.InsertedSection(
        index: $0,
        section: section($0, of: update.new, rest: &rest)
      )
    }
    result.movedSections = changes.movedSections
    result.removed = changes.removedItems.stretches.map {
      RecordedChanges.Stretch(section: $0.section, start: $0.start.item, count: $0.count)
    }
    result.inserted = changes.insertedItems.stretches.map { stretch in
      let positions = stretch.items.map { Position(section: stretch.section, item: $0) }
      return RecordedChanges.Insertion(
        section: stretch.section,
        start: stretch.start.item,
        items: items(at: positions, in: new)
      )
    }
    result.moved = changes.movedItems
    result.updated = changes.updatedItems.map(\.to)
    result.supplementaries = changes.changedSupplementaries.compactMap { change in
      guard let section = change.newSection ?? change.oldSection else { return nil }
      let id = change.newSection.flatMap {
        new.supplementaryID(change.kind, in: new.sections[$0].id)
      }
      guard change.newSection != nil else { return nil }
      return RecordedChanges.Supplementary(
        section: section,
        kind: change.kind,
        item: id.map(item),
        isUpdated: change.what == .updated
      )
    }
    // A removed header of a section that stays is named by the section's new index.
    result.supplementaries += removedSupplementaries(of: update)
    result.rearranged = rearrangements(of: update)
    return result
  }

  /// Returns the sections that have stayed and have other layouts, as far as recordings tell layouts.
  private func rearrangements(of update: Update) -> [RecordedChanges.Rearrangement] {
    let (old, new, changes) = (update.old, update.new, update.changes)
    guard !old.hasLayouts(of: new) else { return [] }
    let left = Set(changes.removedSections + changes.movedSections.map(\.from))
    let arrived = Set(changes.insertedSections + changes.movedSections.map(\.to))
    let kept = zip(
      old.snapshot.sections.indices.lazy.filter { !left.contains($0) },
      new.snapshot.sections.indices.lazy.filter { !arrived.contains($0) }
    )
    let pairs = kept + changes.movedSections.map { ($0.from, $0.to) }
    return pairs.compactMap { before, after in
      guard let former = old.section(before)?.layout, let layout = new.section(after)?.layout,
        former != layout
      else { return nil }
      return RecordedChanges.Rearrangement(section: after, layout: RecordedLayout(layout))
    }
  }

  private func removedSupplementaries(of update: Update) -> [RecordedChanges.Supplementary] {
    update.changes.changedSupplementaries.compactMap { change in
      guard change.newSection == nil, let old = change.oldSection,
        let section = update.new.index(of: update.old.snapshot.sections[old].id)
      else { return nil }
      return RecordedChanges.Supplementary(
        section: section,
        kind: change.kind,
        item: nil,
        isUpdated: false
      )
    }
  }

  /// Returns the positions of items whose sizes an update may have changed, as many as one event describes.
  func changedPositions(of update: Update) -> [Position] {
    let changes = update.changes
    if areTooMany(update) { return firstPositions(of: update.new) }
    var positions = changes.updatedItems.map(\.to)
    for stretch in changes.insertedItems.stretches {
      for item in stretch.items { positions.append(Position(section: stretch.section, item: item)) }
    }
    for section in changes.insertedSections {
      for item in 0..<update.new.snapshot.itemCount(inSection: section) {
        positions.append(Position(section: section, item: item))
      }
    }
    return positions
  }
}

/// The names of controllers' types.
@MainActor
private final class KindNames {
  private var names: [ControllerKind: String] = [:]

  func name(of kind: ControllerKind) -> String {
    if let name = names[kind] { return name }
    let name = kind.description
    names[kind] = name
    return name
  }
}

extension RecordedLayout {
  @MainActor
  fileprivate init(_ layout: SectionLayout) {
    self.init()
    switch layout.arrangement {
    case .list: columns = 1
    case .grid, .waterfall: columns = max(1, layout.columns(in: 0))
    default: columns = 0
    }
    if case .grid(let own) = layout.arrangement, case .fixed(let count) = own { columns = count }
    lineSpacing = Float(layout.lineSpacing)
    itemSpacing = Float(layout.itemSpacing)
    let insets = layout.insets
    self.insets = RecordedInsets(
      top: Float(insets.top),
      leading: Float(insets.leading),
      bottom: Float(insets.bottom),
      trailing: Float(insets.trailing)
    )
  }
}
