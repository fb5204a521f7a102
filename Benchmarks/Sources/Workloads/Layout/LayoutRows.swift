import Foundation
@testable import Roster

/// The rows of one section, of heights that differ from row to row, for any layout.
///
/// A height follows from the row's index, so that inserting rows costs the layout something and the rows
/// nothing.
@MainActor
final class LayoutRows: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var count: Int

  /// The row whose height changes, and by how much.
  var grown: (row: Int, by: CGFloat) = (0, 0)

  /// Whether all rows are taken to have one height until they are shown.
  var isEstimated = false

  init(count: Int) {
    self.count = count
  }

  func height(_ row: Int) -> CGFloat {
    44 + CGFloat(row % 7) + (row == grown.row ? grown.by : 0)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: height(indexPath.item))
  }
}

extension LayoutRows: ListLayoutSource {
  func whileUpdatesWait<Result>(_ body: () -> Result) -> Result { body() }

  func arrangement(ofSection section: Int) -> SectionLayout { .list }

  func sizes(
    ofItems items: Range<Int>,
    inSection section: Int,
    in container: ItemContainer
  ) -> ItemSizes {
    if isEstimated {
      return ItemSizes(
        repeating: CGSize(width: container.width, height: 44),
        count: items.count
      )
    }
    var sizes = ItemSizes()
    for row in items {
      sizes.append(CGSize(width: container.width, height: height(row)))
    }
    return sizes
  }

  func size(
    ofBoundary kind: String,
    inSection section: Int,
    in container: ItemContainer
  ) -> CGSize {
    .zero
  }

  func arrangement(ofSection section: Int, hasNoPlaceFor count: Int) {}

  func sectionDidScroll() {}
}
