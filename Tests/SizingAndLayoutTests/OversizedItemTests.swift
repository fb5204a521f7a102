import ListFixtures
import Roster
import RosterTesting
import Testing

/// Items that ask for more than their section has across the list.
@MainActor
@Suite struct OversizedItemTests {
  @Test(arguments: [
    SectionLayout.list, .grid(columns: 2), .flow(), .waterfall(columns: 2),
    .flow(distribution: .center),
  ])
  func `an item wider than its section is as wide as that, and reported by itself`(
    layout: SectionLayout
  ) throws {
    for kind in [ListLayout(), CompositionalListLayout()] {
      let list = ListHarness(size: CGSize(width: 300, height: 400), layout: kind)
      list.apply(
        SizedSection(
          name: 0,
          layout: layout.insets(ListInsets(horizontal: 10)),
          sizes: [.height(40), .fixed(width: 500, height: 40), .height(40)]
        )
      )
      #expect(list.visibleItems.count == 3)
      let frame = try #require(list.frame(1))
      #expect(frame.minX >= 10)
      #expect(frame.maxX <= 290)
      #expect(frame.height == 40)
      #expect(list.issues.count == 1)
      let issue = try #require(list.issues.first)
      guard case .oversizedItem(let id) = issue.code else {
        Issue.record("\(issue)")
        return
      }
      #expect(id.description.contains("1"))
      #expect(issue.summary.contains("asks to be 500.0 points wide"))
      #expect(issue.summary.contains("room for 280.0"))
      #expect(issue.fix.contains("container.width"))
    }
  }

  @Test func `a flow layout gets no widths that it would report`() {
    let list = ListHarness(
      size: CGSize(width: 300, height: 400),
      layout: UICollectionViewFlowLayout()
    )
    list.apply(
      SizedSection(name: 0, layout: .list, sizes: [.height(40), .fixed(width: 500, height: 40)])
    )
    #expect(list.frame(1) == CGRect(x: 0, y: 60, width: 300, height: 40))
    #expect(list.issues.count == 1)
  }

  @Test func `an item higher than the rows of a horizontal list is as high as they are`() throws {
    let list = ListHarness(
      size: CGSize(width: 300, height: 100),
      layout: ListLayout(axis: .horizontal)
    )
    list.apply(
      Section("row") {
        Items([SizedItem(id: 0, size: .fixed(width: 50, height: 120))]) { SizedController($0) }
      }
      .layout(.flow())
    )
    #expect(list.frame(0) == CGRect(x: 0, y: 0, width: 50, height: 100))
    let issue = try #require(list.issues.first)
    #expect(issue.summary.contains("asks to be 120.0 points high"))
    #expect(issue.fix.contains("container.height"))
    #expect(list.issues.count == 1)
  }

  @Test(arguments: [
    ItemSize.fraction(width: 1, height: 0.1), .fixed(width: 300, height: 40), .aspect(2),
    .height(5_000), .automatic(estimated: 3_000),
  ])
  func `an item that fills its section is not reported, however long it is`(size: ItemSize) {
    let list = ListHarness(size: CGSize(width: 300, height: 400), layout: ListLayout())
    list.apply(SizedSection(name: 0, layout: .flow(), sizes: [size]))
    #expect(list.issues.isEmpty)
  }

  @Test func `an arrangement of the app's own may have items that reach beyond its section`() {
    let list = ListHarness(size: CGSize(width: 300, height: 400), layout: ListLayout())
    list.apply(
      SizedSection(name: 0, layout: .custom(AsAsked()), sizes: [.fixed(width: 500, height: 40)])
    )
    #expect(list.frame(0)?.width == 500)
    #expect(list.issues.isEmpty)
  }

  @Test func `an item that keeps asking for too much is reported once`() {
    let list = ListHarness(size: CGSize(width: 300, height: 400), layout: ListLayout())
    for count in 1..<4 {
      list.apply(
        SizedSection(
          name: 0,
          layout: .flow(),
          sizes: [.fixed(width: 500, height: 40)] + Array(repeating: .height(40), count: count)
        )
      )
    }
    #expect(list.issues.count == 1)
  }
}

private struct AsAsked: SectionArrangement {
  func frames(for sizes: [CGSize], in space: SectionLayout.ArrangementSpace) -> [CGRect] {
    sizes.map { CGRect(origin: .zero, size: $0) }
  }
}
