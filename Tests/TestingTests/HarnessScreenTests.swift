import RosterTesting
import Testing

/// A screen of an app, driven by a test.
@MainActor
@Suite(.serialized) struct HarnessScreenTests {
  @Test func `a screen is shown and used with its list`() {
    let screen = ErrandsViewController(names: ["Milk", "Bread"])
    let list = ListHarness(
      showing: screen,
      list: screen.adapter,
      size: CGSize(width: 320, height: 400)
    )
    #expect(list.collectionView.bounds.width == 320)
    #expect(list.tap("Bread"))
    #expect(list.callbacks(of: ErrandController.self, id: "Bread").contains(.didSelect))
    #expect(list.reports.first?.insertedItems.count == 2)
  }

  @Test func `a screen that leaves nothing behind has no leaks`() {
    let leaks = ListHarness.leaks(
      showing: ErrandsViewController(names: ["Milk", "Bread"]),
      list: \.adapter
    ) { list in
      list.tap("Milk")
      list.drag(by: 10)
    }
    #expect(leaks.isEmpty)
  }

  @Test func `a screen that stays alive keeps its list alive, and is named with it`() {
    defer { ErrandsViewController.hoard = [] }
    let leaks = ListHarness.leaks(
      showing: ErrandsViewController(names: ["keep"]),
      list: \.adapter
    )
    #expect(leaks.contains("ErrandsViewController"))
    #expect(leaks.contains("ErrandController \"keep\""))
  }
}
