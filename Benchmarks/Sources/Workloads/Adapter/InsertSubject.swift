import Foundation
@testable import Roster

/// One insertion at the top of a collection view, without a list of ours.
@MainActor
public final class InsertSubject {
  private let window: UIWindow
  private let collectionView: UICollectionView
  private let source: Source

  public init(count: Int) {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    window = UIWindow(frame: frame)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: RowsLayout())
    source = Source(count: count)
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: Source.identifier)
    collectionView.dataSource = source
    window.addSubview(collectionView)
    window.isHidden = false
    collectionView.layoutIfNeeded()
  }

  /// Inserts an item, and lays out what is to be seen.
  ///
  /// Nothing is animated: animations that nobody ends would go on while others are measured.
  public var subject: Subject {
    Subject("\(source.count)") { [self] in
      UIView.performWithoutAnimation {
        collectionView.performBatchUpdates { [self] in
          source.count += 1
          collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
      }
      collectionView.layoutIfNeeded()
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    static let identifier = "row"

    var count: Int

    init(count: Int) {
      self.count = count
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
    }
  }
}
