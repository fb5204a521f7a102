@testable import Roster
import RosterTesting
import TestSupport

extension FuzzRun {
  /// Does what a finger may not reach, for example an item below a header.
  func attempt<Result>(_ deed: () -> Result) -> Result {
    Misses.$areExpected.withValue(true) { deed() }
  }

  /// Picks up an item, carries the one that is carried on, or puts it down.
  func carry(using generator: inout SeededGenerator) -> String {
    guard list.adapter.movingItem != nil else {
      guard let item = list.visibleItems.randomElement(using: &generator) else { return "no item" }
      let isPickedUp = attempt { list.pickUp(item) }
      return isPickedUp ? "pick up \(item.section)-\(item.item)" : "no item picked up"
    }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      list.cancelDrag()
      return "put back"
    case 1...3:
      let move = list.putDown()
      return "put down " + (move.map { "\($0.from) at \($0.to)" } ?? "where it was")
    case 4:
      let bounds = list.collectionView.bounds
      let point = CGPoint(
        x: CGFloat.random(in: -20...220, using: &generator),
        y: bounds.minY + CGFloat.random(in: -20...320, using: &generator)
      )
      attempt { list.carry(to: point) }
      return "carry to \(point)"
    default:
      let items = list.collectionView.indexPathsForVisibleItems.sorted()
      guard let item = items.randomElement(using: &generator) else { return "nowhere to carry" }
      attempt { list.carry(to: item) }
      return "carry to \(item.section)-\(item.item)"
    }
  }

  #if canImport(UIKit)
  /// Only a finger drags.
  func drag(using generator: inout SeededGenerator) -> String { "no drag" }
  #else
  /// Lifts an item with a finger, drags it about while content comes, and drops it.
  func drag(using generator: inout SeededGenerator) -> String {
    guard let (drag, source) = lift(using: &generator) else { return "no item lifted" }
    var words = "drag \(source)"
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let bounds = list.collectionView.bounds
      let point = CGPoint(
        x: CGFloat.random(in: -20...(bounds.width + 20), using: &generator),
        y: CGFloat.random(in: -20...(bounds.height + 20), using: &generator)
      )
      drag.move(to: point)
      words += " to \(point)"
      if Int.random(in: 0..<3, using: &generator) == 0 { words += ", " + apply(using: &generator) }
    }
    guard Int.random(in: 0..<4, using: &generator) > 0 else {
      drag.cancel()
      return words + ", cancelled"
    }
    return words + ", dropped: \(drag.drop())"
  }

  /// Lifts an item, or takes a text from another app.
  private func lift(using generator: inout SeededGenerator) -> (ListDrag, String)? {
    if Int.random(in: 0..<4, using: &generator) == 0 {
      let text = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
      return (list.dragFromElsewhere([text]), "a text")
    }
    guard let item = list.visibleItems.randomElement(using: &generator),
      let drag = attempt({ list.lift(item) })
    else { return nil }
    return (drag, "\(item.section)-\(item.item)")
  }
  #endif
  /// Draws a finger over an item, and may choose what that uncovers; or has the app do so.
  func swipe(using generator: inout SeededGenerator) -> String {
    guard let item = list.visibleItems.randomElement(using: &generator) else { return "no swipe" }
    let edge: SwipeAction.Edge = Bool.random(using: &generator) ? .leading : .trailing
    let place = "\(item.section)-\(item.item) from \(edge)"
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      list.adapter.hideSwipeActions(animated: Bool.random(using: &generator))
      return "hide actions"
    case 1:
      guard let id = list.adapter.itemID(at: item) else { return "no swipe" }
      list.adapter.showSwipeActions(of: id, from: edge, animated: Bool.random(using: &generator))
      return "show actions of \(place)"
    case 2:
      _ = attempt { list.swipeAcross(item, from: edge) }
      return "swipe \(place) all the way"
    case 3:
      _ = attempt { list.swipe(item, from: edge, choosing: "Act") }
      return "swipe \(place) and choose"
    default:
      return "swipe \(place): \(attempt { list.swipe(item, from: edge) })"
    }
  }

  /// Presses some keys, or has the app move the focus.
  func press(using generator: inout SeededGenerator) -> String {
    let modes: [ListAdapter.FocusMode] = [.system, .none, .items, .items, .selecting]
    if Int.random(in: 0..<12, using: &generator) == 0 {
      list.adapter.focusMode = modes.randomElement(using: &generator) ?? .items
      return "focus mode \(list.adapter.focusMode)"
    }
    let keys: [KeyAction.Key] = [.down, .down, .up, .right, .left, .tab, .return]
    let pressed = (0..<Int.random(in: 1...4, using: &generator)).compactMap { _ in
      keys.randomElement(using: &generator)
    }
    for key in pressed { list.press(key) }
    return "press \(pressed)"
  }

  /// What is wrong with what is known about the focus of the keyboard, if something is.
  func focusProblem() -> String? {
    let focused = world.controllers.filter { $0.isFocused }
    guard focused.count <= 1 else { return "\(focused.count) controllers think they are focused" }
    guard let controller = focused.first else { return nil }
    guard !controller.record.isRemoved else { return "a controller that is removed is focused" }
    guard list.adapter.focusMode != .none else { return "an item is focused where none can be" }
    return nil
  }

  /// What is wrong with what is swiped aside, if something is.
  func swipeProblem() -> String? {
    let aside = list.adapter.swipedItem
    let swiped = world.controllers.filter { $0.record.isSwiped }
    guard swiped.count == (aside == nil ? 0 : 1) else {
      return
        "\(swiped.count) controllers think that they are aside, and \(aside.map { "\($0)" } ?? "none") is"
    }
    let moved = list.collectionView.visibleCells.filter { !$0.transform.isIdentity }
    guard moved.count <= (aside == nil ? 0 : 1) else { return "\(moved.count) cells are aside" }
    guard let aside else { return nil }
    guard !list.adapter.isEditing else { return "\(aside) is aside while the list is edited" }
    guard list.adapter.controller(for: aside) === swiped.first else {
      return "\(aside) is aside, and another controller was told"
    }
    return nil
  }

  /// What is wrong with what is known about editing, if something is.
  func editingProblem() -> String? {
    let isEditing = list.adapter.isEditing
    guard list.collectionView.isEditing == isEditing || list.collectionView.window == nil else {
      return "the collection view is edited, or not, unlike the list"
    }
    for path in list.collectionView.indexPathsForVisibleItems {
      guard let controller = list.adapter.controller(at: path) as? any FuzzControlling else {
        continue
      }
      guard controller.isEditing == (isEditing && controller.canEdit) else {
        return "\(path.section)-\(path.item) does not know whether it is edited"
      }
    }
    return nil
  }

  /// Changes the selection by identity, or how much can be selected.
  func select(using generator: inout SeededGenerator) -> String {
    let modes: [ListAdapter.SelectionMode] = [.momentary, .single, .multiple, .multiple]
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      list.adapter.selectionMode = modes.randomElement(using: &generator) ?? .multiple
      return "selection mode \(list.adapter.selectionMode)"
    case 1:
      list.adapter.deselectAll()
      return "deselect all"
    case 2:
      guard let id = list.adapter.selectedItems.randomElement(using: &generator) else {
        return "nothing to deselect"
      }
      list.adapter.deselect(id)
      return "deselect \(id)"
    default:
      guard let id = anyItem(using: &generator) else { return "nothing to select" }
      list.adapter.select(id)
      return "select \(id)"
    }
  }

  /// Scrolls to an item by identity.
  func seek(using generator: inout SeededGenerator) -> String {
    guard let id = anyItem(using: &generator) else { return "nothing to scroll to" }
    let alignment = ScrollAlignment.allCases.randomElement(using: &generator) ?? .top
    let isAnimated = Bool.random(using: &generator)
    scrolls.begun += 1
    list.adapter.scroll(to: id, at: alignment, animated: isAnimated) { [scrolls] _ in
      scrolls.ended += 1
    }
    return "scroll to \(id)"
  }

  /// An item of the list or of a shelf in it, or sometimes one that was there.
  private func anyItem(using generator: inout SeededGenerator) -> ItemID? {
    if Int.random(in: 0..<6, using: &generator) == 0 {
      return known.randomElement(using: &generator)
    }
    let view = list.collectionView
    guard
      let section = (0..<view.numberOfSections).randomElement(using: &generator),
      let item = (0..<view.numberOfItems(inSection: section)).randomElement(using: &generator),
      let id = list.adapter.itemID(at: [section, item])
    else { return nil }
    known.append(id)
    let shelf = list.adapter.controller(at: [section, item]) as? FuzzShelfController
    guard let books = shelf?.list, Bool.random(using: &generator),
      let book = (0..<(shelf?.viewModel.books.count ?? 0)).randomElement(using: &generator),
      let inner = books.itemID(at: [0, book])
    else { return id }
    known.append(inner.inside(id))
    return inner.inside(id)
  }

  /// What is wrong with the selection, if something is.
  func selectionProblem() -> String? {
    let view = list.collectionView
    let selected = list.adapter.selectedItems
    let places = selected.compactMap(list.adapter.indexPath(of:))
    guard places.count == selected.count else { return "an item is selected that is not there" }
    let isEditing = list.adapter.isEditing
    guard isEditing || list.adapter.selectionMode != .momentary || selected.isEmpty else {
      return "something is selected where nothing can be"
    }
    guard isEditing || list.adapter.selectionMode != .single || selected.count <= 1 else {
      return "several items are selected where one can be"
    }
    guard places == (view.indexPathsForSelectedItems ?? []).sorted() else {
      return "the collection view shows another selection than the list has"
    }
    for path in view.indexPathsForVisibleItems
    where view.cellForItem(at: path)?.isSelected != places.contains(path) {
      return "\(path.section)-\(path.item) does not look as selected as it is"
    }
    return nil
  }
}

/// Counts the scrolls that were asked for, and those whose end was told.
@MainActor
final class FuzzScrolls {
  var begun = 0
  var ended = 0
}
