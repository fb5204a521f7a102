@testable import Roster
import RosterPlatform
import Testing

@MainActor
@Suite struct CustomArrangementTests {
  @Test func `items without a frame stand below the others, and are reported`() {
    let list = PlainList([
      PlainSection(.custom(Given(frames: [rect(50, 0)]), spacing: 10), heights: [10, 10, 20]),
      PlainSection(.list, heights: [10]),
    ])
    #expect(
      list.picture == """
        ·····aaa··
        ··········
        bbbbbbbbbb
        ··········
        cccccccccc
        cccccccccc
        dddddddddd
        """
    )
    #expect(list.missing == [0: 2])
  }

  @Test func `an arrangement without any frame makes a list`() {
    let list = PlainList([PlainSection(.custom(Given(frames: []), spacing: 10), heights: [10, 10])])
    #expect(
      list.picture == """
        aaaaaaaaaa
        ··········
        bbbbbbbbbb
        """
    )
    #expect(list.missing == [0: 2])
  }

  @Test func `frames beyond the number of items do not count`() {
    let frames = (0..<5).map { rect(0, 20 * CGFloat($0)) }
    let list = PlainList([PlainSection(.custom(Given(frames: frames)), heights: [10, 10])])
    #expect(list.view.contentSize.height == 30)
    #expect(list.missing.isEmpty)
  }

  @Test(arguments: [-.infinity, .infinity, .nan, -1000] as [CGFloat])
  func `frames that cannot be shown leave every item in its section`(bad: CGFloat) throws {
    let frames = [
      CGRect(x: bad, y: bad, width: 10, height: 10), CGRect(x: 0, y: 20, width: bad, height: bad),
      rect(0, 40),
    ]
    let list = PlainList([
      PlainSection(.list, heights: [10]),
      PlainSection(.custom(Given(frames: frames)), heights: [10, 10, 10]),
      PlainSection(.list, heights: [10]),
    ])
    let first = try #require(list.view.layoutAttributesForItem(at: [1, 0]))
    #expect(first.frame.minY == 10)
    #expect(list.view.layoutAttributesForItem(at: [1, 2])?.frame == rect(0, 50))
    let last = try #require(list.view.layoutAttributesForItem(at: [2, 0]))
    #expect(last.frame.minY >= 60 && last.frame.minY.isFinite)
    #expect(list.missing.isEmpty)
  }

  @Test func `an arrangement is told the space between the insets and its columns`() {
    let layout = SectionLayout.custom(Echo(), spacing: 4).insets(ListInsets(horizontal: 10))
    let list = PlainList([PlainSection(layout, heights: [10])])
    let expected = SectionLayout.ArrangementSpace(
      width: 80,
      visibleHeight: 200,
      columns: 2,
      spacing: 4
    )
    #expect(expected.columnWidth == 38)
    #expect(
      list.view.layoutAttributesForItem(at: [0, 0])?.frame
        == CGRect(x: 10, y: 0, width: 38, height: CGFloat(expected.visibleHeight))
    )
    #expect(layout.container(in: list.view.bounds.size, traits: UITraitCollection()).width == 38)
  }

  @Test func `arrangements are equal if they are of one type and equal`() {
    #expect(SectionLayout.custom(Stairs()) == .custom(Stairs()))
    #expect(SectionLayout.custom(Given(frames: [])) != .custom(Given(frames: [rect(0, 0)])))
    #expect(SectionLayout.custom(Stairs()) != .custom(Echo()))
  }

  @Test func `an item that changes its size has a waterfall and a custom section arranged anew`() {
    for layout in [SectionLayout.waterfall(columns: 2), .custom(Pile())] {
      let list = PlainList([
        PlainSection(layout, heights: [10, 20, 10, 10]), PlainSection(.list, heights: [10]),
      ])
      list.sections[0].sizes[0] = .height(30)
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 0]])
      list.layout.invalidateLayout(with: context)
      list.view.layoutIfNeeded()
      let new = PlainList(list.sections)
      #expect(list.picture == new.picture)
      #expect(list.view.contentSize == new.view.contentSize)
    }
  }

  @Test func `only what is in the visible area is shown of a waterfall and of a custom section`() {
    let heights = (0..<400).map { CGFloat(10 + ($0 * 7) % 40) }
    for layout in [SectionLayout.waterfall(columns: 3, spacing: 3), .custom(Pile())] {
      let list = PlainList([PlainSection(layout, heights: heights)])
      for offset in stride(from: 0, to: list.view.contentSize.height - 200, by: 317) {
        list.scroll(to: CGPoint(x: 0, y: offset))
        let area = list.view.bounds
        let expected = heights.indices.filter { item in
          let frame = list.view.layoutAttributesForItem(at: [0, item])?.frame
          return frame.map { $0.minY < area.maxY && $0.maxY > area.minY } == true
        }
        #expect(list.view.indexPathsForVisibleItems.map(\.item).sorted() == expected)
      }
    }
  }

  @Test func `frames that merely touch an area are not in it`() {
    let table = FrameTable([rect(0, 0), rect(0, 10), rect(0, 20), rect(0, 30)])
    #expect(table.frames(from: 10, to: 30) == 1..<3)
    #expect(table.frames(from: 9, to: 31) == 0..<4)
    #expect(table.frames(from: 10, to: 10).isEmpty)
    #expect(table.length == 40)
  }

  @Test(arguments: [0, -4, 1, 1_000_000])
  func `a waterfall of any number of columns shows all its items`(columns: Int) {
    let list = PlainList([
      PlainSection(.waterfall(columns: columns), heights: [10, 10, 10]),
      PlainSection(.waterfall(columns: columns), heights: []),
    ])
    let count = list.view.indexPathsForVisibleItems.count
    // A million columns have no width on a screen, and what has no area is not shown.
    #expect(count == (columns == 1_000_000 ? 0 : 3))
  }

  private func rect(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 30, height: 10)
  }
}

/// Returns the frames that it holds, whatever it is asked.
private struct Given: SectionArrangement {
  let frames: [CGRect]

  func frames(for sizes: [CGSize], in space: SectionLayout.ArrangementSpace) -> [CGRect] { frames }
}

/// Shows the space it was given as the size of its items.
private struct Echo: SectionArrangement {
  func columns(in width: CGFloat, spacing: CGFloat) -> Int { Int(width / (40 - spacing / 2)) }

  func frames(for sizes: [CGSize], in space: SectionLayout.ArrangementSpace) -> [CGRect] {
    sizes.map { _ in
      CGRect(x: 0, y: 0, width: space.columnWidth, height: space.visibleHeight)
    }
  }
}

/// Items one on another, in an order that is not that of their heights.
private struct Pile: SectionArrangement {
  func frames(for sizes: [CGSize], in space: SectionLayout.ArrangementSpace) -> [CGRect] {
    sizes.indices.map { index in
      let place = index % 2 == 0 ? index + 1 : index - 1
      return CGRect(x: 0, y: 10 * CGFloat(place), width: 20, height: sizes[index].height)
    }
  }
}
