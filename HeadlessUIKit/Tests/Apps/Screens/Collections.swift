// Apps unwrap and cast by force.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// Photos in a grid, from a controller of collection views with a flow layout.
final class PhotosViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private var photos = Array(0..<30)
  private(set) var isSelecting = false
  private lazy var selectButton = UIBarButtonItem(
    title: "Select",
    style: .plain,
    target: self,
    action: #selector(toggleSelecting(_:))
  )

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    collectionView.alwaysBounceVertical = true
    collectionView.contentInsetAdjustmentBehavior = .always
    collectionView.allowsMultipleSelection = false
    navigationItem.rightBarButtonItems = [selectButton]
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
    collectionView.addGestureRecognizer(pinch)
  }

  private var columns = 3

  @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    columns = max(2, min(5, columns + (recognizer.scale > 1 ? -1 : 1)))
    collectionView.performBatchUpdates(
      { self.collectionViewLayout.invalidateLayout() },
      completion: nil
    )
  }

  @objc func toggleSelecting(_ sender: UIBarButtonItem) {
    isSelecting.toggle()
    sender.title = isSelecting ? "Done" : "Select"
    sender.style = isSelecting ? .done : .plain
    collectionView.allowsMultipleSelection = isSelecting
    if !isSelecting {
      collectionView.indexPathsForSelectedItems?.forEach {
        collectionView.deselectItem(at: $0, animated: true)
      }
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(
        withReuseIdentifier: PhotoCell.reuseIdentifier,
        for: indexPath
      ) as! PhotoCell
    cell.configure(image: UIImage(systemName: "photo"), seconds: indexPath.item % 3 == 0 ? 75 : nil)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let layout = collectionViewLayout as! UICollectionViewFlowLayout
    let spacing = layout.minimumInteritemSpacing * CGFloat(columns - 1)
    let width = ((collectionView.bounds.width - spacing) / CGFloat(columns)).rounded(.down)
    return CGSize(width: width, height: width)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    guard !isSelecting else {
      title = "\(collectionView.indexPathsForSelectedItems?.count ?? 0) selected"
      return
    }
    let viewer = PagesViewController(pages: photos.map { "Photo \($0)" })
    viewer.modalPresentationStyle = .fullScreen
    viewer.modalTransitionStyle = .crossDissolve
    present(viewer, animated: true)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let top = collectionView.indexPathsForVisibleItems.min()
    coordinator.animate(alongsideTransition: { [unowned self] _ in
      self.collectionViewLayout.invalidateLayout()
      if let top = top { self.collectionView.scrollToItem(at: top, at: .top, animated: false) }
    })
  }
}

/// Pages that are turned by scrolling, with dots below.
class PagesViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let pageControl = UIPageControl()
  private let closeButton = UIButton(type: .custom)
  let pages: [String]
  private var labels: [UILabel] = []

  init(pages: [String]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  override var shouldAutorotate: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    for page in pages {
      let label = UILabel()
      label.text = page
      label.textColor = .white
      label.textAlignment = .center
      labels.append(label)
      scrollView.addSubview(label)
    }
    pageControl.numberOfPages = pages.count
    pageControl.hidesForSinglePage = true
    pageControl.currentPageIndicatorTintColor = .white
    pageControl.pageIndicatorTintColor = UIColor(white: 1, alpha: 0.4)
    pageControl.addTarget(self, action: #selector(pageChanged), for: .valueChanged)
    view.addSubview(pageControl)
    closeButton.setTitle("Close", for: .normal)
    closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(closeButton)
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(close))
    swipe.direction = .down
    view.addGestureRecognizer(swipe)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    scrollView.frame = bounds
    for (index, label) in labels.enumerated() {
      label.frame = bounds.offsetBy(dx: CGFloat(index) * bounds.width, dy: 0)
    }
    scrollView.contentSize = CGSize(
      width: bounds.width * CGFloat(pages.count),
      height: bounds.height
    )
    let size = pageControl.size(forNumberOfPages: pages.count)
    pageControl.frame = CGRect(
      x: 0,
      y: bounds.maxY - view.safeAreaInsets.bottom - size.height,
      width: bounds.width,
      height: size.height
    )
    closeButton.frame = CGRect(x: 16, y: view.safeAreaInsets.top, width: 60, height: 44)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    pageControl.currentPage = Int(
      (scrollView.contentOffset.x / max(1, scrollView.bounds.width)).rounded()
    )
  }

  @objc func pageChanged() {
    let x = CGFloat(pageControl.currentPage) * scrollView.bounds.width
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  @IBAction func close() { presentingViewController?.dismiss(animated: true) }
}

