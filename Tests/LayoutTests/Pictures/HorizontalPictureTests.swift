@testable import Roster
import RosterPlatform
import Testing

/// Lists that grow to the side.
///
/// Each picture is the visible area, 100 by 40 points; one character is 10 by 10 points.
@MainActor
@Suite struct HorizontalPictureTests {
  @Test func `a list is one item beside another`() {
    #expect(
      list(.list, [20, 30, 10]).picture == """
        aabbbc
        aabbbc
        aabbbc
        aabbbc
        """
    )
  }

  @Test func `a list keeps its spacing between items and its insets around them`() {
    let layout = SectionLayout.list(spacing: 10)
      .insets(ListInsets(top: 10, leading: 20, bottom: 0, trailing: 10))
    #expect(
      list(layout, [20, 20]).picture == """
        ········
        ··aa·bb·
        ··aa·bb·
        ··aa·bb·
        """
    )
  }

  @Test func `a header stands before its items and a footer behind them`() {
    let layout = SectionLayout.list.insets(ListInsets(top: 10, leading: 10))
    #expect(
      list(layout, [20, 20], header: 20, footer: 10).picture == """
        ==·····_
        ==·aabb_
        ==·aabb_
        ==·aabb_
        """
    )
  }

  @Test func `a grid has rows, and goes from one to the next as columns do`() {
    #expect(
      list(.grid(columns: 2), [30, 10, 20]).picture == """
        aaacc
        aaacc
        ·b···
        ·b···
        """
    )
  }

  @Test func `an adaptive grid has as many rows as fit`() {
    #expect(
      list(.grid(minimumWidth: 10, spacing: 10), [20, 20, 20]).picture == """
        aa·cc
        ·····
        bb···
        bb···
        """
    )
  }

  @Test func `a waterfall fills the shortest row first`() {
    #expect(
      list(.waterfall(columns: 2), [30, 10, 10, 20]).picture == """
        aaa·
        aaa·
        bcdd
        bcdd
        """
    )
  }

  @Test func `a flow goes from top to bottom and then to the side`() {
    let sizes: [ItemSize] = [
      .fixed(width: 10, height: 20), .fixed(width: 30, height: 20), .fixed(width: 10, height: 10),
    ]
    #expect(
      PlainList([PlainSection(.flow(), sizes: sizes)], height: 40, axis: .horizontal).picture == """
        ·a·c
        ·a··
        bbb·
        bbb·
        """
    )
  }

  @Test func `a custom arrangement has its x and y exchanged`() {
    #expect(
      list(.custom(Stairs()), [10, 10]).picture == """
        a·
        a·
        ab
        ·b
        """
    )
  }

  @Test func `sections stand one beside another`() {
    let sections = [
      PlainSection(.list, sizes: [.width(10)], header: 10),
      PlainSection(.grid(columns: 2), sizes: [.width(20), .width(20)], footer: 10),
    ]
    #expect(
      PlainList(sections, height: 40, axis: .horizontal).picture == """
        =abb_
        =abb_
        =acc_
        =acc_
        """
    )
  }

  @Test func `a list begins at the right where text does, and shows its beginning first`() {
    let long = list(.list, [40, 40, 30], header: 20, direction: .forceRightToLeft)
    #expect(
      long.picture == """
        bbbbaaaa==
        bbbbaaaa==
        bbbbaaaa==
        bbbbaaaa==
        """
    )
    long.scroll(to: .zero)
    #expect(long.picture.hasPrefix("cccbbbbaaa\n"))
    let short = list(.list.insets(ListInsets(leading: 10)), [20, 30], direction: .forceRightToLeft)
    #expect(short.picture.hasPrefix("····bbbaa·\n"))
  }

  @Test func `sticky headers and footers stay at the sides`() {
    let layout = SectionLayout.list.stickyHeader().stickyFooter()
    let list = list(layout, [40, 40, 40], header: 20, footer: 10)
    #expect(list.picture.hasPrefix("==aaaabbb_\n"))
    list.scroll(to: CGPoint(x: 30, y: 0))
    #expect(list.picture.hasPrefix("==abbbbcc_\n"))
    list.scroll(to: CGPoint(x: 50, y: 0))
    #expect(list.picture.hasPrefix("==bbbcccc_\n"))
  }

  @Test func `sticky headers stay at the right where text begins there`() {
    let layout = SectionLayout.list.stickyHeader()
    let list = list(layout, [40, 40, 40], header: 20, direction: .forceRightToLeft)
    #expect(list.picture.hasPrefix("bbbbaaaa==\n"))
    list.scroll(to: CGPoint(x: 20, y: 0))
    #expect(list.picture.hasPrefix("ccbbbbaa==\n"))
  }

  @Test func `separators stand upright, and backgrounds behind`() {
    let insets = ListInsets(top: 10, leading: 50, bottom: 5, trailing: 50)
    let layout = SectionLayout.list(separators: Separators(insets: insets))
      .background(.color(.red, insets: ListInsets(top: 20)))
      .insets(ListInsets(trailing: 10))
    let list = list(layout, [20, 20])
    #expect(
      list.frames == """
        a: 0 0 20 40
        b: 20 0 20 40
        -: 19 10 1 25
        :: 0 20 50 20
        """
    )
  }

  @Test func `only what is in the visible area is shown`() {
    let list = list(.grid(columns: 2), Array(repeating: 30, count: 200))
    list.scroll(to: CGPoint(x: 1500, y: 0))
    #expect(list.view.indexPathsForVisibleItems.map(\.item).sorted() == Array(100..<108))
  }

  @Test func `an item is offered the height of a row and the width of the visible area`() {
    let layout = SectionLayout.grid(columns: 2, spacing: 10).insets(ListInsets(10))
    let container = layout.container(
      in: CGSize(width: 100, height: 60),
      traits: UITraitCollection(displayScale: 2),
      axis: .horizontal
    )
    #expect(container.height == 15)
    #expect(container.width == 80)
    #expect(ItemSize.width(7).resolved(in: container) == CGSize(width: 7, height: 15))
    #expect(ItemSize.aspect(2).resolved(in: container) == CGSize(width: 30, height: 15))
    #expect(
      ItemSize.fraction(width: 0.5, height: 1).resolved(in: container)
        == CGSize(width: 40, height: 15)
    )
  }

  private func list(
    _ layout: SectionLayout,
    _ widths: [CGFloat],
    header: CGFloat = 0,
    footer: CGFloat = 0,
    direction: UISemanticContentAttribute = .forceLeftToRight
  ) -> PlainList {
    PlainList(
      [PlainSection(layout, sizes: widths.map { .width($0) }, header: header, footer: footer)],
      height: 40,
      axis: .horizontal,
      direction: direction
    )
  }
}
