import HeadlessUIKit

/// Something with things in it.
public struct Folder: Hashable, Sendable {
  public let name: String
  public var contents: [Folder] = []

  public init(_ name: String, _ contents: [Folder] = []) {
    self.name = name
    self.contents = contents
  }
}

/// A list of folders that open and close, as a diffable list of section snapshots.
public final class OutlineController: UICollectionViewController {
  public enum Section: Hashable, Sendable { case main }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Folder>!
  public private(set) var opened: [String] = []

  public init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override public func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Folder> {
      cell,
      _,
      folder in
      var content = cell.defaultContentConfiguration()
      content.text = folder.name
      cell.contentConfiguration = content
      cell.accessories = folder.contents.isEmpty ? [] : [.disclosureIndicator()]
    }
    dataSource = .init(collectionView: collectionView) { view, path, folder in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: folder)
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] in
      self?.opened.append($0.name)
    }
  }

  public func show(_ folders: [Folder]) {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Folder>()
    func add(_ folders: [Folder], to parent: Folder?) {
      snapshot.append(folders, to: parent)
      for folder in folders where !folder.contents.isEmpty { add(folder.contents, to: folder) }
    }
    add(folders, to: nil)
    dataSource.apply(snapshot, to: .main, animatingDifferences: false)
  }

  public func expand(_ folder: Folder) async {
    var snapshot = dataSource.snapshot(for: .main)
    snapshot.expand([folder])
    await dataSource.apply(snapshot, to: .main)
  }
}
