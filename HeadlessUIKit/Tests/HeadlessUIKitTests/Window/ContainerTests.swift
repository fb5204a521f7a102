import HeadlessUIKit
import Testing

/// What controllers ask of the containers around them: toolbars, bars that hide, sizes, transitions.
@MainActor @Suite(.serialized) struct ContainerTests {
  private static let size = CGSize(width: 320, height: 600)

  @Test func `a toolbar shows the items of the top controller and keeps the content above it`()
    throws
  {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let window = Headless.show(navigation, size: Self.size)
    #expect(navigation.isToolbarHidden)
    let insets = screen.view.safeAreaInsets.bottom
    screen.toolbarItems = [
      UIBarButtonItem(title: "Left"), .flexibleSpace(), UIBarButtonItem(title: "Right"),
    ]
    navigation.setToolbarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets.bottom > insets)
    let buttons = navigation.toolbar.subviews.map(\.frame)
    #expect(buttons.count == 2)
    #expect(buttons.first?.minX == 16)
    #expect(buttons.last?.maxX == 304)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.toolbar.subviews.isEmpty)
    navigation.isToolbarHidden = true
    window.layoutIfNeeded()
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == insets)
  }

  @Test func `a tab bar makes room for a pushed controller that hides it`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = Headless.show(tabs, size: Self.size)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 49)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    #expect(detail.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 49)
  }

  final class Parent: UIViewController {
    var sizes: [CGSize] = []
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      sizes.append(container.preferredContentSize)
    }
  }

  @Test func `a parent hears of the size that a child prefers`() {
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 100, height: 50)
    child.preferredContentSize = CGSize(width: 100, height: 50)
    #expect(parent.sizes == [CGSize(width: 100, height: 50)])
  }

  final class Turning: UIViewController {
    var entries: [String] = []
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      entries.append("traits \(newCollection.verticalSizeClass == .compact)")
    }
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      entries.append("size \(Int(size.width)) \(transitionCoordinator != nil)")
      coordinator.animate(
        alongsideTransition: { [weak self] _ in self?.entries.append("alongside") },
        completion: { [weak self] _ in self?.entries.append("end") }
      )
    }
  }

  @Test func `a rotation tells of traits, then of the size, and animates what it is given`() {
    Headless.withOwnTime {
      let screen = Turning()
      let navigation = UINavigationController(rootViewController: screen)
      let window = Headless.show(navigation, size: CGSize(width: 390, height: 844))
      Headless.resize(window, to: CGSize(width: 844, height: 390))
      Headless.finishAnimations()
      #expect(screen.entries == ["traits true", "size 844 true", "alongside", "end"])
      #expect(screen.transitionCoordinator == nil)
      screen.entries = []
      Headless.resize(window, to: CGSize(width: 840, height: 390))
      #expect(screen.entries.first == "size 840 true")
      Headless.finishAnimations()
    }
  }

  final class Fading: UIViewController {
    var entries: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let coordinator = transitionCoordinator
      entries.append("\(coordinator != nil) \(isMovingToParent)")
      coordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.entries.append("end")
      }
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      entries.append("leaves \(isMovingFromParent)")
    }
  }

  @Test(arguments: [true, false])
  func `a push and a pop have a coordinator while they are animated`(_ isAnimated: Bool) {
    Headless.withOwnTime {
      let (first, second) = (UIViewController(), Fading())
      let navigation = UINavigationController(rootViewController: first)
      let window = Headless.show(navigation, size: Self.size)
      navigation.pushViewController(second, animated: isAnimated)
      Headless.finishAnimations()
      #expect(second.entries == (isAnimated ? ["true true", "end"] : ["false true"]))
      #expect(navigation.transitionCoordinator == nil && !second.isMovingToParent)
      navigation.popViewController(animated: isAnimated)
      Headless.finishAnimations()
      #expect(second.entries.last == "leaves true")
      window.isHidden = true
    }
  }

  @Test func `a bar button has words of its own for assistive technologies`() {
    let item = UIBarButtonItem(title: "…")
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    let window = Headless.show(
      UINavigationController(rootViewController: screen),
      size: Self.size
    )
    item.accessibilityLabel = "More"
    func labels(_ view: UIView) -> [String] {
      [view.accessibilityLabel].compactMap { $0 } + view.subviews.flatMap(labels)
    }
    #expect(labels(window).contains("More"))
  }
}
