import Foundation
@testable import Roster
import RosterPlatform
import TestSupport
import Testing

@MainActor
@Suite struct ListPlacementChangeTests {
  @Test func `a list that follows random changes stands as one that is placed anew`() {
    for seed in Effort.seeds(60) {
      var generator = SeededGenerator(seed: seed)
      var model = PlacementModel(using: &generator)
      let placement = model.placement
      for step in 0..<12 {
        let change = model.change(using: &generator)
        placement.apply(change, model.measures)
        let difference = placement.difference(from: model.placement)
        #expect(difference == nil, "seed \(seed), step \(step): \(difference ?? "")")
        if difference != nil { return }
      }
    }
  }

  @Test func `only the sizes of items that come or may have changed are asked for`() {
    var sizes = Array(repeating: CGFloat(10), count: 100)
    var asked: [Range<Int>] = []
    let placement = ListPlacement([PlacementModel.section(.list, sizes)])
    var change = ListChange(resizedItems: [Position(section: 0, item: 50)])
    change.operations.removedItems = PositionList([0, 1, 2].map { Position(section: 0, item: $0) })
    change.operations.insertedItems = PositionList([7, 8].map { Position(section: 0, item: $0) })
    sizes.removeFirst(3)
    sizes.insert(contentsOf: [20, 30], at: 7)
    sizes[50] = 70
    let measures = PlacementMeasures(
      arrangement: { _ in .list },
      section: { _ in PlacementModel.section(.list, []) },
      sizes: { items, _ in
        asked.append(items)
        return ItemSizes(items.map { CGSize(width: 1, height: sizes[$0]) })
      },
      boundaries: { _ in (0, 0) }
    )
    placement.apply(change, measures)
    #expect(asked == [7..<9, 50..<51])
    #expect(
      placement.difference(from: ListPlacement([PlacementModel.section(.list, sizes)])) == nil
    )
  }

  @Test func `a section with another arrangement is placed whole, and the others stay`() {
    let list = PlacementModel.section(.list, [10, 10, 10, 10])
    let placement = ListPlacement([list, list])
    var asked: [Int] = []
    let grid = SectionLayout.grid(columns: 2)
    let measures = PlacementMeasures(
      arrangement: { $0 == 0 ? .list : grid },
      section: { section in
        asked.append(section)
        return PlacementModel.section(grid, [10, 10, 10, 10])
      },
      sizes: { items, _ in ItemSizes(repeating: .zero, count: items.count) },
      boundaries: { _ in (0, 0) }
    )
    placement.apply(ListChange(rearrangedSections: [0, 1]), measures)
    #expect(asked == [1])
    #expect(placement.length == 66)
  }

  @Test func `a header with another height moves what is below it`() {
    let placement = ListPlacement([PlacementModel.section(.list, [10, 10], header: 5)])
    let measures = PlacementMeasures(
      arrangement: { _ in .list },
      section: { _ in PlacementModel.section(.list, []) },
      sizes: { items, _ in ItemSizes(repeating: .zero, count: items.count) },
      boundaries: { _ in (25, 7) }
    )
    placement.apply(ListChange(resizedBoundaries: [0]), measures)
    #expect(placement.frame(ofItem: 1, in: 0)?.minY == 35)
    #expect(placement.length == 52)
  }

  @Test func `a change of places that there are not leaves the list standing`() {
    let placement = ListPlacement([PlacementModel.section(.grid(columns: 2), [10, 10])])
    var change = ListChange(
      resizedItems: [Position(section: 0, item: 9), Position(section: 4, item: 0)],
      resizedBoundaries: [6]
    )
    change.operations.removedItems = [Position(section: 0, item: 1), Position(section: 0, item: 8)]
    change.operations.insertedItems = [Position(section: 3, item: 1)]
    change.operations.movedSections = [Move(from: 7, to: 0)]
    let measures = PlacementMeasures(
      arrangement: { _ in .grid(columns: 2) },
      section: { _ in PlacementModel.section(.list, []) },
      sizes: { items, _ in ItemSizes(repeating: CGSize(width: 1, height: 1), count: items.count) },
      boundaries: { _ in (0, 0) }
    )
    placement.apply(change, measures)
    #expect(placement.length == 13)
  }
}
