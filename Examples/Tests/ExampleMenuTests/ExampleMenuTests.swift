import Roster
import Testing

@testable import ExampleMenu

@MainActor
@Suite struct ExampleMenuTests {
  private final class Opened {
    var screens: [ExampleScreen] = []
  }

  @Test func `a tap on an example opens it`() throws {
    let opened = Opened()
    let menu = ExampleMenuViewController { opened.screens.append($0) }
    let window = Headless.show(menu, size: CGSize(width: 390, height: 844))
    defer { withExtendedLifetime(window) {} }
    for (index, screen) in ExampleScreen.allCases.enumerated() {
      let cell = try #require(menu.collectionView.cellForItem(at: [0, index]))
      #expect(Headless.tap(cell))
      #expect(opened.screens.last == screen)
    }
    #expect(opened.screens.count == ExampleScreen.allCases.count)
  }

  @Test(arguments: ExampleScreen.allCases)
  func `an example has something to show`(screen: ExampleScreen) throws {
    let controller = try screen.makeViewController()
    let window = Headless.show(controller, size: CGSize(width: 390, height: 844))
    defer { withExtendedLifetime(window) {} }
    let list = try #require(
      controller.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first
    )
    #expect(!list.visibleCells.isEmpty)
  }
}
