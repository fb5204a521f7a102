import Foundation
@testable import Roster

/// Sections of rows in a collection view with a data source of its own, which is told what to insert: what a batch of
/// updates takes without a list of ours.
@MainActor
public final class PlainParts {
  private let collectionView: UICollectionView
  private let window: UIWindow
  private let source: Source

  /// Takes the last change back.
  private var back: Change?

  public init(sections: Int, rows: Int) {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.itemSize = CGSize(width: frame.width, height: 44)
    window = UIWindow(frame: frame)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    source = Source(counts: Array(repeating: rows, count: sections))
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: Source.identifier)
    collectionView.dataSource = source
    window.addSubview(collectionView)
    window.isHidden = false
    collectionView.layoutIfNeeded()
  }

  /// Twenty rows more at the end of the last section.
  public var append: Subject {
    let last = source.counts.count - 1
    let rows = source.counts[last]
    let paths = (rows..<rows + 20).map { IndexPath(item: $0, section: last) }
    return changing("append 20") { counts, view in
      counts[last] += 20
      view.insertItems(at: paths)
    } back: { counts, view in
      counts[last] -= 20
      view.deleteItems(at: paths)
    }
  }

  /// A section more at the top.
  public var sectionAtTop: Subject {
    let rows = source.counts[0]
    return changing("section at top") { counts, view in
      counts.insert(rows, at: 0)
      view.insertSections(IndexSet(integer: 0))
    } back: { counts, view in
      counts.removeFirst()
      view.deleteSections(IndexSet(integer: 0))
    }
  }

  private typealias Change = @MainActor (inout [Int], UICollectionView) -> Void

  private func changing(
    _ name: String,
    _ change: @escaping Change,
    back: @escaping Change
  ) -> Subject {
    Subject(
      name,
      preparedBy: { [self] in
        self.back.map(perform)
        self.back = nil
      },
      work: { [self] in
        perform(change)
        self.back = back
      }
    )
  }

  private func perform(_ change: Change) {
    UIView.performWithoutAnimation {
      collectionView.performBatchUpdates { [self] in change(&source.counts, collectionView) }
    }
    collectionView.layoutIfNeeded()
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    static let identifier = "row"

    var counts: [Int]

    init(counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
    }
  }
}
