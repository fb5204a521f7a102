public import RosterPlatform

/// The items that the user has dropped into a list, and where.
///
/// The action of `onDrop(of:perform:)` receives it, adds the values to the model and applies
/// content that shows them. For view models that takes one line:
///
/// ```swift
/// Section(column.id) { Items(column.jobs, JobController.init) }
///   .onDrop(of: Job.self) { [board] drop in board.put(drop, into: column.id) }
///
/// func put(_ drop: ItemDrop<Job>, into id: Column.ID) {
///   for index in columns.indices {
///     let jobs = columns[index].jobs
///     columns[index].jobs = columns[index].id == id ? drop.applied(to: jobs) : drop.removed(from: jobs)
///   }
/// }
/// ```
@MainActor
public struct ItemDrop<Value> {
  /// The dropped values: for items from lists, their view models; for anything else, the loaded
  /// values.
  ///
  /// Items of this list are in its order, and others in the order in which they were added to the
  /// drag.
  public let items: [Value]

  /// The section into which the items were dropped.
  public let section: SectionID

  /// The item before the dropped ones; `nil` at the beginning of the section.
  ///
  /// It is not one of those that are dropped.
  public let previous: ItemID?

  /// The item after the dropped ones; `nil` at the end of the section.
  ///
  /// It is not one of those that are dropped.
  public let next: ItemID?

  /// Where the dropped items come from.
  public let origin: DropOrigin

  /// Whether the items should be removed from where they were, as between lists of the app.
  public var isMove: Bool { origin != .elsewhere }
}

/// The origin of a drop.
public enum DropOrigin: Hashable, Sendable {
  /// The list itself, in which the items are moved.
  case sameList

  /// Another list of the app with a `ListAdapter`.
  case otherList

  /// Another app, or a view of the app that is not such a list.
  case elsewhere
}

extension ItemDrop where Value: ViewModel {
  /// Returns the view models of the section after the drop, with the dropped ones at their new
  /// position.
  ///
  /// If neither neighbor is among the view models, the dropped ones come last.
  ///
  /// - Parameter models: The view models of the section before.
  /// - Returns: The new view models.
  /// - Complexity: O(number of view models).
  public func applied(to models: [Value]) -> [Value] {
    var result = removed(from: models)
    let behind = previous.flatMap { id in result.lastIndex { ListIdentifier(of: $0.id) == id.id } }
    let before = next.flatMap { id in result.firstIndex { ListIdentifier(of: $0.id) == id.id } }
    let start = previous == nil && next == nil ? nil : behind.map { $0 + 1 } ?? before
    result.insert(contentsOf: items, at: start ?? result.endIndex)
    return result
  }

  /// Returns view models without the dropped ones, for the place that they come from.
  ///
  /// - Parameter models: The view models of that place.
  /// - Returns: The remaining view models.
  /// - Complexity: O(number of view models).
  public func removed(from models: [Value]) -> [Value] {
    let dropped = Set(items.map(\.id))
    return models.filter { !dropped.contains($0.id) }
  }
}

extension ListAdapter {
  /// Where the items of a list can be dragged.
  public enum ItemDragging: Hashable, Sendable {
    /// Nowhere: items cannot be lifted.
    case none

    /// To other positions in the list.
    case withinList

    /// To other positions in the list, and to other drop targets in the same app.
    case withinApp

    /// To the same places, and to other apps.
    case everywhere
  }
}

/// A placeholder item for one that was dropped and is still being loaded.
public struct DropPlaceholder: SendableViewModel {
  /// The identifier of the placeholder.
  public let id: Int

  /// The size of the item's preview; zero if it is unknown.
  public let previewSize: CGSize
}

/// Shows an empty cell for an item that was dropped and is still being loaded.
///
/// Pass your own controller to `onDrop(of:placeholder:perform:)` to show more.
public final class DropPlaceholderController:
  CellController<DropPlaceholder, NoState, UICollectionViewCell>
{
  public override class func size(
    of viewModel: DropPlaceholder,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    viewModel.previewSize.height > 0 ? .height(viewModel.previewSize.height) : .height(44)
  }

  public override var shouldSelect: Bool { false }

  public override func configure(_ cell: UICollectionViewCell) {
    cell.contentView.backgroundColor = .secondarySystemBackground
  }

  public override func willUnmount(from cell: UICollectionViewCell) {
    cell.contentView.backgroundColor = nil
  }
}
