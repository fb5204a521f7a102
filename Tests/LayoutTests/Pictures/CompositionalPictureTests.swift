@testable import Roster
import RosterPlatform
import Testing

/// Sections in a compositional layout, beside the same in a list layout.
@MainActor
@Suite struct CompositionalPictureTests {
  @Test func `a compositional layout puts items where the arrangement has them`() {
    let list = PlainList(
      [
        PlainSection(.list.insets(ListInsets(10)), heights: [10, 20], header: 10),
        PlainSection(.waterfall(columns: 2), heights: [20, 10, 10], footer: 10),
      ],
      isCompositional: true
    )
    #expect(
      list.picture == """
        ==========
        ··········
        ·aaaaaaaa·
        ·bbbbbbbb·
        ·bbbbbbbb·
        ··········
        cccccddddd
        ccccceeeee
        __________
        """
    )
  }

  @Test(arguments: [
    SectionLayout.list, .list(spacing: 10), .grid(columns: 3, spacing: 5),
    .grid(minimumWidth: 30), .flow(spacing: 4), .flow(distribution: .center),
    .grid(columns: 2).lineAlignment(.stretch), .waterfall(columns: 3, spacing: 10),
    .custom(Stairs(), spacing: 10),
  ])
  func `every arrangement is that of a list layout`(layout: SectionLayout) {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      for axis in [ListAxis.vertical, .horizontal] {
        let insets = ListInsets(top: 8, leading: 8, bottom: 4, trailing: 4)
        let sizes = [20, 36, 12, 20, 44].map { ItemSize.fixed(width: $0, height: $0 + 5) }
        let sections = [layout, layout.insets(insets)].map {
          PlainSection($0, sizes: sizes, header: 12, footer: 8)
        }
        let expected = PlainList(sections, width: 96, height: 96, axis: axis, direction: direction)
        let found = PlainList(
          sections,
          width: 96,
          height: 96,
          axis: axis,
          direction: direction,
          isCompositional: true
        )
        #expect(found.view.contentSize == expected.view.contentSize)
        #expect(found.frames == expected.frames)
      }
    }
  }

  @Test(arguments: [(20, 0), (0, 10)] as [(CGFloat, CGFloat)])
  func `sticky headers and footers are those of a list layout`(header: CGFloat, footer: CGFloat) {
    let layout = SectionLayout.list.stickyHeader().stickyFooter()
    let sections = (0..<2).map { _ in
      PlainSection(layout, heights: [20, 20, 20], header: header, footer: footer)
    }
    let expected = PlainList(sections, height: 60)
    let found = PlainList(sections, height: 60, isCompositional: true)
    for offset in stride(from: 0, through: 80, by: 10) {
      expected.scroll(to: CGPoint(x: 0, y: offset))
      found.scroll(to: CGPoint(x: 0, y: offset))
      #expect(found.picture == expected.picture, "\(offset)")
    }
  }

  @Test func `a background of the app's own stands behind the items`() throws {
    let background = SectionLayout.Background.view(Paper.self, insets: ListInsets(horizontal: 10))
    let sections = [
      PlainSection(
        .list.insets(ListInsets(20)).background(background),
        heights: [10, 10],
        header: 10,
        footer: 10
      )
    ]
    let list = PlainList(sections, isCompositional: true)
    let paper = try #require(list.decorations.first as? Paper)
    #expect(paper.frame == CGRect(x: 10, y: 10, width: 80, height: 60))
    #expect(list.picture == PlainList(sections).picture)
  }

  @Test func `sections without items and lists without sections are empty`() {
    let list = PlainList(
      [PlainSection(.list, heights: [], header: 10), PlainSection(.grid(columns: 2), heights: [])],
      isCompositional: true
    )
    #expect(list.picture == "==========")
    #expect(PlainList([], isCompositional: true).picture.isEmpty)
  }

  @Test func `an arrangement with too few frames is told of`() {
    let list = PlainList(
      [PlainSection(.custom(Nothing()), heights: [10, 10])],
      isCompositional: true
    )
    #expect(list.picture == "aaaaaaaaaa\nbbbbbbbbbb")
    #expect(list.missing == [0: 2])
  }
}

private final class Paper: UICollectionReusableView {}

private struct Nothing: SectionArrangement {
  func frames(for sizes: [CGSize], in space: SectionLayout.ArrangementSpace) -> [CGRect] { [] }
}
