import Foundation
import Testing

@testable import HeadlessUIKit

/// What the layout pass does after an update, which has displayed the visible elements already.
@MainActor struct PassAfterUpdateTests {
  /// Rows, with a cell that can be missing.
  @MainActor final class Rows: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 10
    var hasCells = true
    var identifier = "row"

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      hasCells
        ? collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        : UICollectionViewCell()
    }

    func collectionView(
      _ collectionView: UICollectionView,
      canEditItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item > 0 }
  }

  /// Rows of 100 points, with a count of the requests for what is visible.
  final class CountingLayout: UICollectionViewFlowLayout {
    var requests = 0

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      requests += 1
      return super.layoutAttributesForElements(in: rect)
    }
  }

  /// Rows that are the higher the more there are, and whose cells are asked for their sizes.
  final class StretchingLayout: UICollectionViewLayout {
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).map { item in
        let path = IndexPath(item: item, section: 0)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        let height = CGFloat(count)
        attributes.frame = CGRect(x: 0, y: CGFloat(item) * height, width: 100, height: height)
        return attributes
      }
    }
  }

  /// A cell that records the heights for which it was asked for its preferred size.
  final class MeasuredCell: UICollectionViewCell {
    var heights: [CGFloat] = []

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      heights.append(layoutAttributes.size.height)
      return layoutAttributes
    }
  }

  private let rows = Rows()
  private let layout = CountingLayout()
  private let view: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    view.delegate = rows
    view.layoutIfNeeded()
    layout.requests = 0
  }

  private func insertAtTop() {
    rows.count += 1
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
  }

  private var visible: [Int] { view.indexPathsForVisibleItems.map(\.item) }

  @Test func `the visible elements are requested once for an update and the pass after it`() {
    insertAtTop()
    view.layoutIfNeeded()
    #expect(layout.requests == 1)
    view.contentOffset.y += 1
    view.layoutIfNeeded()
    #expect(layout.requests == 2)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layout.requests == 2)
  }

  @Test func `they are requested again if the view has scrolled since`() {
    insertAtTop()
    view.contentOffset.y = 250
    view.layoutIfNeeded()
    #expect(visible == [2, 3, 4, 5])
  }

  @Test func `they are requested again if the layout has been invalidated since`() {
    insertAtTop()
    layout.itemSize.height = 150
    view.layoutIfNeeded()
    #expect(visible == [0, 1])
  }

  @Test func `they are requested again if the data has been reloaded since`() {
    insertAtTop()
    rows.count = 1
    view.reloadData()
    view.layoutIfNeeded()
    #expect(visible == [0])
  }

  @Test func `cells whose size the update has changed are measured in the pass after it`() {
    view.register(MeasuredCell.self, forCellWithReuseIdentifier: "measured")
    rows.identifier = "measured"
    rows.count = 2
    view.collectionViewLayout = StretchingLayout()
    view.reloadData()
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? MeasuredCell
    #expect(cell?.heights == [2])
    insertAtTop()
    #expect(cell?.heights == [2])
    view.layoutIfNeeded()
    #expect(cell?.heights == [2, 3])
  }

  @Test func `a cell that the update did not get is requested again`() {
    rows.hasCells = false
    let failures = Headless.recordingFailures { insertAtTop() }
    #expect(failures.map(\.id) == ["F-CELL-NOID"])
    #expect(visible == [1, 2])
    rows.hasCells = true
    view.layoutIfNeeded()
    #expect(visible == [0, 1, 2])
  }

  @Test func `what leaves in an update that does not get a cell is removed`() {
    rows.hasCells = false
    let failures = Headless.recordingFailures { insertAtTop() }
    #expect(failures.count == 1)
    #expect(view.subviews.count { $0 is UICollectionViewCell && !$0.isHidden } == 2)
  }

  @Test func `cells that stay learn whether they can be edited at their new positions`() {
    view.isEditing = true
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.configurationState.isEditing == false)
    insertAtTop()
    #expect(view.indexPath(for: first ?? UICollectionViewCell())?.item == 1)
    #expect(first?.configurationState.isEditing == true)
  }
}
