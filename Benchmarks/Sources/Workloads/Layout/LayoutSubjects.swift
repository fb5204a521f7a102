import Foundation
@testable import Roster

/// What is measured on a long list in a collection view.
@MainActor
public final class LayoutSubjects {
  /// Which layout places the rows.
  public enum Kind: String {
    case list = "ListLayout"
    case flow = "flow layout"
  }

  private let name: String
  private let rows: LayoutRows
  private let layout: UICollectionViewLayout
  private let view: UICollectionView
  private let window: UIWindow

  public init(_ kind: Kind, count: Int) {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    name = "\(kind.rawValue) \(count / 1_000)k"
    rows = LayoutRows(count: count)
    switch kind {
    case .list: layout = ListLayout()
    case .flow:
      let flow = UICollectionViewFlowLayout()
      flow.minimumLineSpacing = 0
      layout = flow
    }
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    window = UIWindow(frame: frame)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    view.delegate = rows
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  /// The row in the middle gets another height; the layout alone.
  public var resize: Subject {
    let middle = rows.count / 2
    return Subject(name) { [self] in
      rows.grown = (middle, rows.grown.by + 1)
      let context = invalidationContext
      context.invalidateItems(at: [IndexPath(item: middle, section: 0)])
      layout.invalidateLayout(with: context)
      layout.prepare()
      consume(layout.collectionViewContentSize)
    }
  }

  /// The attributes of one screen in the middle; the layout alone.
  public var query: Subject {
    let screen = view.bounds.offsetBy(dx: 0, dy: layout.collectionViewContentSize.height / 2)
    return Subject(name) { [self] in
      consume(layout.layoutAttributesForElements(in: screen))
    }
  }

  /// A batch that inserts 20 rows at the top, cells and all.
  public var insert: Subject {
    let paths = (0..<20).map { IndexPath(item: $0, section: 0) }
    let positions = (0..<20).map { Position(section: 0, item: $0) }
    let isNew = Flag()
    return Subject(
      name,
      preparedBy: { [self] in
        guard isNew.isSet else { return }
        change(by: -20, ListChange(operations: .deleting(positions))) { [self] in
          view.deleteItems(at: paths)
        }
      },
      work: { [self] in
        isNew.isSet = true
        change(by: 20, ListChange(operations: .inserting(positions))) { [self] in
          view.insertItems(at: paths)
        }
      }
    )
  }

  /// Everything placed anew; the layout alone.
  public func placing(isEstimated: Bool) -> Subject {
    Subject(isEstimated ? "estimated" : "asked one by one") { [self] in
      rows.isEstimated = isEstimated
      layout.invalidateLayout()
      layout.prepare()
      consume(layout.collectionViewContentSize)
    }
  }

  /// A loop that sums numbers into an array.
  public static func sums(count: Int) -> Subject {
    let numbers = (0..<count).map { Double($0 % 7) }
    return Subject("sums") {
      var sums: [Double] = []
      sums.reserveCapacity(numbers.count)
      var sum = 0.0
      for number in numbers {
        sum += number
        sums.append(sum)
      }
      consume(sums)
    }
  }

  private func change(by count: Int, _ change: ListChange, _ operations: @escaping () -> Void) {
    UIView.performWithoutAnimation {
      view.performBatchUpdates { [self] in
        rows.count += count
        (layout as? ListLayout)?.announce(change)
        operations()
      }
    }
    view.layoutIfNeeded()
  }

  private var invalidationContext: UICollectionViewLayoutInvalidationContext {
    layout is UICollectionViewFlowLayout
      ? UICollectionViewFlowLayoutInvalidationContext()
      : UICollectionViewLayoutInvalidationContext()
  }

  private final class Flag {
    var isSet = false
  }
}

extension Operations {
  fileprivate static func inserting(_ positions: [Position]) -> Operations {
    var operations = Operations()
    operations.insertedItems = PositionList(positions)
    return operations
  }

  fileprivate static func deleting(_ positions: [Position]) -> Operations {
    var operations = Operations()
    operations.removedItems = PositionList(positions)
    return operations
  }
}
