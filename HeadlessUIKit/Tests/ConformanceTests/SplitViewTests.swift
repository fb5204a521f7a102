import TestPlatform
import Testing

/// Controllers in columns, which become one stack where there is little room.
@MainActor
@Suite struct SplitViewTests {
  private static let tablet = CGSize(width: 1024, height: 768)
  private static let standing = CGSize(width: 768, height: 1024)
  private static let phone = CGSize(width: 390, height: 844)

  private let log = GestureLog()
  private let split: UISplitViewController
  private let delegate: Delegate

  init() {
    split = UISplitViewController(style: .doubleColumn)
    delegate = Delegate(log)
    split.delegate = delegate
  }

  private func fill(_ split: UISplitViewController) -> (primary: Screen, secondary: Screen) {
    let (primary, secondary) = (Screen("p", log), Screen("s", log))
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    return (primary, secondary)
  }

  private func events(_ work: () -> Void) -> [String] {
    log.entries = []
    work()
    return log.entries.filter { !$0.contains("layout") && !$0.contains("safe area") }
  }

  @Test func `V17 columns are beside each other where there is room`() {
    let (primary, secondary) = fill(split)
    let window = Headless.show(split, size: Self.tablet)
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
    #expect(primary.view.window === window && secondary.view.window === window)
    let (first, last) = (primary.navigationController, secondary.navigationController)
    #expect(first !== last && first?.parent === split && last?.parent === split)
    #expect(first?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(last?.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
    #expect(split.primaryColumnWidth == 320)
    #expect(split.viewController(for: .primary) === primary)
    #expect(split.viewControllers == [first, last].compactMap { $0 })
    #expect(primary.splitViewController === split)
  }

  @Test func `V17 a column is as wide as is preferred within its limits`() {
    let (primary, _) = fill(split)
    let window = Headless.show(split, size: Self.tablet)
    split.preferredPrimaryColumnWidthFraction = 0.5
    window.layoutIfNeeded()
    #expect(primary.navigationController?.view.frame.width == 320)
    split.maximumPrimaryColumnWidth = 400
    window.layoutIfNeeded()
    #expect(primary.navigationController?.view.frame.width == 400)
    split.preferredPrimaryColumnWidth = 200
    split.minimumPrimaryColumnWidth = 250
    window.layoutIfNeeded()
    #expect(primary.navigationController?.view.frame.width == 250)
  }

  @Test func `V17 the primary column is where reading starts, or at the other edge`() {
    let (primary, secondary) = fill(split)
    split.view.semanticContentAttribute = .forceRightToLeft
    let window = Headless.show(split, size: Self.tablet)
    #expect(primary.navigationController?.view.frame.minX == 704)
    #expect(secondary.navigationController?.view.frame.minX == 0)
    split.primaryEdge = .trailing
    window.layoutIfNeeded()
    #expect(primary.navigationController?.view.frame.minX == 0)
  }

