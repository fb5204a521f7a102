import RosterTesting
import Testing

@testable import ExampleMenu

@MainActor
@Suite struct ExampleMenuTests {
  private final class Opened {
    var screens: [ExampleScreen] = []
  }

  @Test func `a tap on an example opens it`() {
    let opened = Opened()
    let menu = ExampleMenuViewController { opened.screens.append($0) }
    let list = ListHarness(showing: menu, list: menu.adapter)
    for index in ExampleScreen.allCases.indices {
      list.tap([0, index])
    }
    #expect(opened.screens == ExampleScreen.allCases)
  }

  @Test(arguments: ExampleScreen.allCases)
  func `an example has something to show`(screen: ExampleScreen) throws {
    let controller = try screen.makeViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    let list = try #require(firstList(in: controller.view))
    #expect(!list.visibleCells.isEmpty)
  }

  private func firstList(in view: UIView) -> UICollectionView? {
    view as? UICollectionView ?? view.subviews.lazy.compactMap(firstList).first
  }
}
