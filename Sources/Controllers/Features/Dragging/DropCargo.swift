import Foundation
import RosterPlatform

/// The items of a drag over a list.
@MainActor
struct DropCargo {
  let session: any UIDropSession

  /// The dragged items, if they come from a list of the app.
  let dragged: DraggedItems?

  let origin: DropOrigin

  init(_ session: any UIDropSession, in list: any DragSource) {
    self.session = session
    dragged = session.localDragSession?.draggedItems
    origin = dragged == nil ? .elsewhere : dragged?.source === list ? .sameList : .otherList
  }

  /// Returns whether the source list allows its items to be dragged here.
  var isWithinReach: Bool { origin != .otherList || dragged?.source?.reach != .withinList }

  /// The dragged item, if it is the only one and belongs to this list.
  var movedItem: (any CellControlling)? {
    guard origin == .sameList, let dragged, dragged.count == 1, session.items.count == 1 else {
      return nil
    }
    return dragged.controllers.first
  }

  /// Returns whether the finger is near the center of an item.
  func isInMiddle(of path: IndexPath?, in view: UICollectionView) -> Bool {
    guard let frame = path.flatMap(view.layoutAttributesForItem)?.frame else { return false }
    return frame.insetBy(dx: frame.width / 4, dy: frame.height / 4)
      .contains(session.location(in: view))
  }

  /// Returns whether an item is dragged.
  func contains(_ controller: any CellControlling) -> Bool {
    dragged?.controllers.contains { $0 === controller } == true
  }

  /// Returns the view models of the dragged items, if all of them have a type.
  func models<Model: ViewModel>(as type: Model.Type) -> [Model]? {
    guard let dragged, dragged.count == session.items.count else { return nil }
    let all = dragged.models(inOrderOfList: origin == .sameList)
    let models = all.compactMap { $0 as? Model }
    return models.count == all.count ? models : nil
  }
}

/// The list that dragged items come from.
@MainActor
protocol DragSource: AnyObject {
  /// Where its items can be dragged.
  var reach: ListAdapter.ItemDragging { get }

  /// Returns the position of an item that is still in the list.
  func position(of controller: any CellControlling) -> Position?

  /// Notifies items once of the end of their drag, after an action.
  func end(
    _ controllers: [any CellControlling],
    _ result: ListedController.DragResult,
    after action: () -> Void
  )
}

/// The items of a list that the user drags.
@MainActor
final class DraggedItems {
  /// An item of the list, with its drag item.
  private struct Entry {
    let dragItems: [UIDragItem]
    let model: any ViewModel
    weak var controller: (any CellControlling)?
  }

  /// The list that the items come from.
  private(set) weak var source: (any DragSource)?

  private var entries: [Entry] = []

  /// The number of entries that were notified of the beginning of the drag.
  private var toldCount = 0

  private var isOver = false

  init(_ source: any DragSource) {
    self.source = source
  }

  func add(_ items: [UIDragItem], of controller: any CellControlling) {
    entries.append(Entry(dragItems: items, model: controller.viewModel, controller: controller))
  }

  /// The number of dragged items.
  var count: Int { entries.reduce(0) { $0 + $1.dragItems.count } }

  /// The items that are still in their list.
  var controllers: [any CellControlling] { entries.compactMap(\.controller) }

  /// Returns the view models of the items, in the order of their list or in the order in which they
  /// were lifted.
  func models(inOrderOfList: Bool) -> [any ViewModel] {
    var entries = entries
    if inOrderOfList, let source {
      let places = entries.map { $0.controller.flatMap(source.position) }
      let order = entries.indices.sorted { first, second in
        guard let one = places[first] else { return false }
        return places[second].map { one < $0 } ?? true
      }
      entries = order.map { entries[$0] }
    }
    return entries.map { $0.controller?.viewModel ?? $0.model }
  }

  /// The items that were not notified of the beginning of the drag.
  func takeNew() -> [any CellControlling] {
    defer { toldCount = entries.count }
    return entries[toldCount...].compactMap(\.controller)
  }

  /// Notifies the items once of the result of the drag.
  ///
  /// The action runs first and may remove items; these are notified of the end of the drag before
  /// they are removed.
  func end(_ result: ListedController.DragResult, after action: () -> Void = {}) {
    guard !isOver, let source else { return action() }
    isOver = true
    source.end(toldCount > 0 ? controllers : [], result, after: action)
  }
}

extension UIDragSession {
  /// The dragged items of a list, if the drag comes from one.
  var draggedItems: DraggedItems? { localContext as? DraggedItems }
}
