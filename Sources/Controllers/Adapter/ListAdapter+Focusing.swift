import Foundation
public import RosterCore

extension ListAdapter {
  /// Brings an item on screen and gives it the focus, and returns when it has it or will not get it.
  ///
  /// The way there is that of `scroll(to:)`: the item may move meanwhile, and content that waits is
  /// shown first. An item that is edited stays mounted from then on, wherever it is scrolled and moved
  /// to, until it has lost the first responder.
  ///
  /// ```swift
  /// if let id = adapter.itemID(FieldController.self, id: invalidField) {
  ///   await adapter.focus(id)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The item. One that is not in the list is reported.
  ///   - focus: What the item is to have.
  ///   - alignment: Where the item is to stand.
  ///   - animated: Whether a person sees the list move.
  /// - Returns: How it has ended.
  @discardableResult
  public func focus(
    _ id: ItemID,
    as focus: Focus = .firstResponder,
    at alignment: ScrollAlignment = .nearest,
    animated: Bool = true
  ) async -> FocusResult {
    await withCheckedContinuation { continuation in
      self.focus(id, as: focus, at: alignment, animated: animated) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Brings an item on screen and gives it the focus, and calls back when it has the focus or will not get it.
  ///
  /// Without animation, the item has the focus when the call returns, unless the list is in the middle of an
  /// update.
  ///
  /// - Parameters:
  ///   - id: The item. One that is not in the list is reported.
  ///   - focus: What the item is to have.
  ///   - alignment: Where the item is to stand.
  ///   - animated: Whether a person sees the list move.
  ///   - completion: Called once, with how it has ended.
  public func focus(
    _ id: ItemID,
    as focus: Focus = .firstResponder,
    at alignment: ScrollAlignment = .nearest,
    animated: Bool = true,
    completion: @escaping (FocusResult) -> Void
  ) {
    guard !isOwn(id), parts.stage.list.position(showing: id) != nil else {
      parts.focus.focus(id, as: focus, at: alignment, animated: animated, completion: completion)
      return
    }
    parts.scroller.scroll(
      to: .item(id, to: "focus"),
      at: alignment,
      distance: 0,
      animated: animated
    ) { [weak self] result, _ in
      if let failure = FocusResult(result) { return completion(failure) }
      guard let inner = self?.step(toward: id, isNeeded: true) else { return completion(.missing) }
      inner.list
        .focus(inner.id, as: focus, at: alignment, animated: animated, completion: completion)
    }
  }

  /// The item whose cell, or a view inside it, is the first responder.
  public var focusedItem: ItemID? {
    guard let id = parts.focus.focusedItem else { return nil }
    guard
      let holder = controller(for: id), let inner = holder.innerList?.focusedItem
    else { return id }
    return parts.id(of: inner, inside: holder)
  }
}

extension ListAdapter {
  /// Whether the list keeps clear of the keyboard, by the bottom inset of its collection view; by default not.
  ///
  /// The inset grows by as much of the list as the keyboard covers, along with it, and shrinks again when it goes;
  /// the app's own inset stays what it is, also when the app changes it meanwhile. What a person types into is
  /// scrolled into sight: when the keyboard comes, when another field is typed into, and when sizes change. A
  /// list that is made while the keyboard is there keeps clear of it at once.
  ///
  /// Leave it off where the collection view ends at the keyboard's layout guide, and in a
  /// `UICollectionViewController`, which changes the insets itself. A list that scrolls sideways has no need of it.
  public var avoidsKeyboard: Bool {
    get { parts.focus.keyboard.isOn }
    set { parts.focus.keyboard.isOn = newValue }
  }
}

/// A way in which an item can have a person's attention.
public enum Focus: Hashable, Sendable, CaseIterable {
  /// A view in the item's cell takes what the person types; see `CellController.firstResponder(in:)`.
  case firstResponder

  /// An assistive technology, such as one that reads the screen aloud, turns to the item's cell.
  case accessibility
}

/// How the attempt to focus an item has ended.
public enum FocusResult: Hashable, Sendable {
  /// The item is on screen and has the focus.
  case focused

  /// The item is on screen, and nothing in its cell takes the focus.
  case refused

  /// The item is not in the list, or has left it on the way.
  case missing

  /// A person has dragged the list meanwhile, something else has moved it, or the list is gone.
  case interrupted

  /// The app has asked to scroll or to focus something else on the way.
  case superseded

  /// What the end of the scroll to the item means; nothing if the item is on screen.
  init?(_ result: ScrollResult) {
    switch result {
    case .arrived: return nil
    case .missing: self = .missing
    case .interrupted: self = .interrupted
    case .superseded: self = .superseded
    }
  }
}
