import Testing

@testable import HeadlessUIKit

/// Where lists in controllers begin and how wide they are, as recorded with UIKit.
@MainActor struct RecordedInsetTests {
  private final class Rows: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
  {
    var count = 1
    var size: (UICollectionView) -> CGSize = { CGSize(width: $0.bounds.width, height: 44) }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(view) }
  }

  private let rows = Rows()

  private func show(
    _ controller: UIViewController,
    _ size: CGSize,
    safeArea: UIEdgeInsets
  ) -> UIWindow {
    let window = Headless.show(controller, size: size)
    Headless.setSafeAreaInsets(safeArea, of: window)
    window.layoutIfNeeded()
    return window
  }

  private func list(_ layout: UICollectionViewLayout) -> UICollectionView {
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = rows
    list.delegate = rows
    return list
  }

  @Test
  func `the list of a collection view controller begins below the bars, however short`() throws {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let list = try #require(controller.collectionView)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = rows
    let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let window = show(controller, CGSize(width: 393, height: 852), safeArea: safeArea)
    #expect(list.adjustedContentInset == safeArea)
    #expect(list.contentOffset.y == -59)
    #expect(list.visibleCells.map(\.safeAreaInsets) == [.zero])
    window.isHidden = true
  }

  /// The containers in which a list of 94 rows was recorded, and the safe area in each.
  private enum Container: CaseIterable { case plain, navigation, tabs, navigationInTabs }

  @Test(arguments: Container.allCases)
  private func `a list under bars begins below them`(_ container: Container) {
    rows.count = 94
    let content = UIViewController()
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let list = list(layout)
    content.view.addSubview(list)
    list.frame = content.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tabs = UITabBarController()
    let root: UIViewController
    switch container {
    case .plain: root = content
    case .navigation: root = UINavigationController(rootViewController: content)
    case .tabs:
      tabs.viewControllers = [content]
      root = tabs
    case .navigationInTabs:
      tabs.viewControllers = [UINavigationController(rootViewController: content)]
      root = tabs
    }
    let window = show(
      root,
      CGSize(width: 375, height: 812),
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    )
    #expect(list.adjustedContentInset == content.view.safeAreaInsets)
    #expect(list.contentOffset.y == -content.view.safeAreaInsets.top)
    #expect(list.contentSize == CGSize(width: 375, height: 94 * 44))
    window.isHidden = true
  }

  @Test(
    arguments: [(375, 667, 16, 293), (320, 568, 16, 238), (414, 896, 20, 300)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func `a horizontal list in layout margins has the recorded frames`(
    _ width: CGFloat,
    _ height: CGFloat,
    _ margin: CGFloat,
    _ item: CGFloat
  ) {
    rows.count = 20
    rows.size = { CGSize(width: min($0.frame.width - 50, 300), height: $0.frame.height) }
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 20
    let list = list(layout)
    let controller = UIViewController()
    controller.view.addSubview(list)
    list.translatesAutoresizingMaskIntoConstraints = false
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      list.topAnchor.constraint(equalTo: guide.topAnchor),
      list.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    let window = show(
      controller,
      CGSize(width: width, height: height),
      safeArea: UIEdgeInsets(
        top: width > 400 ? 44 : 20,
        left: 0,
        bottom: width > 400 ? 34 : 0,
        right: 0
      )
    )
    layout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(list.frame.minX == margin)
    let frames = list.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(frames.first?.width == item)
    #expect(frames.dropFirst().first?.minX == item + 20)
    if width > 400 {
      #expect(list.frame.minY == 44 && list.frame.maxY == 862)
    }
  }

  /// A list of 94 rows in a navigation stack with a large title, in the recorded safe area.
  private func refreshed() throws -> (UIViewController, UICollectionView, UIWindow) {
    rows.count = 94
    let content = UIViewController()
    let list = list(UICollectionViewFlowLayout())
    list.refreshControl = UIRefreshControl()
    content.view.addSubview(list)
    list.frame = content.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let window = show(
      navigation,
      CGSize(width: 375, height: 667),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    )
    return (content, list, window)
  }

  @Test func `a list that refreshes below a large title moves on by 60 points, with the safe area`()
    throws
  {
    let (content, list, window) = try refreshed()
    #expect(list.adjustedContentInset.top == 116)
    list.setContentOffset(CGPoint(x: 0, y: -176), animated: false)
    list.refreshControl?.beginRefreshing()
    window.layoutIfNeeded()
    #expect(list.adjustedContentInset.top == 176)
    #expect(content.view.safeAreaInsets.top == 176)
    #expect(list.contentOffset.y == -236)
    list.refreshControl?.endRefreshing()
    window.layoutIfNeeded()
    #expect(list.adjustedContentInset.top == 116)
    #expect(content.view.safeAreaInsets.top == 116)
    #expect(list.contentOffset.y == -116)
  }

  @Test func `a list that was scrolled stays where it is while it refreshes below a large title`()
    throws
  {
    let (_, list, window) = try refreshed()
    list.contentOffset.y = 300
    list.refreshControl?.beginRefreshing()
    window.layoutIfNeeded()
    #expect(list.adjustedContentInset.top == 176)
    #expect(list.contentOffset.y == 300)
    list.refreshControl?.endRefreshing()
    window.layoutIfNeeded()
    #expect(list.contentOffset.y == 300)
  }

  @Test(arguments: [
    (CGSize(width: 375, height: 667), 20, 0), (CGSize(width: 375, height: 812), 44, 34),
    (CGSize(width: 1024, height: 1366), 24, 20),
  ])
  func `a label below the safe area stands where that of the device ends`(
    _ size: CGSize,
    _ top: CGFloat,
    _ bottom: CGFloat
  ) throws {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    let safe = controller.view.safeAreaLayoutGuide
    label.topAnchor.constraint(equalTo: safe.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: safe.leadingAnchor).isActive = true
    let window = show(
      controller,
      size,
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    )
    #expect(label.frame.minY == top)
    #expect(safe.layoutFrame.maxY == size.height - bottom)
    window.isHidden = true
  }

  @Test func `an iPad is regular in both directions`() {
    Headless.withDevice(.pad) {
      let window = Headless.show(UIViewController(), size: CGSize(width: 820, height: 1180))
      #expect(window.traitCollection.horizontalSizeClass == .regular)
      #expect(window.traitCollection.verticalSizeClass == .regular)
    }
  }

  @Test(arguments: [(CGSize(width: 375, height: 667), 44), (CGSize(width: 667, height: 375), 32)])
  func `a bar is 44 points high, and 32 on a phone on its side`(_ size: CGSize, _ height: CGFloat) {
    let content = UIViewController()
    let list = list(UICollectionViewFlowLayout())
    content.view = list
    let window = show(
      UINavigationController(rootViewController: content),
      size,
      safeArea: .zero
    )
    #expect(content.navigationController?.navigationBar.frame.height == height)
    #expect(list.contentOffset.y == -height)
    window.isHidden = true
  }
}
