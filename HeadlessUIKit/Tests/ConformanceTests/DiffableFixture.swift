import TestPlatform

/// A collection view whose data source is told what to show: sections and items are letters.
@MainActor final class DiffableFixture {
  typealias Source = UICollectionViewDiffableDataSource<String, String>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  let view: UICollectionView
  let source: Source
  private let window: UIWindow

  init(height: CGFloat = 1000) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 10)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: height),
      collectionViewLayout: layout
    )
    window = UIWindow(frame: view.frame)
    window.addSubview(view)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      letter in
      cell.accessibilityIdentifier = letter
    }
    let heard = Requests()
    source = Source(collectionView: view) { view, path, letter in
      heard.letters.append(letter)
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: letter)
    }
    self.view = view
    self.heard = heard
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private final class Requests {
    var letters: [String] = []
  }

  private let heard: Requests

  /// A snapshot from a picture: `A:ab|B:c` is two sections with two items and one.
  static func snapshot(_ picture: String) -> Snapshot {
    var result = Snapshot()
    for part in picture.split(separator: "|") {
      let pieces = part.split(separator: ":", omittingEmptySubsequences: false)
      result.appendSections([String(pieces[0])])
      result.appendItems(pieces.count > 1 ? pieces[1].map(String.init) : [])
    }
    return result
  }

  static func picture(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers
      .map { "\($0):" + snapshot.itemIdentifiers(inSection: $0).joined() }
      .joined(separator: "|")
  }

  /// What a user sees, by the cells that are there: sections in order, and the items in each.
  var shown: String {
    view.layoutIfNeeded()
    return (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { item in
        let path = IndexPath(item: item, section: section)
        return view.cellForItem(at: path)?.accessibilityIdentifier ?? "?"
      }.joined()
    }.joined(separator: "|")
  }

  func cell(_ letter: String) -> UICollectionViewListCell? {
    source.indexPath(for: letter)
      .flatMap { view.cellForItem(at: $0) } as? UICollectionViewListCell
  }

  func show(_ picture: String, animated: Bool = false) {
    source.apply(Self.snapshot(picture), animatingDifferences: animated)
    view.layoutIfNeeded()
  }

  /// The letters that cells are asked for while the body runs.
  func requests(during body: () -> Void) -> [String] {
    heard.letters = []
    body()
    view.layoutIfNeeded()
    return heard.letters
  }
}
