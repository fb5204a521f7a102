/// A list at one moment: its sections and items, in order.
///
/// A snapshot is the result of resolving content. It is a value that never changes, and comparing
/// two of them results in a changeset.
package struct Snapshot {
  /// The sections, in order.
  ///
  /// No two have the same identity.
  package let sections: [SnapshotSection]

  /// Creates a snapshot; sections that share an identity are numbered so that all are different.
  ///
  /// - Parameters:
  ///   - sections: The sections, in order.
  ///   - previous: A list that probably has the same sections, which avoids hashing them.
  /// - Complexity: O(number of sections).
  init(sections: [SnapshotSection], like previous: Snapshot = .empty) {
    self.init(
      distinct: sections.areDistinct(like: previous.sections) ? sections : sections.numbered()
    )
  }

  /// Creates a snapshot of sections with distinct identities.
  init(distinct sections: [SnapshotSection]) {
    self.sections = sections
  }

  /// A list without sections.
  package static var empty: Snapshot { Snapshot(distinct: []) }

  /// The number of items in each section.
  var counts: [Int] { sections.map(\.count) }

  /// Returns the number of items in a section; 0 if there is no such section.
  func itemCount(inSection index: Int) -> Int {
    sections.indices.contains(index) ? sections[index].count : 0
  }

  /// The number of items in all sections.
  var itemCount: Int { sections.reduce(0) { $0 + $1.count } }

  /// Returns whether both share their storage, so that nothing differs.
  package func isSameStorage(as other: Snapshot) -> Bool {
    // Safe because nothing is read: only addresses are compared while both arrays are alive.
    unsafe sections.withUnsafeBufferPointer { sections in
      unsafe other.sections.withUnsafeBufferPointer { others in
        unsafe sections.baseAddress == others.baseAddress && sections.count == others.count
      }
    }
  }

  /// Returns whether both have the same sections by identity, in the same order.
  ///
  /// - Complexity: O(number of sections).
  func hasSections(of other: Snapshot) -> Bool {
    guard sections.count == other.sections.count else { return false }
    for index in sections.indices where !sections[index].hasIdentity(of: other.sections[index]) {
      return false
    }
    return true
  }

  /// The identities that were given to more than one section, with their occurrence numbers.
  var duplicateSections: [SectionID] {
    sections.compactMap { $0.id.occurrence > 0 ? $0.id : nil }
  }
}

extension [SnapshotSection] {
  /// Returns whether the sections are known to be distinct without hashing: all but a few are also at the
  /// beginning or the end of another list, whose sections are distinct.
  fileprivate func areDistinct(like old: [SnapshotSection]) -> Bool {
    let least = Swift.min(count, old.count)
    var start = 0
    while start < least, self[start] === old[start] || hasIdentity(start, of: start, in: old) {
      start += 1
    }
    let shift = old.count - count
    var rest = count
    while rest > count - least + start,
      self[rest - 1] === old[rest - 1 + shift]
        || hasIdentity(rest - 1, of: rest - 1 + shift, in: old)
    {
      rest -= 1
    }
    let fewest = 4
    let others = start..<rest
    guard others.count <= fewest else { return false }
    for other in others {
      let id = self[other].id
      if id.occurrence != 0 { return false }
      let fingerprint = self[other].fingerprint
      for index in indices where self[index].fingerprint == fingerprint && index != other {
        if self[index].id == id { return false }
      }
    }
    return true
  }

  /// Returns whether a section has the same identity as one of a list; not inlined, because comparing identities
  /// retains the sections, and most are the very same.
  @inline(never)
  private func hasIdentity(_ index: Int, of other: Int, in list: [SnapshotSection]) -> Bool {
    self[index].id == list[other].id
  }

  /// Returns the same sections, with occurrence numbers for those that share their identity with
  /// earlier ones.
  fileprivate func numbered() -> [SnapshotSection] {
    var occurrences: [SectionID: Int] = [:]
    var result = self
    for (index, section) in enumerated() {
      let unnumbered = section.id.numbered(0)
      let occurrence = occurrences[unnumbered, default: 0]
      occurrences[unnumbered] = occurrence + 1
      if section.id.occurrence != occurrence {
        result[index] = SnapshotSection(
          id: unnumbered.numbered(occurrence),
          runs: section.runs,
          supplementaries: section.supplementaries
        )
      }
    }
    return result
  }
}

extension SnapshotSection {
  /// Returns whether two sections have the same identity.
  func hasIdentity(of other: SnapshotSection) -> Bool {
    self === other || id == other.id
  }

  /// Returns whether the section has an identifier or, without one, a place inside elements of `ForEach`, and is
  /// the first such section.
  func isNamed(
    _ identifier: ListIdentifier?,
    or path: [Int],
    inside elements: [ListIdentifier]
  ) -> Bool {
    guard id.occurrence == 0, id.elements == elements else { return false }
    return switch id.name {
    case .given(let other): identifier == other
    case .position(let other): identifier == nil && path == other
    case .loose: false
    }
  }
}

extension SectionID {
  /// A number that equal identities have in common, made of what is known without hashing.
  var fingerprint: UInt64 {
    let name: UInt64 = if case .given(let id) = name { id.fingerprint } else { 0 }
    return (elements.last?.fingerprint ?? 0) &* 31 ^ name
  }

  fileprivate func numbered(_ occurrence: Int) -> SectionID {
    SectionID(name: name, elements: elements, occurrence: occurrence)
  }
}

extension Snapshot {
  /// Returns an intermediate list between an old snapshot and this one.
  ///
  /// - Parameters:
  ///   - sources: The sources of the sections, in order; `nil` for all sections of this snapshot.
  ///   - old: The snapshot before the change.
  /// - Returns: A snapshot of these sections, whose identities have to be distinct.
  /// - Complexity: O(number of sections).
  func composed(_ sources: [SectionSource]?, from old: Snapshot) -> Snapshot {
    guard let sources else { return self }
    return Snapshot(
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

/// The source of a section in an intermediate list.
enum SectionSource: Hashable, Sendable {
  /// The section with this index before the change.
  case old(Int)

  /// The section with this index after the change.
  case new(Int)

  /// The new section with this index, without items.
  case emptied(new: Int)

  /// The old section with this index, without the items that left it.
  case vacated(old: Int)
}
