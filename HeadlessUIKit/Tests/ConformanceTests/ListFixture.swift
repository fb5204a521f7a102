import TestPlatform

/// A collection view with a data source of letters and a delegate, all of which write down what is
/// asked of them and told to them.
///
/// It uses nothing but UIKit's API, so that the tests that share it could run on iOS as well.
@MainActor final class ListFixture: NSObject {
  static let rowHeight: CGFloat = 100

  /// The items, section by section; what the data source answers from.
  var sections: [[String]]

  /// What happened, in order, such as `cell 0-1` or `willDisplay 0-1`.
  var events: [String] = [] {
    didSet { if events.count > oldValue.count, let event = events.last { onEvent(event) } }
  }

  /// Called from within each callback, with what happens.
  var onEvent: (String) -> Void = { _ in }

  var answersForHighlight = true
  var answersForSelection = true

  /// Called for each request for a cell, after it was dequeued.
  var onCell: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

  /// Provides another cell than the fixture's own, if it returns one.
  var cellProvider: ((UICollectionView, IndexPath) -> UICollectionViewCell)?

  let layout: UICollectionViewFlowLayout
  let view: UICollectionView

  init(
    _ sections: [[String]],
    size: CGSize = CGSize(width: 100, height: 300),
    rowHeight: CGFloat = ListFixture.rowHeight
  ) {
    self.sections = sections
    layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: size.width, height: rowHeight)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: layout
    )
    super.init()
    view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        BoundaryView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "letter"
      )
    }
    view.dataSource = self
    view.delegate = self
  }

  /// The letters a user sees, from top to bottom.
  var shown: [String] {
    view.indexPathsForVisibleItems.sorted()
      .compactMap { (view.cellForItem(at: $0) as? LetterCell)?.letter }
  }

  func cell(_ section: Int, _ item: Int) -> LetterCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? LetterCell
  }

  /// What happens while the body runs and the view is laid out.
  func events(during body: () -> Void) -> [String] {
    events = []
    body()
    view.layoutIfNeeded()
    defer { events = [] }
    return events
  }

  func layOut() {
    view.layoutIfNeeded()
    events = []
  }

  func note(_ event: String, _ indexPath: IndexPath) {
    events.append("\(event) \(indexPath.section)-\(indexPath.item)")
  }
}

extension UIView {
  /// The subviews without those that wait, hidden, to be used again.
  var shownSubviews: [UIView] { subviews.filter { !$0.isHidden } }
}

/// A cell that shows a letter and counts what happens to it.
final class LetterCell: UICollectionViewCell {
  var letter = ""
  var reuses = 0
  var applied: [UICollectionViewLayoutAttributes] = []

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes)
  }
}

/// A header or footer.
final class BoundaryView: UICollectionReusableView {
  var title = ""
}

extension ListFixture: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    events.append("sections")
    return sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    events.append("items \(section)")
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell", indexPath)
    if let cellProvider { return cellProvider(collectionView, indexPath) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    onCell(cell, indexPath)
    (cell as? LetterCell)?.letter = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    note(isHeader ? "header" : "footer", indexPath)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "letter",
      for: indexPath
    )
  }
}

extension ListFixture: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    note("willDisplay", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    note("didEndDisplaying", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    note("willDisplaySupplementary", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    note("didEndDisplayingSupplementary", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight", indexPath)
    return answersForHighlight
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    note("didHighlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    note("didUnhighlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect", indexPath)
    return answersForSelection
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldDeselect", indexPath)
    return answersForSelection
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    events.append("didScroll")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    events.append("didEndScrollingAnimation")
  }
}
