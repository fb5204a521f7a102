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

  /// Lets the list wait while a drop changes what it shows, until `endDrag(of:_:)`.
  func waitForDrop()

  /// Notifies the dragged items that are still in the list of the end of their drag, and shows what
  /// a drop has changed.
  func endDrag(of items: DraggedItems, _ result: ListedController.DragResult)
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

  /// The items that know of the drag.
  var notified: [any CellControlling] { toldCount > 0 ? controllers : [] }

  /// Ends the drag once.
  ///
  /// - Returns: The list to notify of it; `nil` if the drag has ended before, or the list is gone.
  func takeSource() -> (any DragSource)? {
    guard !isOver, let source else { return nil }
    isOver = true
    return source
  }

  /// Notifies the items once of the result of the drag.
  func end(_ result: ListedController.DragResult) {
    guard let source = takeSource() else { return }
    source.waitForDrop()
    source.endDrag(of: self, result)
  }
}

extension UIDragSession {
  /// The dragged items of a list, if the drag comes from one.
  var draggedItems: DraggedItems? { localContext as? DraggedItems }
}
