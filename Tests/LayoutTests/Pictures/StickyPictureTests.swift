@testable import Roster
import RosterPlatform
import Testing

/// Each picture is the visible area, 100 by 60 points; one character is 10 by 10 points.
@MainActor
@Suite struct StickyPictureTests {
  @Test func `a sticky header stays until its section pushes it out`() {
    let list = list(.list.stickyHeader(), header: 20)
    #expect(
      picture(list, at: 30) == """
        ==========
        ==========
        bbbbbbbbbb
        cccccccccc
        cccccccccc
        ==========
        """
    )
    #expect(
      picture(list, at: 70) == """
        ==========
        ==========
        ==========
        dddddddddd
        dddddddddd
        eeeeeeeeee
        """
    )
    #expect(
      picture(list, at: 100) == """
        ==========
        ==========
        eeeeeeeeee
        eeeeeeeeee
        ffffffffff
        ffffffffff
        """
    )
  }

  @Test func `a sticky header is pushed out by the footer of its section`() {
    let list = PlainList(
      [
        PlainSection(.list.stickyHeader(), heights: [20, 20], header: 20, footer: 20),
        PlainSection(.list, heights: [60]),
      ],
      height: 60
    )
    list.scroll(to: CGPoint(x: 0, y: 30))
    #expect(list.frames.contains("=: 0 30 100 20"))
    list.scroll(to: CGPoint(x: 0, y: 50))
    #expect(list.frames.contains("=: 0 40 100 20"))
  }

  @Test func `a sticky footer is there as soon as its section is`() {
    let list = list(.list.stickyFooter(), footer: 20)
    #expect(
      picture(list, at: 0) == """
        aaaaaaaaaa
        aaaaaaaaaa
        bbbbbbbbbb
        bbbbbbbbbb
        __________
        __________
        """
    )
    #expect(
      picture(list, at: 30) == """
        bbbbbbbbbb
        cccccccccc
        cccccccccc
        __________
        __________
        __________
        """
    )
    #expect(
      picture(list, at: 50) == """
        cccccccccc
        __________
        __________
        dddddddddd
        __________
        __________
        """
    )
    #expect(
      picture(list, at: 100) == """
        eeeeeeeeee
        eeeeeeeeee
        ffffffffff
        ffffffffff
        __________
        __________
        """
    )
  }

  @Test func `sticky headers and footers of a section do not cover each other`() {
    let list = list(.list.stickyHeader().stickyFooter(), header: 20, footer: 20)
    #expect(
      picture(list, at: 0) == """
        ==========
        ==========
        aaaaaaaaaa
        aaaaaaaaaa
        __________
        __________
        """
    )
    #expect(
      picture(list, at: 60) == """
        ==========
        ==========
        __________
        __________
        ==========
        ==========
        """
    )
    #expect(
      picture(list, at: 90) == """
        __________
        ==========
        ==========
        dddddddddd
        __________
        __________
        """
    )
  }

  @Test func `headers and footers that are not sticky scroll away`() {
    let list = list(.list, header: 20, footer: 20)
    #expect(
      picture(list, at: 0) == """
        ==========
        ==========
        aaaaaaaaaa
        aaaaaaaaaa
        bbbbbbbbbb
        bbbbbbbbbb
        """
    )
    #expect(
      picture(list, at: 30) == """
        aaaaaaaaaa
        bbbbbbbbbb
        bbbbbbbbbb
        cccccccccc
        cccccccccc
        __________
        """
    )
    #expect(
      picture(list, at: 70) == """
        cccccccccc
        __________
        __________
        ==========
        ==========
        dddddddddd
        """
    )
  }

  @Test func `sticky headers and footers keep out of the content insets`() {
    let list = list(.list.stickyHeader().stickyFooter(), header: 20, footer: 20)
    list.view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    #expect(
      picture(list, at: 30) == """
        aaaaaaaaaa
        ==========
        ==========
        __________
        __________
        ··········
        """
    )
  }

  private func list(_ layout: SectionLayout, header: CGFloat = 0, footer: CGFloat = 0) -> PlainList
  {
    let heights: [CGFloat] = [20, 20, 20]
    return PlainList(
      [
        PlainSection(layout, heights: heights, header: header, footer: footer),
        PlainSection(layout, heights: heights, header: header, footer: footer),
      ],
      height: 60
    )
  }

  private func picture(_ list: PlainList, at offset: CGFloat) -> String {
    list.scroll(to: CGPoint(x: 0, y: offset))
    return list.picture
  }
}
