import Foundation

extension ListAdapter {
  /// Scrolls to an item and focuses it, and returns when that has succeeded or failed.
  ///
  /// It scrolls like `scroll(to:)`: the item may move meanwhile, and waiting content is shown
  /// first. While the item has the first responder it stays mounted, even if it is scrolled off
  /// screen or moved.
  ///
  /// ```swift
  /// if let id = adapter.itemID(FieldController.self, id: invalidField) {
  ///   await adapter.focus(id)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The item. One that is not in the list is reported.
  ///   - focus: The kind of focus.
  ///   - alignment: Where on the screen the item should be.
  ///   - animated: Whether scrolling is animated.
  /// - Returns: The result.
  @discardableResult
  public func focus(
    _ id: ItemID,
    as focus: ItemFocus = .firstResponder,
    at alignment: ScrollAlignment = .nearest,
    animated: Bool = true
  ) async -> ListAdapter.FocusResult {
    await time.untilCallback {
      self.focus(id, as: focus, at: alignment, animated: animated, completion: $0)
    }
  }

  /// Scrolls to an item and focuses it, and calls back when that has succeeded or failed.
  ///
  /// Without animation, the item is focused when the call returns, unless the list is in the middle
  /// of an update.
  ///
  /// - Parameters:
  ///   - id: The item. One that is not in the list is reported.
  ///   - focus: The kind of focus.
  ///   - alignment: Where on the screen the item should be.
  ///   - animated: Whether scrolling is animated.
  ///   - completion: Called once, with the result.
  public func focus(
    _ id: ItemID,
    as focus: ItemFocus = .firstResponder,
    at alignment: ScrollAlignment = .nearest,
    animated: Bool = true,
    completion: @escaping (ListAdapter.FocusResult) -> Void
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
      if let failure = ListAdapter.FocusResult(result) { return completion(failure) }
      guard let inner = self?.step(toward: id, isNeeded: true) else { return completion(.missing) }
      inner.list
        .focus(inner.id, as: focus, at: alignment, animated: animated, completion: completion)
    }
  }

  /// The item that receives keys: the one whose cell, or a view inside it, is the first responder; otherwise the
  /// one that has the focus of the keyboard.
  public var focusedItem: ItemID? {
    guard let id = parts.focus.focusedItem else { return itemFocusedByKeys }
    guard
      let holder = controller(for: id), let inner = holder.innerList?.focusedItem
    else { return id }
    return parts.id(of: inner, inside: holder)
  }
}

extension ListAdapter {
  /// Which items the user can focus with a keyboard or a remote control; by default, the collection view
  /// decides.
  ///
  /// ```swift
  /// adapter.focusMode = .selecting     // arrows select, return does what the item is there for
  /// ```
  ///
  /// Arrows move the focus within a list, and the tab key moves it from list to list. The return key selects the
  /// item and performs its primary action. The item's controller has `isFocused` and is notified by
  /// `didFocus()`; items whose `canFocus` is false are skipped. The focus follows its item through updates; when
  /// the item is removed, the next one is focused. The setting applies to the items of carousels, too.
  ///
  /// It sets the collection view's `allowsFocus` and `selectionFollowsFocus`. The app's own delegate has to
  /// agree, too. The system decides which keys there are, and whether the focus is visible.
  public var focusMode: ListAdapter.FocusMode {
    get { parts.focus.keys.mode }
    set {
      parts.focus.keys.setMode(newValue)
      for carousel in carousels { carousel.focusMode = newValue }
    }
  }

  /// Whether the focus returns to the item that had it last when it enters the list again; true by default.
  ///
  /// Unlike the collection view's `remembersLastFocusedIndexPath`, which remembers a position, it follows the
  /// item through updates. Do not use both. It needs a `focusMode` other than `.system`.
  public var remembersFocusedItem: Bool {
    get { parts.focus.keys.remembersItem }
    set { parts.focus.keys.remembersItem = newValue }
  }

  private var itemFocusedByKeys: ItemID? {
    parts.focus.keys.focusedItem
      ?? parts.innerLists.lazy.compactMap { [parts] _, holder, list in
        list.itemFocusedByKeys.flatMap { parts.id(of: $0, inside: holder) }
      }.first
  }
}

extension ListAdapter {
  /// Whether the list avoids the keyboard with the bottom inset of its collection view; false by
  /// default.
  ///
  /// The inset grows by the height of the list that the keyboard covers, in the keyboard's
  /// animation, and shrinks again when it is hidden. The app's own inset is kept, even if the app
  /// changes it meanwhile. The first responder is scrolled into view when the keyboard is shown,
  /// when another field is edited, and when sizes change. A list that is made while the keyboard is
  /// visible avoids it immediately.
  ///
  /// Leave it off where the collection view ends at the keyboard's layout guide, and in a
  /// `UICollectionViewController`, which changes the insets itself. Horizontal lists do not need
  /// it.
  public var avoidsKeyboard: Bool {
    get { parts.focus.insets.avoidsKeyboard }
    set { parts.focus.insets.avoidsKeyboard = newValue }
  }

  /// The space around the content of the list, in addition to that of bars and of the keyboard; none by default.
  ///
  /// It is for what floats above the list, such as a button at the bottom, and for margins of all sections
  /// together. Items can be scrolled below it, but what it covers does not count as visible, and `scroll(to:)`
  /// stops beside it. When it changes, the visible items stay where they are, and a list at its beginning stays
  /// there.
  ///
  /// ```swift
  /// adapter.contentInsets = ListInsets(bottom: 72)    // the last item can be scrolled above the button
  /// ```
  ///
  /// It is added to the collection view's `contentInset`, which remains the app's own; leading and trailing
  /// follow the layout direction. For the space around one section, use `insets(_:)` on it.
  public var contentInsets: ListInsets {
    get { parts.focus.insets.own }
    set { parts.focus.insets.own = newValue }
  }
}

extension ListAdapter {
  /// The result of focusing an item.
  public enum FocusResult: Hashable, Sendable {
    /// The item is on screen and is focused.
    case focused

    /// The item is on screen, but nothing in its cell accepts the focus.
    case refused

    /// The item is not in the list, or was removed while the list scrolled.
    case missing

    /// The user has dragged the list, something else has scrolled it, or the list was released.
    case interrupted

    /// The app has requested another scroll or focus in the meantime.
    case superseded

    /// Creates the result for a failed scroll; nil if the item is on screen.
    init?(_ result: ListAdapter.ScrollResult) {
      switch result {
      case .arrived: return nil
      case .missing: self = .missing
      case .interrupted: self = .interrupted
      case .superseded: self = .superseded
      }
    }
  }
}