  @Test func `V18 three columns show one or two beside the last`() {
    let split = UISplitViewController(style: .tripleColumn)
    let screens = [Screen("p", log), Screen("m", log), Screen("s", log)]
    split.viewControllers = screens
    split.delegate = delegate
    let window = Headless.show(split, size: CGSize(width: 1366, height: 1024))
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(screens[0].viewIfLoaded?.window == nil && screens[1].view.window === window)
    #expect(
      events { split.show(.primary) } == [
        "change 4", "will show 0", "p load", "p will appear", "p is appearing", "p did appear",
      ]
    )
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(screens.map { $0.navigationController?.view.frame.minX } == [0, 320, 640])
    split.preferredSplitBehavior = .displace
    split.preferredDisplayMode = .twoDisplaceSecondary
    #expect(split.displayMode == .twoDisplaceSecondary)
    #expect(screens[2].navigationController?.view.frame.width == 1046)
    #expect(
      events { split.hide(.supplementary) } == [
        "change 1", "will hide 1", "will hide 0", "p will disappear", "p did disappear",
        "m will disappear", "m did disappear",
      ]
    )
    #expect(window.rootViewController === split)
  }

  @Test func `V18 a column lies over the last where there is less room`() {
    let (primary, secondary) = fill(split)
    secondary.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    let window = Headless.show(split, size: Self.standing)
    #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
    #expect(secondary.navigationController?.view.frame.width == 768)
    split.show(.primary)
    #expect(split.displayMode == .oneOverSecondary)
    #expect(secondary.navigationController?.view.frame.width == 768)
    let point = CGPoint(x: 100, y: 500)
    #expect(window.hitTest(point, with: nil)?.isDescendant(of: primary.view) == true)
    split.hide(.primary)
    #expect(primary.view.window == nil)
    #expect(Headless.tap(split.displayModeButtonItem))
    #expect(split.displayMode == .oneOverSecondary)
    split.show(.secondary)
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func `V19 columns appear with their container`() {
    _ = fill(split)
    let window = Headless.show(UIViewController(), size: Self.tablet)
    let shown = events { window.rootViewController = split }
    let told = shown.filter { !$0.hasSuffix("load") }
    #expect(
      told == [
        "s will appear", "p will appear", "p is appearing", "s is appearing", "p did appear",
        "s did appear",
      ]
    )
    let gone = events { window.rootViewController = UIViewController() }
    #expect(gone.filter { $0.hasSuffix("did disappear") }.count == 2)
    #expect(gone.count == 4)
  }

  @Test func `V20 columns are one stack where there is little room`() {
    let (primary, secondary) = fill(split)
    let window = Headless.show(split, size: Self.phone)
    #expect(split.isCollapsed)
    #expect(log.entries.contains("top of 2") && log.entries.contains("did collapse"))
    let stack = primary.navigationController
    #expect(stack?.viewControllers == [primary, secondary])
    #expect(secondary.view.window === window && primary.viewIfLoaded?.window == nil)
    #expect(split.viewControllers == [stack].compactMap { $0 })
    split.show(.primary)
    Headless.finishAnimations()
    #expect(stack?.topViewController === primary)
    split.show(.secondary)
    Headless.finishAnimations()
    #expect(stack?.viewControllers == [primary, secondary])
    split.hide(.secondary)
    Headless.finishAnimations()
    #expect(stack?.viewControllers == [primary])
  }

  @Test func `V20 the delegate says which column is on top of the stack`() {
    let (primary, secondary) = fill(split)
    delegate.top = .primary
    let window = Headless.show(split, size: Self.phone)
    #expect(primary.navigationController?.viewControllers == [primary])
    #expect(primary.view.window === window && !secondary.isViewLoaded)
    let detail = Screen("d", log)
    primary.showDetailViewController(detail, sender: nil)
    Headless.finishAnimations()
    #expect(primary.navigationController?.viewControllers == [primary, detail])
    #expect(split.viewController(for: .secondary) === detail)
  }

  @Test func `V20 a controller for little room takes the place of all columns`() {
    let (primary, _) = fill(split)
    let compact = Screen("c", log)
    split.setViewController(compact, for: .compact)
    let window = Headless.show(split, size: Self.phone)
    #expect(log.entries.contains("top of 3"))
    #expect(compact.view.window === window && compact.parent === split)
    #expect(compact.view.frame == window.bounds)
    Headless.resize(window, to: Self.tablet)
    #expect(compact.view.window == nil && primary.view.window === window)
  }

  @Test func `V21 a stack is taken apart when there is room, and made again when there is not`() {
    let (primary, secondary) = fill(split)
    let window = Headless.show(split, size: Self.phone)
    let more = Screen("m", log)
    secondary.navigationController?.pushViewController(more, animated: false)
    Headless.resize(window, to: Self.tablet)
    #expect(!split.isCollapsed && log.entries.contains("expand to 2"))
    #expect(log.entries.contains("did expand"))
    #expect(primary.navigationController?.viewControllers == [primary])
    #expect(secondary.navigationController?.viewControllers == [secondary, more])
    #expect(primary.view.window === window && more.view.window === window)
    delegate.top = .secondary
    Headless.resize(window, to: Self.phone)
    #expect(primary.navigationController?.viewControllers == [primary, secondary, more])
    delegate.mode = .secondaryOnly
    Headless.resize(window, to: Self.tablet)
    #expect(split.displayMode == .secondaryOnly && primary.viewIfLoaded?.window == nil)
  }

  @Test func `V22 columns beside the last one have little room from side to side`() {
    let (primary, secondary) = fill(split)
    let window = Headless.show(split, size: Self.tablet)
    #expect(split.traitCollection.horizontalSizeClass == .regular)
    #expect(primary.traitCollection.horizontalSizeClass == .compact)
    #expect(secondary.traitCollection.horizontalSizeClass == .regular)
    #expect(primary.view.directionalLayoutMargins.leading == 16)
    #expect(secondary.view.directionalLayoutMargins.leading == 20)
    Headless.resize(window, to: Self.phone)
    #expect(secondary.traitCollection.horizontalSizeClass == .compact)
    #expect(secondary.view.directionalLayoutMargins.leading == 16)
  }

  @Test func `V23 bars are lower where there is little room from top to bottom`() {
    let screen = Screen("a", log)
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = Headless.show(tabs, size: Self.phone)
    #expect(screen.view.safeAreaInsets.top == 44 && screen.view.safeAreaInsets.bottom == 49)
    Headless.resize(window, to: CGSize(width: 844, height: 390))
    #expect(navigation.navigationBar.frame.height == 32 && tabs.tabBar.frame.height == 32)
    #expect(screen.view.safeAreaInsets.top == 32 && screen.view.safeAreaInsets.bottom == 32)
    Headless.resize(window, to: Self.phone)
    #expect(screen.view.safeAreaInsets.top == 44 && screen.view.safeAreaInsets.bottom == 49)
  }

  @Test func `V19 a child that joins before its parent is in place hears of it once`() {
    final class Parent: UIViewController {
      var child: UIViewController?

      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard let child else { return }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let parent = Parent()
    parent.child = Screen("c", log)
    let shown = events { _ = Headless.show(parent, size: Self.phone) }
    #expect(shown == ["c load", "c will appear", "c is appearing", "c did appear"])
  }
}

/// Answers a split view's questions, and writes down what it is told.
@MainActor
private final class Delegate: UISplitViewControllerDelegate {
  private let log: GestureLog
  var top: UISplitViewController.Column?
  var mode: UISplitViewController.DisplayMode?

  init(_ log: GestureLog) {
    self.log = log
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { log.entries.append("change \(displayMode.rawValue)") }

  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) { log.entries.append("will show \(column.rawValue)") }

  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) { log.entries.append("will hide \(column.rawValue)") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.entries.append("top of \(proposedTopColumn.rawValue)")
    return top ?? proposedTopColumn
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    log.entries.append("did collapse")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    log.entries.append("expand to \(proposedDisplayMode.rawValue)")
    return mode ?? proposedDisplayMode
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    log.entries.append("did expand")
  }
}
