@testable import Roster
import RosterPlatform
import Testing

/// One character is 10 by 10 points; `:` is a background and `-` a separator.
@MainActor
@Suite struct DecorationPictureTests {
  @Test func `separators stand between items and none after the last`() {
    let layout = SectionLayout.list(separators: Separators())
    let list = PlainList([PlainSection(layout, heights: [10, 10, 10])], scale: 2)
    #expect(
      list.frames == """
        a: 0 0 100 10
        -: 0 9.5 100 0.5
        b: 0 10 100 10
        -: 0 19.5 100 0.5
        c: 0 20 100 10
        """
    )
  }

  @Test(arguments: [
    (
      UISemanticContentAttribute.forceLeftToRight,
      """
      a: 10 0 90 10
      -: 25 12.33 70 0.33
      b: 10 15 90 10
      """
    ),
    (
      .forceRightToLeft,
      """
      a: 0 0 90 10
      -: 5 12.33 70 0.33
      b: 0 15 90 10
      """
    ),
  ])
  func `separators stand in the middle of the spacing and keep their insets from the items`(
    direction: UISemanticContentAttribute,
    expected: String
  ) {
    let insets = ListInsets(top: 50, leading: 15, bottom: 50, trailing: 5)
    let layout = SectionLayout.list(spacing: 5, separators: Separators(insets: insets))
      .insets(ListInsets(leading: 10))
    let list = PlainList(
      [PlainSection(layout, heights: [10, 10])],
      scale: 3,
      direction: direction
    )
    #expect(list.frames == expected)
  }

  @Test func `lists of one item and of none have no separators`() {
    let layout = SectionLayout.list(separators: Separators())
    let list = PlainList([
      PlainSection(layout, heights: [10]), PlainSection(layout, heights: []),
    ])
    #expect(list.frames == "a: 0 0 100 10")
  }

  @Test(arguments: [
    ListInsets(leading: 60, trailing: 40), ListInsets(leading: -.infinity),
    ListInsets(trailing: .nan),
  ])
  func `separators without a width that can be shown are left out`(insets: ListInsets) {
    let layout = SectionLayout.list(separators: Separators(insets: insets))
    let list = PlainList([PlainSection(layout, heights: [10, 10])])
    #expect(list.picture == "aaaaaaaaaa\nbbbbbbbbbb")
    #expect(!list.frames.contains("-:"))
  }

  /// The places of the views that belong to the layout alone.
  private func decorations(of list: PlainList) -> [CGRect] {
    (list.layout.layoutAttributesForElements(in: list.view.bounds) ?? [])
      .filter { $0.representedElementCategory == .decorationView }
      .map(\.frame)
  }

  @Test func `backgrounds without a height that can be shown are left out`() {
    let insets = ListInsets(top: 4, bottom: 6)
    let layout = SectionLayout.list.background(.color(.red, insets: insets))
    let list = PlainList([
      PlainSection(layout, heights: [10]), PlainSection(layout, heights: [12]),
    ])
    #expect(list.frames == "a: 0 0 100 10\nb: 0 10 100 12\n:: 0 14 100 2")
    #expect(decorations(of: list) == [CGRect(x: 0, y: 14, width: 100, height: 2)])
    let narrow = PlainList([
      PlainSection(
        .list.background(.color(.red, insets: ListInsets(leading: 60, trailing: 40))),
        heights: [10]
      )
    ])
    #expect(decorations(of: narrow).isEmpty)
    let between = PlainList([PlainSection(layout, heights: [12], header: 10, footer: 10)])
    #expect(decorations(of: between) == [CGRect(x: 0, y: 14, width: 100, height: 2)])
  }

  @Test
  func `the separator above the first visible item is there, wherever the list is scrolled to`() {
    let layout = SectionLayout.list(spacing: 4, separators: Separators())
    let heights = Array(repeating: CGFloat(20), count: 30)
    let list = PlainList([PlainSection(layout, heights: heights)], height: 49)
    list.scroll(to: CGPoint(x: 0, y: 22))
    #expect(
      list.frames == """
        -: 0 22 100 1
        b: 0 24 100 20
        -: 0 46 100 1
        c: 0 48 100 20
        -: 0 70 100 1
        """
    )
  }

  @Test func `a background is behind the items, from the header to the footer`() {
    let background = SectionLayout.Background.color(.red, insets: ListInsets(horizontal: 10))
    let layout = SectionLayout.grid(columns: 2, spacing: 20).insets(ListInsets(20))
    let list = PlainList([
      PlainSection(
        layout.background(background),
        heights: [10, 10, 10],
        header: 10,
        footer: 10
      ),
      PlainSection(.list, heights: [10]),
    ])
    #expect(
      list.picture == """
        ==========
        ·::::::::·
        ·::::::::·
        ·:aa::bb:·
        ·::::::::·
        ·::::::::·
        ·:cc:::::·
        ·::::::::·
        ·::::::::·
        __________
        dddddddddd
        """
    )
  }

  @Test func `a background keeps its insets, mirrored where text runs from right to left`() {
    let insets = ListInsets(top: 10, leading: 20, bottom: 20, trailing: 0)
    let layout = SectionLayout.list.background(.color(.red, insets: insets))
    let list = PlainList(
      [PlainSection(layout.insets(ListInsets(leading: 50)), heights: [20, 20])],
      direction: .forceRightToLeft
    )
    #expect(
      list.picture == """
        aaaaa·····
        aaaaa:::··
        bbbbb·····
        bbbbb·····
        """
    )
  }

  @Test(arguments: [
    ListInsets(60), ListInsets(vertical: 15), ListInsets(-.infinity), ListInsets(leading: .nan),
    ListInsets(top: .infinity),
  ])
  func `a background without an area that can be shown is left out`(insets: ListInsets) {
    let layout = SectionLayout.list.background(.color(.red, insets: insets))
    let list = PlainList([PlainSection(layout, heights: [30])])
    #expect(list.frames == "a: 0 0 100 30")
  }

  @Test func `a background has its color, and a view of the app's own is one of its class`() throws
  {
    let list = PlainList([
      PlainSection(
        .list.background(.color(.red, cornerRadius: 4)),
        heights: [10]
      ),
      PlainSection(.list.background(.view(Wallpaper.self)), heights: [10]),
      PlainSection(.list(separators: Separators(color: .blue)), heights: [10, 10]),
    ])
    let decorations = list.decorations
    #expect(decorations.count == 3)
    let colored = try #require(decorations.first { $0.backgroundColor == .red })
    #expect(colored.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(colored.layer.cornerRadius == 4)
    let own = try #require(decorations.first { $0 is Wallpaper })
    #expect(own.frame == CGRect(x: 0, y: 10, width: 100, height: 10))
    #expect(decorations.contains { $0.backgroundColor == .blue && $0.frame.height == 1 })
  }

  @Test func `another color of a background is shown without another view`() throws {
    let list = PlainList([PlainSection(.list.background(.color(.red)), heights: [10])])
    let view = try #require(list.view.subviews.first { $0.backgroundColor == .red })
    list.sections[0].layout = .list.background(.color(.green))
    list.layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(view.backgroundColor == .green)
    list.sections[0].layout = .list
    list.layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(view.isHidden)
  }
}

private final class Wallpaper: UICollectionReusableView {}
