import Roster
import RosterTesting
import TestSupport

extension FuzzRun {
  /// Focuses an item by identity, or takes the focus away.
  func focus(using generator: inout SeededGenerator) -> String {
    if Int.random(in: 0..<4, using: &generator) == 0 {
      list.collectionView.endEditing(true)
      return "end editing"
    }
    guard let id = anyItem(using: &generator) else { return "nothing to focus" }
    let isAnimated = Bool.random(using: &generator)
    scrolls.begun += 1
    list.adapter.focus(id, animated: isAnimated) { [scrolls, weak list] result in
      scrolls.ended += 1
      if result == .focused, list?.adapter.focusedItem == nil {
        scrolls.unfounded += 1
      }
    }
    return "focus \(id)"
  }

  /// What is wrong with the first responder, if something is.
  func focusProblem() -> String? {
    guard scrolls.unfounded == 0 else { return "an item was said to have the focus and had not" }
    let focused = list.collectionView.subviews.compactMap { $0 as? FuzzCell }
      .filter(\.isFirstResponder)
    guard let cell = focused.first else {
      return list.adapter.focusedItem.map { "\($0) has the focus and its cell has not" }
    }
    guard
      let id = list.adapter.focusedItem, let path = list.adapter.indexPath(of: id),
      list.adapter.controller(at: path)?._view === cell
    else { return "a cell has the focus that belongs to no item" }
    return nil
  }
}