/// A profile of sections of their own kind, from registrations and snapshots.
final class ProfileViewController: UIViewController, UICollectionViewDelegate {
  private enum Section: Hashable { case stories, products, links }
  private enum Item: Hashable {
    case story(String)
    case product(String)
    case link(String)
  }

  private var collectionView: UICollectionView! = nil
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>! = nil
  private(set) var opened: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: nil,
      image: UIImage(systemName: "ellipsis.circle"),
      primaryAction: nil,
      menu: UIMenu(
        title: "",
        children: [
          UIAction(title: "Share") { [unowned self] _ in
            self.present(
              UIActivityViewController(activityItems: ["profile"], applicationActivities: nil),
              animated: true
            )
          },
          UIMenu(
            title: "More",
            options: .displayInline,
            children: [
              UIAction(title: "Block", attributes: .destructive) { _ in }
            ]
          ),
        ]
      )
    )
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, environment in
        guard let kind = self?.dataSource.snapshot().sectionIdentifiers[index] else { return nil }
        switch kind {
        case .stories:
          let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(90))
          )
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(80), heightDimension: .estimated(90)),
            subitems: [item]
          )
          let section = NSCollectionLayoutSection(group: group)
          section.orthogonalScrollingBehavior = .continuous
          section.interGroupSpacing = 8
          section.contentInsets = NSDirectionalEdgeInsets(
            top: 8,
            leading: 16,
            bottom: 8,
            trailing: 16
          )
          return section
        case .products:
          let columns = environment.container.effectiveContentSize.width > 600 ? 3 : 2
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(120)
          )
          let item = NSCollectionLayoutItem(layoutSize: size)
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size,
            subitem: item,
            count: columns
          )
          group.interItemSpacing = .fixed(8)
          let section = NSCollectionLayoutSection(group: group)
          section.interGroupSpacing = 8
          section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: .init(
                widthDimension: .fractionalWidth(1),
                heightDimension: .estimated(40)
              ),
              elementKind: UICollectionView.elementKindSectionHeader,
              alignment: .top
            )
          ]
          return section
        case .links:
          var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
          list.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
              UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
                self?.remove(at: path)
                done(true)
              }
            ])
          }
          return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        }
      },
      configuration: configuration
    )
  }

  private func remove(at path: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: path) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([item])
    dataSource.apply(snapshot)
  }

  private func configureDataSource() {
    let story = UICollectionView.CellRegistration<StoryCell, String> { cell, _, name in
      cell.configure(name: name, isNew: true)
    }
    let product = UICollectionView.CellRegistration<ProductCell, String> { cell, _, name in
      cell.configure(name: name, before: 20, now: 10, stars: 4)
    }
    let link = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      indexPath,
      text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in header.title.text = "Products" }
    dataSource = .init(collectionView: collectionView) { view, path, item in
      switch item {
      case .story(let name):
        return view.dequeueConfiguredReusableCell(using: story, for: path, item: name)
      case .product(let name):
        return view.dequeueConfiguredReusableCell(using: product, for: path, item: name)
      case .link(let text):
        return view.dequeueConfiguredReusableCell(using: link, for: path, item: text)
      }
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.stories, .products, .links])
    snapshot.appendItems((0..<6).map { .story("Story \($0)") }, toSection: .stories)
    snapshot.appendItems((0..<4).map { .product("Product \($0)") }, toSection: .products)
    snapshot.appendItems(["Site", "Shop"].map(Item.link), toSection: .links)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard case .link(let text)? = dataSource.itemIdentifier(for: indexPath) else { return }
    opened.append(text)
    UIApplication.shared.open(URL(string: "https://example.com/\(text)")!)
  }
}
