import CarriedLibraries
import HeadlessUIKit
import Testing

/// A cell that asks for a height, and notes the first attributes it gets.
final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = accessibilityIdentifier == "T" ? 90 : 30
    return layoutAttributes
  }
}

@MainActor @Suite struct RowLayoutTests {
  private let layout = RowLayout()

  @Test func `a batch keeps the measured heights of the items that stay`() {
    let list = ShownList("aTb", layout, cell: TallCell.self)
    #expect(list.view.visibleCells.map { $0.frame.height }.sorted() == [30, 30, 90])
    list.view.performBatchUpdates {
      list.source.letters = ["x", "a", "T"]
      list.view.insertItems(at: [path(0)])
      list.view.deleteItems(at: [path(2)])
    }
    #expect(list.shown == "xaT")
    #expect(layout.modelBuilds == 1)
    #expect(VisibleArea.cells(of: list.view).map { $0.frame.minY } == [0, 30, 60])
    #expect(list.view.contentSize.height == 150)
  }

  @Test func `a move takes its height along, and a reload starts from the estimate`() {
    let list = ShownList("Tab", layout, cell: TallCell.self)
    list.view.performBatchUpdates {
      list.source.letters = ["a", "b", "T"]
      list.view.moveItem(at: path(0), to: path(2))
    }
    #expect(list.shown == "abT")
    #expect(VisibleArea.cells(of: list.view).map { $0.frame.height } == [30, 30, 90])
    list.view.reloadData()
    #expect(list.shown == "abT")
    #expect(layout.modelBuilds == 2)
  }

  @Test func `an item that slides in is asked for at its own path`() {
    let list = ShownList("ab", layout, cell: TallCell.self)
    list.source.requests = []
    list.view.performBatchUpdates {
      list.source.letters = ["x", "a", "b"]
      list.view.insertItems(at: [path(0)])
    }
    #expect(list.source.requests == [path(0)])
    #expect(list.shown == "xab")
  }

  @Test func `code that names no actor watches a list`() {
    let list = ShownList("abcdefghijklmnop", layout, cell: TallCell.self)
    let watcher = VisibleAreaWatcher(list.view)
    watcher.scroll(to: 15)
    #expect(watcher.fractions().first == 0.5)
    #expect(watcher.fractions().dropFirst().allSatisfy { $0 > 0 })
  }
}
