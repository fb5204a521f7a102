import Foundation
@testable import Roster
import RosterPlatform
import Testing

@Suite struct SectionLayoutTests {
  private let size = CGSize(width: 320, height: 480)

  @Test func `an item of a list is offered the width between the insets`() {
    let layout = SectionLayout.list(spacing: 4).insets(ListInsets(horizontal: 16, vertical: 8))
    let traits = UITraitCollection(displayScale: 2)
    let expected = ItemContainer(size: size, width: 288, insets: layout.insets, traits: traits)
    #expect(layout.container(in: size, traits: traits) == expected)
  }

  @Test func `columns share what insets and spacing leave`() {
    let layout = SectionLayout.grid(columns: 4, spacing: 8).insets(ListInsets(horizontal: 16))
    #expect(layout.container(in: size, traits: UITraitCollection(displayScale: 1)).width == 66)
  }

  @Test(arguments: [CGFloat(1), 2, 3])
  func `the width of a column is whole pixels and all columns fit`(scale: CGFloat) {
    for columns in 1...12 {
      let layout = SectionLayout.grid(columns: columns, spacing: 1)
      let width = layout.container(in: size, traits: UITraitCollection(displayScale: scale)).width
      #expect((width * scale).rounded() == width * scale)
      #expect(width * CGFloat(columns) + CGFloat(columns - 1) <= size.width)
      #expect((width + 1 / scale) * CGFloat(columns) + CGFloat(columns - 1) > size.width)
    }
  }

  @Test func `a grid without columns has one`() {
    #expect(SectionLayout.grid(columns: 0).columns(in: 320) == 1)
    #expect(
      SectionLayout.grid(columns: -3).container(
        in: size,
        traits: UITraitCollection(displayScale: 1)
      ).width == 320
    )
  }

  @Test func `a section that is all insets offers no width rather than less than none`() {
    let layout = SectionLayout.list.insets(ListInsets(horizontal: 200))
    #expect(layout.container(in: size, traits: UITraitCollection(displayScale: 2)).width == 0)
  }

  @Test func `a header is offered the whole width`() {
    let layout = SectionLayout.grid(columns: 3).insets(ListInsets(20))
    let traits = UITraitCollection()
    #expect(layout.supplementaryContainer(in: size, traits: traits) == ItemContainer(size: size))
  }

  @Test(arguments: [(39, 1), (40, 1), (87, 1), (88, 2), (320, 6), (326, 6), (328, 7)])
  func `an adaptive grid has as many columns as there is room for`(width: CGFloat, columns: Int) {
    let layout = SectionLayout.grid(minimumWidth: 40, spacing: 8)
    let size = CGSize(width: width, height: 100)
    let container = layout.container(in: size, traits: UITraitCollection(displayScale: 1))
    #expect(container.columns == columns)
    #expect(container.width >= min(width, 40))
    #expect(container.width * CGFloat(columns) + 8 * CGFloat(columns - 1) <= width)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, .leastNonzeroMagnitude] as [CGFloat])
  func `an adaptive grid without a sensible width still has columns`(minimum: CGFloat) {
    let count = SectionLayout.Columns.adaptive(minimumWidth: minimum).count(in: 320, spacing: 0)
    #expect(1...320 ~= count)
    #expect(
      SectionLayout.Columns.adaptive(minimumWidth: 40).count(in: minimum, spacing: minimum) == 1
    )
  }

  @Test func `the items of a flow are offered the width between the insets`() {
    let layout = SectionLayout.flow(spacing: 5).insets(ListInsets(horizontal: 10))
    #expect(layout.container(in: size, traits: UITraitCollection()).width == 300)
    #expect(layout.lineSpacing == 5)
    #expect(layout.itemSpacing == 5)
  }
}
