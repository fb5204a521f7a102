public import RosterCore
public import RosterLayout
public import RosterPlatform

/// What a person has dropped into a list, and where, by identity.
///
/// It is given to the action of `onDrop(of:perform:)`, which puts the values into the model and applies content
/// that shows them there. For view models that takes one line:
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
  /// What was dropped: of items from lists, their view models; of anything else, the values that were loaded.
  ///
  /// Items of this list are in its order, others in the order in which they were picked up.
  public let items: [Value]

  /// The section that the items were dropped into.
  public let section: SectionID

  /// The item that they were dropped behind; `nil` at the beginning of the section.
  ///
  /// It is none of those that are dropped.
  public let previous: ItemID?

  /// The item that they were dropped before; `nil` at the end of the section.
  ///
  /// It is none of those that are dropped.
  public let next: ItemID?

  /// Where what was dropped comes from.
  public let origin: DropOrigin

  /// Whether the items are to be taken away from where they were, as they are between lists of the app.
  public var isMove: Bool { origin != .elsewhere }
}

/// Where something comes from that is dropped into a list.
public enum DropOrigin: Hashable, Sendable {
  /// From the list itself, which it is moved in.
  case sameList

  /// From another list of the app that a `ListAdapter` shows.
  case otherList

  /// From another app, or from something in the app that is not such a list.
  case elsewhere
}

extension ItemDrop where Value: ViewModel {
  /// The view models of the section after the drop: without those that were dropped, which then stand where
  /// they were dropped.
  ///
  /// If neither neighbour is among the view models, what was dropped comes last.
  ///
  /// - Parameter models: The view models of the section before.
  /// - Returns: The view models to show.
  /// - Complexity: O(number of view models).
  public func applied(to models: [Value]) -> [Value] {
    var result = removed(from: models)
    let behind = previous.flatMap { id in result.lastIndex { Identifier($0.id) == id.id } }
    let before = next.flatMap { id in result.firstIndex { Identifier($0.id) == id.id } }
    let start = previous == nil && next == nil ? nil : behind.map { $0 + 1 } ?? before
    result.insert(contentsOf: items, at: start ?? result.endIndex)
    return result
  }

  /// View models without those that were dropped, for the place that they come from.
  ///
  /// - Parameter models: The view models of that place.
  /// - Returns: Those that stay.
  /// - Complexity: O(number of view models).
  public func removed(from models: [Value]) -> [Value] {
    let dropped = Set(items.map(\.id))
    return models.filter { !dropped.contains($0.id) }
  }
}

/// What became of an item that a person has dragged.
public enum DragResult: Hashable, Sendable {
  /// A list of the app has taken the item over, this one or another: where it was, it is to be removed.
  case moved

  /// A list of the app has taken what the item gave to be carried; the item stays.
  case copied

  /// No list of the app has taken it: the drag was cancelled, or went to another app, of which the system does
  /// not tell.
  case notTaken
}

/// How far the items of a list can be dragged.
public enum ItemDragging: Hashable, Sendable {
  /// Nowhere: items are not lifted.
  case none

  /// To other places of the list.
  case withinList

  /// To other places of the list, and to what takes drops in the same app.
  case withinApp

  /// To the same places, and to other apps.
  case everywhere
}

/// An item that stands in for one that was dropped and is still being loaded.
public struct DropPlaceholder: ViewModel {
  /// Tells the placeholder from others.
  public let id: Int

  /// How large the item is shown under the finger; zero where that is not known.
  public let previewSize: CGSize
}

/// Leaves room for something that was dropped and is still being loaded, in an empty cell.
///
/// Pass a controller of your own to `onDrop(of:placeholder:perform:)` to show more.
public final class DropPlaceholderController:
  CellController<DropPlaceholder, NoState, UICollectionViewCell>
{
  public override class func size(
    of viewModel: DropPlaceholder,
    state: NoState,
    in container: Container
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
