import Testing

@testable import HeadlessUIKit

/// What was recorded of collection view controllers, navigation and list cells on iOS 26.1.
@MainActor struct RecordedControllerTests {
  private func controller() -> UICollectionViewController {
    UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  }

  @Test func `a collection view fills the view of its controller`() throws {
    let controller = controller()
    #expect(controller.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(!controller.isViewLoaded)
    let list = try #require(controller.collectionView)
    #expect(list !== controller.view)
    #expect(list.superview === controller.view)
    #expect(list.frame == UIScreen.main.bounds)
    #expect(list.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test func `a collection view that is assigned gets data source and delegate`() throws {
    let controller = controller()
    let old = try #require(controller.collectionView)
    let new = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = new
    #expect(new.dataSource === controller && new.delegate === controller)
    #expect(old.dataSource == nil && old.delegate == nil && old.superview == nil)
    controller.collectionView = nil
    #expect(new.dataSource == nil && new.delegate == nil && new.superview == nil)
    #expect(controller.collectionView == nil)
  }

  private final class OwnView: UICollectionViewController {
    override func loadView() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 70, height: 80),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
    }
  }

  @Test func `a view that the app makes is not the collection view`() {
    let controller = OwnView(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    #expect(controller.collectionView == nil)
    let view = controller.view as? UICollectionView
    #expect(view?.dataSource == nil && view?.delegate == nil)
    #expect(view?.frame.size == CGSize(width: 70, height: 80))
    #expect(view?.autoresizingMask == [])
  }

  private final class Selecting: UICollectionViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      note("will before")
      super.viewWillAppear(animated)
      note("will after")
    }

    override func viewIsAppearing(_ animated: Bool) {
      note("is before")
      super.viewIsAppearing(animated)
      note("is after")
    }

    override func viewDidAppear(_ animated: Bool) {
      note("did before")
      super.viewDidAppear(animated)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func select() {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.selectItem(
        at: IndexPath(item: 0, section: 0),
        animated: false,
        scrollPosition: []
      )
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    var isCleared: Bool { collectionView.indexPathsForSelectedItems?.isEmpty != false }

    private func note(_ moment: String) {
      log.append("\(moment): \(isCleared ? "cleared" : "selected")")
    }
  }

  private func selecting(clears: Bool = true) -> Selecting {
    let controller = Selecting(collectionViewLayout: UICollectionViewFlowLayout())
    controller.clearsSelectionOnViewWillAppear = clears
    controller.select()
    return controller
  }

  private static let clearedAtOnce = [
    "will before: selected", "will after: selected", "is before: cleared", "is after: cleared",
    "did before: cleared",
  ]

  @Test func `the selection is cleared before the view is appearing, at the first appearance`() {
    let controller = selecting()
    #expect(!controller.isCleared)
    let window = Headless.show(controller, size: CGSize(width: 393, height: 852))
    #expect(controller.log == Self.clearedAtOnce)
    #expect(controller.isCleared && controller.collectionView.window === window)
  }

  @Test func `the selection is kept where it is not to be cleared`() {
    let controller = selecting(clears: false)
    let window = Headless.show(controller, size: CGSize(width: 393, height: 852))
    #expect(controller.log.allSatisfy { $0.hasSuffix("selected") })
    #expect(!controller.isCleared)
    window.isHidden = true
  }

  @Test func `a pop clears the selection before it begins, or with animation when it ends`() {
    Headless.withOwnTime {
      let controller = selecting()
      let navigation = UINavigationController(rootViewController: controller)
      let window = Headless.show(navigation, size: CGSize(width: 393, height: 852))
      for isAnimated in [false, true] {
        controller.select()
        navigation.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        #expect(!controller.isCleared && controller.collectionView.window == nil)
        controller.log = []
        navigation.popViewController(animated: isAnimated)
        Headless.finishAnimations()
        #expect(
          controller.log
            == (isAnimated
              ? [
                "will before: selected", "will after: selected", "is before: selected",
                "is after: selected", "did before: cleared",
              ] : Self.clearedAtOnce)
        )
      }
    }
  }

  @Test func `a controller begins with one section, no items, and an unloaded view`() throws {
    let controller = controller()
    #expect(controller.clearsSelectionOnViewWillAppear)
    #expect(controller.installsStandardGestureForInteractiveMovement)
    controller.clearsSelectionOnViewWillAppear = false
    controller.installsStandardGestureForInteractiveMovement = false
    controller.collectionView = nil
    #expect(!controller.isViewLoaded)
    let list = try #require(controller.collectionView)
    #expect(controller.isViewLoaded)
    #expect(list.dataSource === controller && list.delegate === controller)
    #expect(controller.numberOfSections(in: list) == 1)
    #expect(controller.collectionView(list, numberOfItemsInSection: 0) == 0)
    #expect(!list.alwaysBounceVertical)
  }

  private final class PlainView: UICollectionViewController {
    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60)) }
  }

  @Test func `a plain view that the app makes gets no collection view`() {
    let controller = PlainView(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    #expect(controller.collectionView == nil && controller.view.subviews.isEmpty)
  }

  @Test func `a cell is updated once for all that has changed until its layout`() throws {
    let source = PlainCells()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    let window = Headless.show(list, size: CGSize(width: 300, height: 300))
    window.layoutIfNeeded()
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    source.log = []
    cell.setNeedsUpdateConfiguration()
    cell.isSelected = true
    #expect(source.log.isEmpty)
    window.layoutIfNeeded()
    #expect(source.log == ["update 0"])
  }

  @Test func `popping what is on top pops nothing`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.popToViewController(root, animated: false) == nil)
  }

  @Test func `popping to a controller returns those above it`() {
    let controllers = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    #expect(
      navigation.popToViewController(controllers[1], animated: false) == Array(controllers[2...])
    )
    navigation.viewControllers = controllers
    #expect(navigation.popToRootViewController(animated: false) == Array(controllers[1...]))
  }

  @Test func `a large title makes the bar 52 points higher, but not in compact height`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = Headless.show(navigation, size: CGSize(width: 390, height: 844))
    let small = navigation.navigationBar.bounds.height
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.bounds.height == small + 52)
    navigation.navigationBar.prefersLargeTitles = false
    Headless.setTraits(UITraitCollection(verticalSizeClass: .compact), of: window)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.bounds.height < small)
  }

  @Test func `list content has the recorded margins`() {
    let cell = UIListContentConfiguration.cell().directionalLayoutMargins
    #expect([cell.top, cell.leading, cell.bottom, cell.trailing] == [11, 16, 11, 8])
    #expect(UIListContentConfiguration.cell().imageToTextPadding == 16)
    #expect(UIListContentConfiguration.cell().textToSecondaryTextVerticalPadding == 3)
    let header = UIListContentConfiguration.groupedHeader().directionalLayoutMargins
    #expect([header.top, header.leading, header.bottom, header.trailing] == [17, 8, 6, 8])
  }

  @Test func `a list cell has a background from the start, and another cell has none`() {
    #expect(UICollectionViewListCell().backgroundConfiguration != nil)
    #expect(UICollectionViewCell().backgroundConfiguration == nil)
    #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
  }

  @Test func `a collection view has the background of the system until it gets another`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.backgroundColor == .systemBackground)
    view.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  private final class PlainCells: NSObject, UICollectionViewDataSource {
    var log: [String] = []

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      log.append("cell \(indexPath.item)")
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.configurationUpdateHandler = { [weak self] _, _ in
        self?.log.append("update \(indexPath.item)")
      }
      return cell
    }
  }

  @Test func `cells of any class have separators in a list, and are updated one by one`() {
    let source = PlainCells()
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    let window = Headless.show(list, size: CGSize(width: 393, height: 852))
    window.layoutIfNeeded()
    let separators = list.visibleCells.map { cell in
      cell.subviews.filter { $0.frame.height == 1 && !$0.isHidden }.count
    }
    #expect(separators == [1, 1, 0])
    let updates = source.log.filter { $0.hasPrefix("update") }
    #expect(updates.count >= 3)
    #expect(source.log.first == "cell 0")
    #expect(source.log.dropFirst().first == "update 0")
  }

  /// A controller whose items can be moved.
  private final class Movable: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }

    override func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  private func presses(of controller: UICollectionViewController) -> Int {
    (controller.collectionView.gestureRecognizers ?? []).filter { $0 is StandardMovement }.count
  }

  @Test func `the press that moves items is there in a window, for items that can be moved`() {
    let movable = Movable(collectionViewLayout: UICollectionViewFlowLayout())
    movable.collectionView.register(
      UICollectionViewCell.self,
      forCellWithReuseIdentifier: "cell"
    )
    #expect(presses(of: movable) == 0)
    let window = Headless.show(movable, size: CGSize(width: 393, height: 852))
    #expect(presses(of: movable) == 1)
    movable.installsStandardGestureForInteractiveMovement = false
    #expect(presses(of: movable) == 0)
    movable.installsStandardGestureForInteractiveMovement = true
    #expect(presses(of: movable) == 1)
    let fixed = selecting()
    window.rootViewController = fixed
    window.layoutIfNeeded()
    #expect(presses(of: fixed) == 0)
  }

  /// A root controller that writes down when what happens.
  private final class Launching: UIViewController {
    var log: [String] = []

    override func viewDidLoad() { note("load") }
    override func viewWillAppear(_ animated: Bool) { note("will") }
    override func viewDidAppear(_ animated: Bool) { note("did") }

    private func note(_ moment: String) {
      let insets = view.safeAreaInsets
      let window = view.window == nil ? "no window" : "window"
      log.append("\(moment): \(window), \(Int(insets.top))/\(Int(insets.bottom))")
    }
  }

  @Test func `a root controller will appear before it is in the window, and has when it is`() {
    let controller = Launching()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), of: window)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Headless.finishAnimations()
    #expect(
      controller.log == ["load: no window, 0/0", "will: no window, 0/0", "did: window, 59/34"]
    )
  }
}
