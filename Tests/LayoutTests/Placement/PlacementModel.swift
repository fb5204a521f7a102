import Foundation
@testable import Roster
import RosterPlatform
import TestSupport

/// A list as plain arrays, which says what a placement of it has to look like.
@MainActor
struct PlacementModel {
  struct Section {
    var layout: SectionLayout
    var sizes: [CGSize]
    var header: CGFloat
  }

  private(set) var sections: [Section]

  static let container = CGSize(width: 200, height: 300)

  init(using generator: inout SeededGenerator) {
    sections = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      Self.randomSection(using: &generator)
    }
  }

  static func section(
    _ layout: SectionLayout,
    _ heights: [CGFloat],
    header: CGFloat = 0
  ) -> SectionPlacement {
    placed(
      Section(layout: layout, sizes: heights.map { CGSize(width: 40, height: $0) }, header: header)
    )
  }

  private static func placed(_ section: Section) -> SectionPlacement {
    SectionPlacement(
      section.layout,
      in: section.layout.container(in: container, traits: UITraitCollection(displayScale: 1)),
      sizes: ItemSizes(section.sizes),
      headerLength: section.header,
      footerLength: 3
    )
  }

  /// The list placed anew.
  var placement: ListPlacement { ListPlacement(sections.map(Self.placed)) }

  var measures: PlacementMeasures {
    PlacementMeasures(
      arrangement: { sections[$0].layout },
      section: { Self.placed(sections[$0]) },
      sizes: { items, section in ItemSizes(sections[section].sizes[items]) },
      boundaries: { (sections[$0].header, 3) }
    )
  }

  /// Changes the list at random, and says what has changed.
  mutating func change(using generator: inout SeededGenerator) -> ListChange {
    var change = ListChange()
    var carried = takeItemsOut(&change.operations, using: &generator)
    if Bool.random(using: &generator) {
      changeSections(&change.operations, using: &generator)
    }
    putItemsIn(&carried, &change.operations, using: &generator)
    for section in sections.indices {
      for item in sections[section].sizes.indices
      where Int.random(in: 0..<8, using: &generator) == 0 {
        sections[section].sizes[item] = Self.randomSize(using: &generator)
        change.resizedItems.append(Position(section: section, item: item))
      }
      if Int.random(in: 0..<4, using: &generator) == 0 {
        sections[section].header = CGFloat(Int.random(in: 0...20, using: &generator))
        change.resizedBoundaries.append(section)
      }
    }
    return change
  }

  /// Items that move to other places, and where they come from.
  private typealias Carried = [(from: Position, size: CGSize)]

  private mutating func takeItemsOut(
    _ operations: inout Operations,
    using generator: inout SeededGenerator
  ) -> Carried {
    var carried: Carried = []
    for section in sections.indices {
      for item in sections[section].sizes.indices.reversed() {
        let position = Position(section: section, item: item)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1: operations.removedItems.append(position)
        case 2: carried.append((position, sections[section].sizes[item]))
        default: continue
        }
        sections[section].sizes.remove(at: item)
      }
    }
    return carried
  }

  /// Takes sections out that no item moves from, moves sections, and puts new ones in.
  private mutating func changeSections(
    _ operations: inout Operations,
    using generator: inout SeededGenerator
  ) {
    var order = Array(sections.indices)
    if order.count > 1 {
      let gone = Int.random(in: order.indices, using: &generator)
      operations.removedSections = [gone]
      operations.removedItems = PositionList(operations.removedItems.filter { $0.section != gone })
      order.remove(at: gone)
    }
    var moved: Int?
    if order.count > 1, Bool.random(using: &generator) {
      moved = order.remove(at: 0)
      order.append(moved ?? 0)
    }
    var new = order.map { (origin: Int?.some($0), section: sections[$0]) }
    let fresh = Int.random(in: 0...new.count, using: &generator)
    new.insert((nil, Self.randomSection(using: &generator)), at: fresh)
    operations.insertedSections = [fresh]
    if let moved, let target = new.firstIndex(where: { $0.origin == moved }) {
      operations.movedSections = [Move(from: moved, to: target)]
    }
    sections = new.map(\.section)
  }

  private mutating func putItemsIn(
    _ carried: inout Carried,
    _ operations: inout Operations,
    using generator: inout SeededGenerator
  ) {
    let open = sections.indices.filter { !operations.insertedSections.contains($0) }
    // An item of a section that is gone is deleted with it.
    carried.removeAll { operations.removedSections.contains($0.from.section) }
    for section in open {
      var item = 0
      while item <= sections[section].sizes.count {
        let position = Position(section: section, item: item)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1:
          operations.insertedItems.append(position)
          sections[section].sizes.insert(Self.randomSize(using: &generator), at: item)
        case 2 where !carried.isEmpty:
          let one = carried.removeLast()
          operations.movedItems.append(Move(from: one.from, to: position))
          sections[section].sizes.insert(one.size, at: item)
        default: break
        }
        item += 1
      }
    }
    // Items for which no place was found are gone after all.
    for item in carried { operations.removedItems.append(item.from) }
    carried = []
  }

  private static func randomSize(using generator: inout SeededGenerator) -> CGSize {
    CGSize(
      width: CGFloat(Int.random(in: 5...90, using: &generator)),
      height: CGFloat(Int.random(in: 0...40, using: &generator))
    )
  }

  private static func randomSection(using generator: inout SeededGenerator) -> Section {
    let layouts: [SectionLayout] = [
      .list(spacing: 3), .grid(columns: 3, spacing: 2), .flow(spacing: 4),
      .grid(columns: 4).insets(ListInsets(7)), .list,
    ]
    let count = Int.random(in: 0...20, using: &generator)
    let isUniform = Bool.random(using: &generator)
    let one = randomSize(using: &generator)
    return Section(
      layout: layouts[Int.random(in: layouts.indices, using: &generator)],
      sizes: (0..<count).map { _ in isUniform ? one : randomSize(using: &generator) },
      header: CGFloat(Int.random(in: 0...20, using: &generator))
    )
  }
}

extension ListPlacement {
  /// Where two placements differ first.
  func difference(from other: ListPlacement) -> String? {
    guard sections.count == other.sections.count else {
      return "\(sections.count) sections instead of \(other.sections.count)"
    }
    for section in sections.indices {
      let (found, expected) = (sections[section], other.sections[section])
      guard found.items.count == expected.items.count else {
        return "section \(section): \(found.items.count) items, not \(expected.items.count)"
      }
      guard found.headerLength == expected.headerLength, found.layout == expected.layout else {
        return "section \(section) differs"
      }
      for item in 0..<expected.items.count {
        let frame = frame(ofItem: item, in: section) ?? .null
        let wanted = other.frame(ofItem: item, in: section) ?? .null
        guard frame.isNear(wanted) else { return "\(section)-\(item): \(frame), not \(wanted)" }
      }
    }
    return abs(length - other.length) < 1e-6 ? nil : "\(length) long, not \(other.length)"
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) < 1e-6 }
  }
}
