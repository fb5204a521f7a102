import ListFixtures
import Roster
import RosterTesting
import Testing

/// What hides a list that has not moved: other view controllers, other views, and what the app knows.
@MainActor
@Suite struct CoverTests {
  private let log = Log()

  private final class ListScreen: UIViewController {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout()
    )

    private(set) lazy var adapter = ListAdapter(collectionView, clock: clock)
    let clock = ManualClock()

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.frame = view.bounds
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(collectionView)
    }
  }

  private func harness(_ screen: ListScreen, in root: UIViewController) -> ListHarness {
    let size = CGSize(width: 320, height: 200)
    let list = ListHarness(showing: root, list: screen.adapter, size: size, clock: screen.clock)
    list.apply(Seen([1], log: log).impressions(Impression("view", dwell: .seconds(1))))
    return list
  }

  private func settle(_ list: ListHarness) {
    list.window.layoutIfNeeded()
    list.finishAnimations()
    list.flush()
  }

  @Test func `a list in a background tab has gone, and is there when its tab is back`() {
    let (screen, tabs) = (ListScreen(), UITabBarController())
    tabs.viewControllers = [screen, UIViewController()]
    let list = harness(screen, in: tabs)
    #expect(log.takeVisibility() == ["appear 1", "fully 1"])
    tabs.selectedIndex = 1
    settle(list)
    #expect(log.takeVisibility() == ["partially 1", "disappear 1"])
    tabs.selectedIndex = 0
    settle(list)
    #expect(log.takeVisibility() == ["appear 1", "fully 1"])
  }

  @Test func `a list below another screen on a stack has gone, and is there when it is popped`() {
    let screen = ListScreen()
    let stack = UINavigationController(rootViewController: screen)
    let list = harness(screen, in: stack)
    #expect(log.takeVisibility() == ["appear 1", "fully 1"])
    stack.pushViewController(UIViewController(), animated: false)
    settle(list)
    #expect(log.takeVisibility() == ["partially 1", "disappear 1"])
    stack.popViewController(animated: false)
    settle(list)
    #expect(log.takeVisibility() == ["appear 1", "fully 1"])
  }

  @Test func `an opaque screen over the list is noticed before an item counts as seen`() {
    let screen = ListScreen()
    let list = harness(screen, in: screen)
    let cover = UIViewController()
    cover.modalPresentationStyle = .overFullScreen
    cover.view.backgroundColor = .white
    list.clock.advance(by: .milliseconds(500))
    screen.present(cover, animated: false)
    settle(list)
    _ = log.take()
    list.clock.advance(by: .milliseconds(500))
    #expect(log.take().filter { $0.hasPrefix("impress") || $0.hasPrefix("dis") } == ["disappear 1"])
    screen.dismiss(animated: false)
    settle(list)
    list.adapter.updateVisibility()
    list.clock.advance(by: .seconds(1))
    #expect(log.take().contains("impress view 1"))
  }

  @Test(
    arguments: [
      (UIColor.white, CGFloat(1), CGFloat(200), true), (.clear, 1, 200, false),
      (.white, 0.9, 200, false), (.white, 1, 199, false),
    ]
  )
  func `a view in front hides a list if it is opaque and reaches over all of it`(
    color: UIColor,
    alpha: CGFloat,
    height: CGFloat,
    isHidden: Bool
  ) {
    let list = ListHarness(size: CGSize(width: 320, height: 200))
    list.apply(Seen(1...8, log: log))
    let container = UIView(frame: list.window.bounds)
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    (cover.backgroundColor, cover.alpha) = (color, alpha)
    container.addSubview(cover)
    list.window.addSubview(container)
    list.adapter.updateVisibility()
    #expect((list.note(0)?.isVisible == true) != isHidden)
    container.removeFromSuperview()
    list.adapter.updateVisibility()
    #expect(list.note(0)?.isVisible == true)
  }

  @Test func `an app may say that a list is covered`() {
    let list = ListHarness(size: CGSize(width: 320, height: 200))
    list.apply(Seen([1], log: log))
    _ = log.take()
    list.adapter.isCovered = true
    #expect(log.takeVisibility() == ["partially 1", "disappear 1"])
    list.adapter.isCovered = false
    #expect(log.takeVisibility() == ["appear 1", "fully 1"])
  }
}
