import TestPlatform
import Testing

/// Controllers of screens: their order of appearing, containers, bars, editing and search.
@MainActor @Suite(.serialized) struct ScreenTests {
  private static let size = CGSize(width: 390, height: 844)
  private let log = GestureLog()

  private func screen(_ name: String) -> Screen { Screen(name, log) }

  private func events(_ body: () -> Void) -> [String] {
    log.entries = []
    body()
    return log.entries.filter { !$0.hasSuffix("layout") && !$0.hasSuffix("safe area") }
  }

  @Test func `V1 a view appears in order`() {
    let screen = screen("a")
    let window = Headless.show(screen, size: Self.size)
    #expect(
      log.entries == [
        "a load", "a will appear", "a is appearing", "a will layout", "a did layout",
        "a did appear",
      ]
    )
    #expect(events { window.isHidden = true } == ["a will disappear", "a did disappear"])
  }

  @Test(arguments: [true, false]) func `V2 a push and a pop tell both in turn`(_ animated: Bool) {
    Headless.withOwnTime {
      let navigation = UINavigationController(rootViewController: screen("a"))
      let window = Headless.show(navigation, size: Self.size)
      weak var pushed: Screen?
      let push = events {
        let second = screen("b")
        pushed = second
        navigation.pushViewController(second, animated: animated)
        Headless.finishAnimations()
      }
      #expect(
        push == [
          "b load", "a will disappear", "b will appear", "b is appearing", "a did disappear",
          "b did appear",
        ]
      )
      let pop = events {
        navigation.popViewController(animated: animated)
        Headless.finishAnimations()
      }
      #expect(
        pop == [
          "b will disappear", "a will appear", "a is appearing", "b did disappear",
          "a did appear",
        ]
      )
      #expect(pushed == nil)
      #expect(navigation.popViewController(animated: false) == nil)
      window.isHidden = true
    }
  }

  @Test func `V2 a push that overtakes another one ends it first`() {
    Headless.withOwnTime {
      let navigation = UINavigationController(rootViewController: screen("a"))
      let window = Headless.show(navigation, size: Self.size)
      navigation.pushViewController(screen("b"), animated: true)
      let second = events { navigation.pushViewController(screen("c"), animated: true) }
      #expect(second.prefix(2) == ["a did disappear", "b did appear"])
      let end = events { Headless.finishAnimations() }
      #expect(end == ["b did disappear", "c did appear"])
      #expect(window.subviews.count == 1)
    }
  }

  @Test func `V3 a pushed controller is a child and can be shown once`() {
    let (first, second) = (screen("a"), screen("b"))
    let navigation = UINavigationController(rootViewController: first)
    let window = Headless.show(navigation, size: Self.size)
    first.show(second, sender: nil)
    Headless.finishAnimations()
    #expect(navigation.topViewController === second)
    #expect(second.parent === navigation && second.navigationController === navigation)
    #expect(second.view.window === window && first.view.window == nil)
    let failures = Headless.recordingFailures {
      navigation.pushViewController(second, animated: false)
    }
    #expect(failures.map(\.name) == ["NSInvalidArgumentException"])
    #expect(navigation.popToRootViewController(animated: false) == [second])
  }

  @Test func `V4 the title of a controller is shown by its bars`() throws {
    let screen = screen("a")
    screen.title = "Inbox"
    #expect(screen.navigationItem.title == "Inbox")
    #expect(screen.tabBarItem.title == "Inbox")
    screen.navigationItem.title = "3 new"
    #expect(screen.title == "Inbox" && screen.tabBarItem.title == "Inbox")
    let navigation = UINavigationController(rootViewController: screen)
    let window = Headless.show(navigation, size: Self.size)
    #expect(navigation.navigationBar.topItem === screen.navigationItem)
    let next = self.screen("b")
    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    let back = try #require(
      window.first(UIButton.self) { $0.currentTitle?.contains("3 new") == true }
    )
    #expect(Headless.tap(back))
    Headless.finishAnimations()
    #expect(navigation.topViewController === screen)
  }

  @Test func `V5 a single bar button is the first of its side`() {
    let item = UINavigationItem(title: "a")
    let (add, edit) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit))
    item.rightBarButtonItems = [add, edit]
    #expect(item.rightBarButtonItem === add)
    item.rightBarButtonItem = edit
    #expect(item.rightBarButtonItems == [edit])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }

  @Test func `V5 a button of a bar performs its action`() {
    let screen = screen("a")
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go",
      primaryAction: UIAction { [log] action in
        log.entries.append(action.sender is UIBarButtonItem ? "item" : "other")
      }
    )
    let window = Headless.show(UINavigationController(rootViewController: screen), size: Self.size)
    window.layoutIfNeeded()
    log.entries = []
    if let item = screen.navigationItem.rightBarButtonItem { #expect(Headless.tap(item)) }
    #expect(log.entries == ["item"])
  }

  @Test func `V6 the edit button switches editing`() {
    let screen = screen("a")
    screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    let window = Headless.show(UINavigationController(rootViewController: screen), size: Self.size)
    #expect(screen.editButtonItem.title == "Edit")
    #expect(Headless.tap(screen.editButtonItem))
    #expect(screen.isEditing && screen.editButtonItem.title == "Done")
    #expect(log.entries.last == "a editing true animated")
    screen.isEditing = false
    #expect(log.entries.last == "a editing false")
    #expect(window.isHidden == false)
  }

  @Test func `V7 bars and additional insets add to the safe area`() {
    let screen = screen("a")
    let navigation = UINavigationController(rootViewController: screen)
    let window = Headless.show(navigation, size: Self.size)
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    log.entries = []
    screen.additionalSafeAreaInsets.top = 50
    #expect(log.entries == ["a safe area"])
    #expect(screen.view.safeAreaInsets.top == 141)
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    screen.view.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 41, left: 0, bottom: 0, right: 0))
  }

  @Test(arguments: [2000, 100])
  func `V7 a scroll view below a bar starts beneath it, however long it is`(height: CGFloat) {
    final class List: UIViewController {
      var height: CGFloat = 0

      override func loadView() {
        let view = UIScrollView()
        view.contentSize = CGSize(width: 390, height: height)
        self.view = view
      }
    }
    let list = List()
    list.height = height
    let window = Headless.show(UINavigationController(rootViewController: list), size: Self.size)
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
    let view = list.view as? UIScrollView
    #expect(view?.adjustedContentInset.top == 91)
    #expect(view?.contentOffset.y == -91)
  }

  @Test func `V8 children appear with their parent and when they join it`() {
    let (parent, child, late) = (screen("p"), screen("c"), screen("l"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(parent.children == [child] && child.parent === parent)
    let window = Headless.show(UIViewController(), size: Self.size)
    let shown = events { window.rootViewController = parent }
    #expect(
      shown == [
        "p will appear", "c will appear", "p is appearing", "c is appearing", "p did appear",
        "c did appear",
      ]
    )
    let joined = events {
      parent.addChild(late)
      parent.view.addSubview(late.view)
      late.didMove(toParent: parent)
    }
    #expect(joined == ["l load", "l will appear", "l is appearing", "l did appear"])
    let left = events {
      late.willMove(toParent: nil)
      late.view.removeFromSuperview()
      late.removeFromParent()
    }
    #expect(left == ["l will disappear", "l did disappear"])
    #expect(late.parent == nil)
  }

  @Test func `V9 a container may forward appearance by itself`() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (container, child) = (Container(), screen("c"))
    container.addChild(child)
    container.view.addSubview(child.view)
    log.entries = []
    let window = Headless.show(container, size: Self.size)
    #expect(!log.entries.contains("c will appear"))
    #expect(
      events { child.beginAppearanceTransition(true, animated: true) } == ["c will appear animated"]
    )
    #expect(
      events { child.endAppearanceTransition() } == [
        "c is appearing animated", "c did appear animated",
      ]
    )
    #expect(window.rootViewController === container)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `V10 a presented controller appears over the other`(_ style: UIModalPresentationStyle) {
    Headless.withOwnTime {
      let (below, above) = (screen("a"), screen("b"))
      let window = Headless.show(below, size: Self.size)
      above.modalPresentationStyle = style
      let covers = style == .fullScreen
      let shown = events {
        below.present(above, animated: false) { [log] in log.entries.append("done") }
      }
      #expect(
        shown.filter { $0 != "b load" }
          == (covers
            ? [
              "a will disappear", "b will appear", "b is appearing", "a did disappear",
              "b did appear", "done",
            ] : ["b will appear", "b is appearing", "b did appear", "done"])
      )
      #expect(below.presentedViewController === above && above.presentingViewController === below)
      let gone = events { above.dismiss(animated: false) }
      #expect(
        gone
          == (covers
            ? [
              "b will disappear", "a will appear", "a is appearing", "b did disappear",
              "a did appear",
            ] : ["b will disappear", "b did disappear"])
      )
      #expect(above.view.window == nil && below.view.window === window)
    }
  }

  @Test func `V11 a tab shows its controller unless the delegate refuses`() throws {
    final class Refusing: NSObject, UITabBarControllerDelegate {
      var refuses = false
      func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
      ) -> Bool { !refuses }
    }
    let (first, second) = (screen("a"), screen("b"))
    (first.title, second.title) = ("One", "Two")
    let tabs = UITabBarController()
    let delegate = Refusing()
    tabs.delegate = delegate
    tabs.viewControllers = [first, second]
    let window = Headless.show(tabs, size: Self.size)
    #expect(tabs.selectedIndex == 0 && first.view.window === window)
    #expect(!second.isViewLoaded)
    let two = try #require(window.first(UIButton.self) { $0.currentTitle == "Two" })
    delegate.refuses = true
    Headless.tap(two)
    #expect(tabs.selectedIndex == 0)
    delegate.refuses = false
    let told = events {
      window.first(UIButton.self) { $0.currentTitle == "Two" }.map { _ = Headless.tap($0) }
    }
    #expect(tabs.selectedViewController === second)
    #expect(
      told == [
        "b load", "a will disappear", "b will appear", "b is appearing", "a did disappear",
        "b did appear",
      ]
    )
    #expect(second.view.safeAreaInsets.bottom == 49)
  }

  @Test func `V12 a search tells its updater what the user looks for`() throws {
    final class Updater: NSObject, UISearchResultsUpdating {
      var texts: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        let mark = searchController.isActive ? "" : "-"
        texts.append(mark + (searchController.searchBar.text ?? ""))
      }
    }
    let updater = Updater()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updater
    let screen = screen("a")
    screen.navigationItem.searchController = search
    let window = Headless.show(UINavigationController(rootViewController: screen), size: Self.size)
    #expect(Headless.type("ab", into: search.searchBar.searchTextField))
    #expect(search.isActive)
    #expect(updater.texts == ["", "a", "ab"])
    let cancel = try #require(window.first(UIButton.self) { $0.currentTitle == "Cancel" })
    #expect(Headless.tap(cancel))
    #expect(!search.isActive && !search.searchBar.isFirstResponder)
    #expect(updater.texts.last == "-")
    #expect(screen.view.safeAreaInsets.top == 96)
  }

  @Test func `V16 content begins below a bar, also where it need not scroll`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let screen = UIViewController()
    let scrollView = UIScrollView()
    scrollView.frame = screen.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(scrollView)
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let bar = navigation.navigationBar.frame.maxY
    #expect(bar > 0)
    #expect(scrollView.adjustedContentInset.top == bar)
    #expect(scrollView.contentOffset.y == -bar)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scrollView.adjustedContentInset.top == 0)
  }

  @Test func `V14 the keyboard's guide is above the keyboard, or at the safe area`() {
    let screen = screen("a")
    let window = Headless.show(screen, size: Self.size)
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 100),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 810)
    Headless.showKeyboard(height: 336, in: window)
    #expect(bar.frame.maxY == 508)
    Headless.hideKeyboard(in: window)
    #expect(bar.frame.maxY == 810)
  }

  @Test func `V13 notifications tell of the keyboard in order`() {
    let window = Headless.show(screen("a"), size: Self.size)
    var posted: [String] = []
    var frames: [CGRect] = []
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated {
          posted.append(name.replacingOccurrences(of: "Notification", with: ""))
          if let frame { frames.append(frame) }
        }
      }
    }
    Headless.showKeyboard(height: 336, in: window)
    #expect(
      posted == [
        "UIKeyboardWillChangeFrame", "UIKeyboardWillShow", "UIKeyboardDidChangeFrame",
        "UIKeyboardDidShow",
      ]
    )
    #expect(frames.allSatisfy { $0 == CGRect(x: 0, y: 508, width: 390, height: 336) })
    posted = []
    Headless.hideKeyboard(in: window)
    #expect(posted.contains("UIKeyboardWillHide") && posted.last == "UIKeyboardDidHide")
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
