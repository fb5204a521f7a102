import Foundation
import Roster
import RosterLayout

/// What is measured on a list of rows that are asked for when they are needed.
@MainActor
public final class LazySubjects {
  private let count: Int
  private let screen: Screen

  /// Makes a list.
  ///
  /// - Parameter count: The number of its rows.
  public init(count: Int) {
    self.count = count
    screen = Screen(List(models: Self.models(count)), layout: ListLayout())
  }

  /// The rows come into an empty list.
  public var firstContent: Subject {
    Subject(
      "first content",
      preparedBy: { [self] in screen.show(RowList(rows: [])) },
      work: { [self] in screen.show(List(models: Self.models(count))) }
    )
  }

  /// A row more at the top.
  public var insertAtTop: Subject {
    changing("insert at top") { $0.insert(at: 0) }
  }

  /// A row that is on screen shows something else.
  public var oneChange: Subject {
    changing("1 change") { $0.update(3..<4) }
  }

  /// A jump to the middle of the list and back.
  public var jump: Subject {
    Subject("jump") { [self] in
      let view = screen.collectionView
      for place in [0.5, 0] {
        view.contentOffset.y = (view.contentSize.height - view.bounds.height) * place
        view.layoutIfNeeded()
      }
    }
  }

  private func changing(
    _ name: String,
    _ change: @escaping @MainActor (inout LazyModels<Row<UUID>>) -> Void
  ) -> Subject {
    var models = Self.models(count)
    return Subject(
      name,
      preparedBy: { [self] in
        models = Self.models(count)
        screen.show(List(models: models))
      },
      work: { [self] in
        change(&models)
        screen.show(List(models: models))
      }
    )
  }

  private static func models(_ count: Int) -> LazyModels<Row<UUID>> {
    LazyModels(count: count) { range in
      range.map { Row(id: UUID(number: UInt64($0)), payload: $0) }
    } index: { _ in
      nil
    }
  }

  private struct List: ListContent {
    let models: LazyModels<Row<UUID>>

    var body: some ListContent {
      Section("rows") {
        LazyItems(models, estimatedSize: .height(44)) { RowController($0) }
      }
    }
  }
}
