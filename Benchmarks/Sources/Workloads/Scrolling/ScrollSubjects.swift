import Foundation
@testable import Roster

/// What is measured on a list that a finger scrolls.
@MainActor
public final class ScrollSubjects {
  /// A list, and who shows it.
  public enum List: String, CaseIterable {
    case plain = "data source"
    case flow = "flow layout"
    case listLayout = "ListLayout"
    case closures
    case seen = "seen, counted"
    case measured = "self-sizing"
    case plainPairs = "data source, two a row"
    case pairs = "two a row"
  }

  /// How far one step goes, in points.
  private static let step: CGFloat = 600

  private let collectionView: UICollectionView

  /// Holds what the collection view shows; nothing of it is asked for anything.
  private let owner: AnyObject

  private var observation: ListObservation?
  private var direction: CGFloat = 1

  public init(_ list: List, count: Int = 20_000) {
    let rows = (0..<count).map { Row(id: UUID(number: UInt64($0)), payload: $0) }
    func show(_ content: some ListContent, _ layout: UICollectionViewLayout) -> Screen {
      Screen(content, layout: layout)
    }
    switch list {
    case .plain, .plainPairs:
      let list = PlainList(rows, columns: list == .plain ? 1 : 2)
      (owner, collectionView) = (list, list.collectionView)
      return
    default: break
    }
    let screen =
      switch list {
      case .flow: show(ScrolledContent.Controllers(rows: rows), UICollectionViewFlowLayout())
      case .closures: show(ScrolledContent.Closures(rows: rows), ListLayout())
      case .seen: show(ScrolledContent.Seen(rows: rows), ListLayout())
      case .measured: show(ScrolledContent.Measured(rows: rows), ListLayout())
      case .pairs:
        show(ScrolledContent.Controllers(rows: rows, layout: .grid(columns: 2)), ListLayout())
      default: show(ScrolledContent.Controllers(rows: rows), ListLayout())
      }
    (owner, collectionView) = (screen, screen.collectionView)
    if list == .seen {
      observation = screen.adapter.observeVisibility { consume($1) }
    }
  }

  /// One step on, to rows that have not been on screen before while there are any, and back at the end.
  public func subject(_ name: String) -> Subject {
    Subject(name) { [self] in scroll() }
  }

  /// Scrolls through a part of the list, whose rows have been on screen from then on.
  ///
  /// - Parameters:
  ///   - name: What the work is called in a table.
  ///   - length: The length of the part, in points.
  /// - Returns: One step in that part, to and fro.
  public func subject(_ name: String, withinFirst length: CGFloat) -> Subject {
    while collectionView.contentOffset.y < length { scroll() }
    collectionView.contentOffset.y = 0
    return Subject(name) { [self] in
      let next = collectionView.contentOffset.y + direction * Self.step
      if next < 0 || next > length { direction = -direction }
      collectionView.contentOffset.y += direction * Self.step
      collectionView.layoutIfNeeded()
    }
  }

  private func scroll() {
    let next = collectionView.contentOffset.y + Self.step
    let isAtEnd = next + collectionView.bounds.height > collectionView.contentSize.height
    collectionView.contentOffset.y = isAtEnd ? 0 : next
    collectionView.layoutIfNeeded()
  }
}
