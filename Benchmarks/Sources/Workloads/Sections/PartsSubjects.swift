import Foundation
@testable import Roster

/// What is measured on whole lists of many sections: content made, flattened, compared, committed and
/// laid out.
@MainActor
public final class PartsSubjects {
  /// How the content is written.
  public enum Way: String, CaseIterable {
    case loop = "for"
    case headed = "for, headers"
    case memoized
  }

  private let way: Way
  private let old: [Part]
  private let screen: Screen

  public init(_ way: Way, sections: Int, rows: Int) {
    self.way = way
    old = (0..<sections).map { Part(number: $0, rows: rows) }
    screen = Screen(PartList.Plain(parts: []), layout: ListLayout())
    show(old)
  }

  /// A dictionary filled with the identifiers of all sections and items, asked for all of them.
  public var floor: Subject {
    let ids = old.flatMap { part in
      [Row(id: part.id, payload: 0)] + part.rows.map { Row(id: $0.id, payload: 0) }
    }
    return Subject("floor") { consume(dictionaryFloor(ids, ids)) }
  }

  /// The same arrays in sections that are made anew.
  public var sameArrays: Subject {
    turning("same arrays", into: old)
  }

  /// Equal rows in new arrays.
  public var rebuilt: Subject {
    turning("rebuilt", into: old.map { Part(id: $0.id, rows: $0.rows.map { $0 }) })
  }

  /// One row in the middle shows something else.
  public var oneChange: Subject {
    var new = old
    new[old.count / 2].rows[0].payload += 1
    return turning("1 change", into: new)
  }

  /// Twenty rows more at the end of the last section.
  public var append: Subject {
    var new = old
    new[old.count - 1].rows += (0..<20).map { Row(id: UUID(number: UInt64.max - $0), payload: 0) }
    return turning("append 20", into: new)
  }

  /// A section more at the top.
  public var sectionAtTop: Subject {
    turning("section at top", into: [Part(number: 1_000_000, rows: old[0].rows.count)] + old)
  }

  /// The part of an update in which nothing differs that is spent on showing it: committing and settling.
  ///
  /// - Returns: The median of some updates.
  public func shareOfShowing() -> Double {
    var shares: [Double] = []
    let observation = screen.adapter.observeUpdates { report in
      let timings = report.timings
      shares.append((timings.committing + timings.settling) / timings.total)
    }
    for _ in 0..<51 { show(old) }
    observation.cancel()
    return shares.sorted()[shares.count / 2]
  }

  private func turning(_ name: String, into new: [Part]) -> Subject {
    Subject(name, preparedBy: { [self] in show(old) }, work: { [self] in show(new) })
  }

  private func show(_ parts: [Part]) {
    switch way {
    case .loop: screen.show(PartList.Plain(parts: parts))
    case .headed: screen.show(PartList.Headed(parts: parts))
    case .memoized: screen.show(PartList.Memoized(parts: parts))
    }
  }
}
