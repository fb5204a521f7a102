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
}
