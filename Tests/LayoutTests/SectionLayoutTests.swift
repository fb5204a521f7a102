import Foundation
import RosterLayout
import Testing

@Suite struct SectionLayoutTests {
  private let size = CGSize(width: 320, height: 480)

  @Test func `an item of a list is offered the width between the insets`() {
    let layout = SectionLayout.list(spacing: 4).insets(Insets(horizontal: 16, vertical: 8))
    let container = layout.container(in: size, scale: 2)
    #expect(container == Container(size: size, width: 288, columns: 1))
  }

  @Test func `columns share what insets and spacing leave`() {
    let layout = SectionLayout.grid(columns: 4, spacing: 8).insets(Insets(horizontal: 16))
    #expect(layout.container(in: size, scale: 1).width == 66)
  }

  @Test(arguments: [CGFloat(1), 2, 3])
  func `the width of a column is whole pixels and all columns fit`(scale: CGFloat) {
    for columns in 1...12 {
      let layout = SectionLayout.grid(columns: columns, spacing: 1)
      let width = layout.container(in: size, scale: scale).width
      #expect((width * scale).rounded() == width * scale)
      #expect(width * CGFloat(columns) + CGFloat(columns - 1) <= size.width)
      #expect((width + 1 / scale) * CGFloat(columns) + CGFloat(columns - 1) > size.width)
    }
  }

  @Test func `a grid without columns has one`() {
    #expect(SectionLayout.grid(columns: 0).columns == 1)
    #expect(SectionLayout.grid(columns: -3).container(in: size, scale: 1).width == 320)
  }

  @Test func `a section that is all insets offers no width rather than less than none`() {
    let layout = SectionLayout.list.insets(Insets(horizontal: 200))
    #expect(layout.container(in: size, scale: 2).width == 0)
  }

  @Test func `a header is offered the whole width`() {
    let layout = SectionLayout.grid(columns: 3).insets(Insets(20))
    #expect(layout.supplementaryContainer(in: size) == Container(size: size))
  }
}
