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
      view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
  }

  @Test func `a view that the app makes is not the collection view`() {
    let controller = OwnView(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    #expect(controller.collectionView == nil)
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
    let header = UIListContentConfiguration.groupedHeader().directionalLayoutMargins
    #expect([header.top, header.leading, header.bottom, header.trailing] == [17, 8, 6, 8])
  }

  @Test func `a list cell has a background from the start, and another cell has none`() {
    #expect(UICollectionViewListCell().backgroundConfiguration != nil)
    #expect(UICollectionViewCell().backgroundConfiguration == nil)
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
}
