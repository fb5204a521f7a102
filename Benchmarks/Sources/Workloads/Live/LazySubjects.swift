import Foundation
@testable import Roster

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
    screen = Screen(List(models: Source(count).models), layout: ListLayout())
  }

  /// The rows come into an empty list.
  public var firstContent: Subject {
    Subject(
      "first content",
      preparedBy: { [self] in screen.show(RowList(rows: [])) },
      work: { [self] in screen.show(List(models: Source(count).models)) }
    )
  }

  /// A row more at the top.
  public var insertAtTop: Subject {
    changing("insert at top") { $0.insertAtTop() }
  }

  /// A row that is on screen shows something else.
  public var oneChange: Subject {
    changing("1 change") { $0.models.update(3..<4) }
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

  private func changing(_ name: String, _ change: @escaping @MainActor (Source) -> Void) -> Subject
  {
    var source = Source(count)
    return Subject(
      name,
      preparedBy: { [self] in
        source = Source(count)
        screen.show(List(models: source.models))
      },
      work: { [self] in
        change(source)
        screen.show(List(models: source.models))
      }
    )
  }

  /// Rows with ascending numbers.
  @MainActor
  private final class Source {
    private final class Numbers {
      var first = 0
    }

    var models: LazyModels<Row<UUID>>
    private let numbers = Numbers()

    init(_ count: Int) {
      models = LazyModels(count: count) { [numbers] range in
        range.map { index in
          let number = numbers.first + index
          return Row(id: UUID(number: UInt64(bitPattern: Int64(number))), payload: number)
        }
      } index: { _ in
        nil
      }
    }

    func insertAtTop() {
      numbers.first -= 1
      models.insert(at: 0)
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
