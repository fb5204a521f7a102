/// A list at one moment: its sections and items, in order.
///
/// A snapshot is made by flattening content. It is a value: it never changes, and comparing two of
/// them yields what has to happen in between.
package struct Snapshot: Sendable {
  /// The sections, in order.
  ///
  /// No two have the same identity.
  package let sections: [SnapshotSection]

  /// Makes a snapshot; sections that share an identity are numbered so that all are different.
  ///
  /// - Parameters:
  ///   - sections: The sections, in order.
  ///   - previous: A list that is likely to have the same sections, which are not hashed then.
  /// - Complexity: O(number of sections).
  package init(sections: [SnapshotSection], like previous: Snapshot = .empty) {
    self.init(distinct: sections.adoptingIDs(of: previous.sections) ?? sections.numbered())
  }

  /// Makes a snapshot of sections with distinct identities.
  init(distinct sections: [SnapshotSection]) {
    self.sections = sections
  }

  /// A list without sections.
  package static let empty = Snapshot(distinct: [])

  /// The number of items in each section.
  package var counts: [Int] { sections.map(\.count) }

  /// The number of items in all sections.
  package var itemCount: Int { sections.reduce(0) { $0 + $1.count } }

  /// Whether both are one and the same, which says without looking that nothing differs.
  package func isSameStorage(as other: Snapshot) -> Bool {
    // Safe because nothing is read: the addresses are compared while both arrays are held.
    unsafe sections.withUnsafeBufferPointer { sections in
      unsafe other.sections.withUnsafeBufferPointer { others in
        unsafe sections.baseAddress == others.baseAddress && sections.count == others.count
      }
    }
  }

  /// The identities that were given to more than one section, with their occurrence numbers.
  package var duplicateSections: [SectionID] {
    sections.compactMap { $0.id.occurrence > 0 ? $0.id : nil }
  }
}

extension [SnapshotSection] {
  /// The same sections, with the very identities that those of another list have at the beginning and at the
  /// end, so that they are compared by reference from then on.
  ///
  /// - Returns: `nil` if more than a few sections are others, or if some share an identity.
  fileprivate func adoptingIDs(of old: [SnapshotSection]) -> [SnapshotSection]? {
    var result = self
    let least = Swift.min(count, old.count)
    var start = 0
    while start < least, self[start].id == old[start].id {
      result[start].id = old[start].id
      start += 1
    }
    var end = 0
    while end < least - start, self[count - end - 1].id == old[old.count - end - 1].id {
      result[count - end - 1].id = old[old.count - end - 1].id
      end += 1
    }
    let fewest = 4
    let others = start..<count - end
    guard others.count <= fewest else { return nil }
    for other in others {
      let id = self[other].id
      let isAlone = indices.allSatisfy { $0 == other || self[$0].id != id }
      guard isAlone, id.occurrence == 0 else { return nil }
    }
    return result
  }

  /// The same sections; each that shares its identity with earlier ones carries their number.
  fileprivate func numbered() -> [SnapshotSection] {
    var occurrences: [SectionID: Int] = [:]
    var result = self
    for (index, section) in enumerated() {
      let unnumbered = section.id.numbered(0)
      let occurrence = occurrences[unnumbered, default: 0]
      occurrences[unnumbered] = occurrence + 1
      if section.id.occurrence != occurrence {
        result[index].id = unnumbered.numbered(occurrence)
      }
    }
    return result
  }
}

extension SectionID {
  fileprivate func numbered(_ occurrence: Int) -> SectionID {
    SectionID(name: name, elements: elements, occurrence: occurrence)
  }
}

extension Snapshot {
  /// A list on the way from an old snapshot to this one.
  ///
  /// - Parameters:
  ///   - sources: Where the sections come from, in order.
  ///   - old: The snapshot before the change.
  /// - Returns: A snapshot of these sections, whose identities have to be distinct.
  /// - Complexity: O(number of sections).
  package func composed(_ sources: [SectionSource], from old: Snapshot) -> Snapshot {
    Snapshot(
      distinct: sources.map { source in
        switch source {
        case .old(let index): old.sections[index]
        case .new(let index): sections[index]
        case .emptied(let index): sections[index].withoutItems
        case .vacated(let index): old.sections[index].withoutItems
        }
      }
    )
  }
}

extension SnapshotSection {
  fileprivate var withoutItems: SnapshotSection {
    SnapshotSection(id: id, runs: [], supplementaries: supplementaries)
  }
}

/// Where a section of an intermediate list comes from.
package enum SectionSource: Hashable, Sendable {
  /// The section with this index before the change, as it was.
  case old(Int)

  /// The section with this index after the change, as it will be.
  case new(Int)

  /// The new section with this index, still without items.
  case emptied(new: Int)

  /// The old section with this index, which its items have left.
  case vacated(old: Int)
}
