@testable import Roster
import RosterPlatform
import Testing

/// One character is 10 by 10 points; `·` is nothing, `=` a header, `_` a footer.
@MainActor
@Suite struct ArrangementPictureTests {
  private func picture(
    _ layout: SectionLayout,
    heights: [CGFloat],
    direction: UISemanticContentAttribute = .forceLeftToRight
  ) -> String {
    PlainList([PlainSection(layout, heights: heights)], direction: direction).picture
  }

  private func picture(_ layout: SectionLayout, widths: [CGFloat]) -> String {
    PlainList([
      PlainSection(layout, sizes: widths.map { .fixed(width: $0, height: 10) })
    ]).picture
  }

  @Test func `a list is one item below another`() {
    #expect(
      picture(.list, heights: [10, 20, 10]) == """
        aaaaaaaaaa
        bbbbbbbbbb
        bbbbbbbbbb
        cccccccccc
        """
    )
  }

  @Test func `a list keeps its spacing between items and its insets around them`() {
    let layout = SectionLayout.list(spacing: 10)
      .insets(ListInsets(top: 10, leading: 20, bottom: 20, trailing: 10))
    #expect(
      picture(layout, heights: [10, 20]) == """
        ··········
        ··aaaaaaa·
        ··········
        ··bbbbbbb·
        ··bbbbbbb·
        ··········
        ··········
        """
    )
  }

  @Test func `headers and footers reach from edge to edge, whatever the insets`() {
    let layout = SectionLayout.list.insets(ListInsets(10))
    let list = PlainList([
      PlainSection(layout, heights: [10, 10], header: 20, footer: 10),
      PlainSection(.list, heights: [], header: 10),
      PlainSection(.list, heights: [10], footer: 10),
    ])
    #expect(
      list.picture == """
        ==========
        ==========
        ··········
        ·aaaaaaaa·
        ·bbbbbbbb·
        ··········
        __________
        ==========
        cccccccccc
        __________
        """
    )
  }

  @Test func `a grid goes line by line, and low items stand in the middle of their line`() {
    let layout = SectionLayout.grid(columns: 3, spacing: 20)
    #expect(
      picture(layout, heights: [30, 10, 30, 10]) == """
        aa······cc
        aa··bb··cc
        aa······cc
        ··········
        ··········
        dd········
        """
    )
  }

  @Test func `a grid without spacing fills its lines`() {
    #expect(
      picture(.grid(columns: 2), heights: [10, 10, 20]) == """
        aaaaabbbbb
        ccccc·····
        ccccc·····
        """
    )
  }

  @Test func `an adaptive grid has as many columns as fit`() {
    #expect(
      picture(.grid(minimumWidth: 40, spacing: 20), heights: [10, 10, 10]) == """
        aaaa··bbbb
        ··········
        ··········
        cccc······
        """
    )
  }

  @Test(arguments: [
    (
      SectionLayout.LineAlignment.top,
      """
      aaaaabbbbb
      aaaaa·····
      aaaaa·····
      """
    ),
    (
      .center,
      """
      aaaaa·····
      aaaaabbbbb
      aaaaa·····
      """
    ),
    (
      .bottom,
      """
      aaaaa·····
      aaaaa·····
      aaaaabbbbb
      """
    ),
    (
      .stretch,
      """
      aaaaabbbbb
      aaaaabbbbb
      aaaaabbbbb
      """
    ),
  ])
  func `items lower than their line stand where its alignment says`(
    alignment: SectionLayout.LineAlignment,
    expected: String
  ) {
    let grid = SectionLayout.grid(columns: 2).lineAlignment(alignment)
    #expect(picture(grid, heights: [30, 10]) == expected)
    let flow = SectionLayout.flow().lineAlignment(alignment)
    let sizes = [30, 10].map { ItemSize.fixed(width: 50, height: $0) }
    #expect(PlainList([PlainSection(flow, sizes: sizes)]).picture == expected)
  }

  @Test func `a flow breaks its lines where items no longer fit`() {
    #expect(
      picture(.flow(spacing: 10), widths: [30, 20, 30, 60, 30, 40]) == """
        aaa·bb·ccc
        ··········
        dddddd·eee
        ··········
        ffff······
        """
    )
  }

  @Test(arguments: [
    (
      SectionLayout.LineDistribution.justified,
      """
      aaa····bbb
      ·cccccccc·
      dddd······
      """
    ),
    (
      .start,
      """
      aaabbb····
      cccccccc··
      dddd······
      """
    ),
    (
      .center,
      """
      ··aaabbb··
      ·cccccccc·
      ···dddd···
      """
    ),
    (
      .end,
      """
      ····aaabbb
      ··cccccccc
      ······dddd
      """
    ),
  ])
  func `the items of a line share what it leaves free as its distribution says`(
    distribution: SectionLayout.LineDistribution,
    expected: String
  ) {
    #expect(picture(.flow(distribution: distribution), widths: [30, 30, 80, 40]) == expected)
  }

  @Test func `items of one size keep to the columns of the lines above`() {
    #expect(
      picture(.flow(spacing: 10), widths: [20, 20, 20, 20, 20]) == """
        aa··bb··cc
        ··········
        dd··ee····
        """
    )
  }

  @Test func `a waterfall fills the shortest column first`() {
    #expect(
      picture(.waterfall(columns: 3, spacing: 20), heights: [30, 10, 50, 20, 10, 10]) == """
        aa··bb··cc
        aa······cc
        aa······cc
        ····dd··cc
        ····dd··cc
        ee········
        ··········
        ····ff····
        """
    )
  }

  @Test func `of columns that are equally short, a waterfall takes the first`() {
    #expect(
      picture(.waterfall(columns: 2), heights: [10, 10, 10, 20, 10, 10]) == """
        aaaaabbbbb
        cccccddddd
        eeeeeddddd
        fffff·····
        """
    )
  }

  @Test func `an adaptive waterfall has as many columns as fit`() {
    #expect(
      picture(.waterfall(minimumWidth: 45), heights: [20, 10, 10]) == """
        aaaaabbbbb
        aaaaaccccc
        """
    )
  }

  @Test func `a custom arrangement puts items where it says, between the insets`() {
    let layout = SectionLayout.custom(Stairs()).insets(ListInsets(top: 10, leading: 10))
    #expect(
      picture(layout, heights: [10, 10, 10]) == """
        ··········
        ·aaa······
        ···bbb····
        ·····ccc··
        """
    )
  }

  @Test(arguments: [
    (
      SectionLayout.list.insets(ListInsets(leading: 30)),
      """
      aaaaaaa···
      aaaaaaa···
      aaaaaaa···
      bbbbbbb···
      ccccccc···
      """
    ),
    (
      .grid(columns: 2).lineAlignment(.top),
      """
      bbbbbaaaaa
      ·····aaaaa
      ·····aaaaa
      ·····ccccc
      """
    ),
    (
      .waterfall(columns: 2),
      """
      bbbbbaaaaa
      cccccaaaaa
      ·····aaaaa
      """
    ),
    (
      .custom(Stairs()),
      """
      ·······aaa
      ·····bbb··
      ···ccc····
      """
    ),
  ])
  func `where text runs from right to left, sections do`(layout: SectionLayout, expected: String) {
    #expect(picture(layout, heights: [30, 10, 10], direction: .forceRightToLeft) == expected)
  }

  @Test func `a flow begins at the right where text does`() {
    let section = PlainSection(
      .flow(spacing: 10, distribution: .start),
      sizes: [30, 20, 50, 30].map { .fixed(width: $0, height: 10) }
    )
    #expect(
      PlainList([section], direction: .forceRightToLeft).picture == """
        ····bb·aaa
        ··········
        ·ddd·ccccc
        """
    )
  }
}

/// Each item a step below and beside the one before.
struct Stairs: SectionArrangement {
  func frames(for sizes: [CGSize], in space: SectionLayout.ArrangementSpace) -> [CGRect] {
    sizes.indices.map { CGRect(x: 20 * $0, y: 10 * $0, width: 30, height: 10) }
  }
}
