import RosterCore
import RosterPlatform

/// What a person drags over a list.
@MainActor
struct DropCargo {
  let session: any UIDropSession

  /// What is dragged from a list of the app.
  let dragged: DraggedItems?

  let origin: DropOrigin

  init(_ session: any UIDropSession, in list: Dragging) {
    self.session = session
    dragged = session.localDragSession?.draggedItems
    origin = dragged == nil ? .elsewhere : dragged?.source === list ? .sameList : .otherList
  }

  /// Returns whether the source list allows its items to be dragged here.
  var isWithinReach: Bool { origin != .otherList || dragged?.source?.reach != .withinList }

  /// The only item that is dragged, if it is one of this list.
  var movedItem: (any CellControlling)? {
    guard origin == .sameList, let dragged, dragged.count == 1, session.items.count == 1 else {
      return nil
    }
    return dragged.controllers.first
  }

  /// Whether an item is among those that are dragged.
  func contains(_ controller: any CellControlling) -> Bool {
    dragged?.controllers.contains { $0 === controller } == true
  }

  /// What is dragged, if it is nothing but items with view models of a type.
  func models<Model: ViewModel>(as type: Model.Type) -> [Model]? {
    guard let dragged, dragged.count == session.items.count else { return nil }
    let all = dragged.models(inOrderOfList: origin == .sameList)
    let models = all.compactMap { $0 as? Model }
    return models.count == all.count ? models : nil
  }
}

/// The items of a list that a person drags.
@MainActor
final class DraggedItems {
  /// An item of the list, with its drag item.
  private struct Entry {
    let dragItems: [UIDragItem]
    let model: any ViewModel
    weak var controller: (any CellControlling)?
  }

  /// The list that the items come from.
  private(set) weak var source: Dragging?

  private var entries: [Entry] = []

  /// The number of entries that were notified of the beginning of the drag.
  private var toldCount = 0

  private var isOver = false

  init(_ source: Dragging) {
    self.source = source
  }

  func add(_ items: [UIDragItem], of controller: any CellControlling) {
    entries.append(Entry(dragItems: items, model: controller.viewModel, controller: controller))
  }

  /// How many things are dragged.
  var count: Int { entries.reduce(0) { $0 + $1.dragItems.count } }

  /// The items that are still in their list.
  var controllers: [any CellControlling] { entries.compactMap(\.controller) }

  /// What the items show, in the order of their list or in that in which they were picked up.
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

  /// Tells the items once what became of them.
  ///
  /// The action is run before, and may remove them: they hear of the end of the drag first.
  func end(_ result: DragResult, after action: () -> Void = {}) {
    guard !isOver, let source else { return action() }
    isOver = true
    source.end(toldCount > 0 ? controllers : [], result, after: action)
  }
}

extension UIDragSession {
  /// What is dragged from a list.
  var draggedItems: DraggedItems? { localContext as? DraggedItems }
}
