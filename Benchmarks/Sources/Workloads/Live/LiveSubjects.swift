import Foundation
@testable import Roster

/// What is measured on a list whose controllers have all been made.
@MainActor
public final class LiveSubjects {
  private let rows: [Row<UUID>]
  private let screen: Screen

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - count: The number of its rows.
  ///   - isScrolledThrough: Whether all of its controllers have been made, and not just a screen of them.
  public init(count: Int, isScrolledThrough: Bool) {
    rows = (0..<count).map { Row(id: UUID(number: UInt64($0)), payload: $0) }
    screen = Screen(RowList(rows: rows), layout: RowsLayout())
    if isScrolledThrough { screen.makeAllControllers() }
  }

  /// A row that is on screen shows something else.
  public var oneChange: Subject {
    var new = rows
    new[3].payload += 1
    return turning("1 change", into: new)
  }

  /// A row more at the top.
  public var insertAtTop: Subject {
    turning("insert at top", into: [Row(id: UUID(number: UInt64.max), payload: 0)] + rows)
  }

  /// All rows leave a list whose controllers have all been made.
  public var emptying: Subject {
    Subject(
      "emptying",
      preparedBy: { [self] in
        screen.show(RowList(rows: rows))
        screen.makeAllControllers()
      },
      work: { [self] in screen.show(RowList(rows: [])) }
    )
  }

  /// As many plain objects of a controller's size are released.
  public var releasingObjects: Subject {
    var objects: [PlainObject] = []
    return Subject(
      "release",
      preparedBy: { [self] in objects = rows.map { PlainObject($0.payload) } },
      work: { objects.removeAll() }
    )
  }

  /// Nothing but memory, about as much as a controller takes.
  private final class PlainObject {
    typealias Words = (Int, Int, Int, Int, Int, Int, Int, Int)

    private let payload: (Words, Words, Words, Words)

    init(_ number: Int) {
      let words = (number, number, number, number, number, number, number, number)
      payload = (words, words, words, words)
    }
  }

  private func turning(_ name: String, into new: [Row<UUID>]) -> Subject {
    Subject(
      name,
      preparedBy: { [self] in screen.show(RowList(rows: rows)) },
      work: { [self] in screen.show(RowList(rows: new)) }
    )
  }
}

/// A list of which nothing is on screen but the first rows, and all controllers are alive: for measuring
/// memory.
@MainActor
public final class LiveList {
  private let screen: Screen

  public init(count: Int) {
    let rows = (0..<count).map { Row(id: UUID(number: UInt64($0)), payload: $0) }
    screen = Screen(ScrolledContent.Stateless(rows: rows), layout: RowsLayout())
  }

  /// Has all controllers made, screen by screen.
  public func fill() {
    let view = screen.collectionView
    while view.contentOffset.y < view.contentSize.height {
      view.contentOffset.y += view.bounds.height
      view.layoutIfNeeded()
    }
    view.contentOffset.y = 0
    view.layoutIfNeeded()
  }
}
