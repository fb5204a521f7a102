public import Foundation

extension ListAdapter {
  /// Scrolls to an item, and returns when that has succeeded or failed.
  ///
  /// The target follows the item: after updates that move it, and when sizes become known on the
  /// way. Bars and the sticky header of its section are taken into account, with `ListLayout` and
  /// with a flow layout that pins headers. Waiting content is shown first, so you can scroll to an
  /// item that you have just applied. Before the list is in a window and has a size, the call
  /// waits.
  ///
  /// ```swift
  /// if let id = adapter.itemID(MessageController.self, id: 7) {
  ///   let result = await adapter.scroll(to: id, at: .center)
  /// }
  /// ```
  ///
  /// For an item inside a cell, such as one of a carousel, the list first scrolls to the cell, and
  /// then the list in the cell scrolls to the item.
  ///
  /// - Parameters:
  ///   - id: The item. One that is not in the list is reported.
  ///   - alignment: Where on the screen the item should be.
  ///   - offset: The distance from that edge, or below the center, in points.
  ///   - animated: Whether scrolling is animated.
  /// - Returns: The result.
  @discardableResult
  public func scroll(
    to id: ItemID,
    at alignment: ScrollAlignment = .nearest,
    offset: CGFloat = 0,
    animated: Bool = true
  ) async -> ListAdapter.ScrollResult {
    await time.untilCallback {
      scroll(to: id, at: alignment, offset: offset, animated: animated, completion: $0)
    }
  }

  /// Scrolls to an item, and calls back when that has succeeded or failed.
  ///
  /// Without animation, the list has scrolled when the call returns, unless it is in the middle of
  /// an update.
  ///
  /// - Parameters:
  ///   - id: The item. One that is not in the list is reported.
  ///   - alignment: Where on the screen the item should be.
  ///   - offset: The distance from that edge, or below the center, in points.
  ///   - animated: Whether scrolling is animated.
  ///   - completion: Called once, with the result.
  public func scroll(
    to id: ItemID,
    at alignment: ScrollAlignment = .nearest,
    offset: CGFloat = 0,
    animated: Bool = true,
    completion: @escaping (ListAdapter.ScrollResult) -> Void
  ) {
    parts.scroller.scroll(
      to: .item(id, to: "scroll to"),
      at: alignment,
      distance: offset,
      animated: animated
    ) { [weak self] result, _ in
      guard result == .arrived, let self, !isOwn(id),
        let inner = step(toward: id, isNeeded: true)
      else { return completion(result) }
      inner.list.scroll(
        to: inner.id,
        at: alignment,
        offset: offset,
        animated: animated,
        completion: completion
      )
    }
  }

  /// Scrolls to a section with its header and footer, and returns when that has succeeded or
  /// failed.
  ///
  /// - Parameters:
  ///   - id: The section. One that is not in the list is reported.
  ///   - alignment: Where on the screen the section should be.
  ///   - offset: The distance from that edge, or below the center, in points.
  ///   - animated: Whether scrolling is animated.
  /// - Returns: The result.
  @discardableResult
  public func scroll(
    toSection id: SectionID,
    at alignment: ScrollAlignment = .top,
    offset: CGFloat = 0,
    animated: Bool = true
  ) async -> ListAdapter.ScrollResult {
    await scroll(to: .section(id), at: alignment, distance: offset, animated: animated)
  }

  /// Scrolls to a section with its header and footer, and calls back when that has succeeded or
  /// failed.
  ///
  /// - Parameters:
  ///   - id: The section. One that is not in the list is reported.
  ///   - alignment: Where on the screen the section should be.
  ///   - offset: The distance from that edge, or below the center, in points.
  ///   - animated: Whether scrolling is animated.
  ///   - completion: Called once, with the result.
  public func scroll(
    toSection id: SectionID,
    at alignment: ScrollAlignment = .top,
    offset: CGFloat = 0,
    animated: Bool = true,
    completion: @escaping (ListAdapter.ScrollResult) -> Void
  ) {
    parts.scroller.scroll(
      to: .section(id),
      at: alignment,
      distance: offset,
      animated: animated
    ) { result, _ in completion(result) }
  }

  /// Scrolls to the beginning of the list.
  ///
  /// - Parameter animated: Whether scrolling is animated.
  /// - Returns: The result.
  @discardableResult
  public func scrollToTop(animated: Bool = true) async -> ListAdapter.ScrollResult {
    await scroll(to: .top, at: .nearest, distance: 0, animated: animated)
  }

  /// Scrolls to the end of the list, even if that moves in the meantime.
  ///
  /// - Parameter animated: Whether scrolling is animated.
  /// - Returns: The result.
  @discardableResult
  public func scrollToBottom(animated: Bool = true) async -> ListAdapter.ScrollResult {
    await scroll(to: .bottom, at: .nearest, distance: 0, animated: animated)
  }

  private func scroll(
    to target: ScrollRun.Target,
    at alignment: ScrollAlignment,
    distance: CGFloat,
    animated: Bool
  ) async -> ListAdapter.ScrollResult {
    await time.untilCallback { callback in
      parts.scroller.scroll(to: target, at: alignment, distance: distance, animated: animated) {
        result,
        _ in
        callback(result)
      }
    }
  }
}

extension ListAdapter {
  /// Whether the list stays at its end once it is there, as in a chat; false by default.
  ///
  /// The list begins at its end. The end stays in place through updates, changes of item sizes, of
  /// the view's size and of what covers it, such as a keyboard, until the user or the app scrolls
  /// away. Then the first visible item stays in place, so that items inserted above do not make the
  /// list jump. A policy with its own anchor takes precedence for its update.
  ///
  /// A list that is shorter than its view rests at the top.
  public var keepsAtBottom: Bool {
    get { parts.places.endKeeper != nil }
    set { parts.places.setKeepsAtBottom(newValue) }
  }
}

extension ListAdapter {
  /// The item with room below it, so that it can be at the top of the visible area while what follows it is shorter.
  ///
  /// Use it to keep the user's question at the top while the answer grows into the room below it, and nothing visible moves:
  ///
  /// ```swift
  /// adapter.itemWithRoomBelow = question
  /// await adapter.scroll(to: question, at: .top)
  /// ```
  ///
  /// The room is just as long as needed, follows bars and the keyboard, and disappears with the item. Sticky headers stay
  /// above the item. Set it to nil to remove the room. While there is such an item, a short list begins at the top.
  ///
  /// It requires a `ListLayout`; for other layouts, an issue is reported.
  public var itemWithRoomBelow: ItemID? {
    get { parts.places.itemWithRoomBelow }
    set { parts.places.setItemWithRoomBelow(newValue) }
  }
}

extension ListAdapter {
  /// Where scrolling stops after the user has lifted the finger; by default, anywhere.
  ///
  /// ```swift
  /// adapter.paging = .page     // one clip at a time, in a list whose items are as high as the screen
  /// ```
  ///
  /// It works with every layout and in both directions, and scrolling decelerates faster. The app's
  /// own delegate is asked afterwards and may decide otherwise. For a carousel, set it in the
  /// section's layout.
  public var paging: SectionLayout.PagingBehavior {
    get { parts.scroller.paging }
    set { parts.scroller.setPaging(newValue) }
  }
}
