public import Foundation
public import RosterCore

extension ListAdapter {
  /// Scrolls to an item, and returns when the list is there or will not get there.
  ///
  /// The place of the item is looked up again until it comes to rest: after updates that move it, and
  /// when sizes become known on the way. Bars and the sticky header of its section are taken into
  /// account, with `ListLayout` and with a flow layout that pins headers. Content that waits is shown
  /// first, so the item may be one that has just been applied. Before the list is in a window and has a
  /// size, the call waits.
  ///
  /// ```swift
  /// if let id = adapter.itemID(MessageController.self, id: 7) {
  ///   let result = await adapter.scroll(to: id, at: .center)
  /// }
  /// ```
  ///
  /// An item inside of a cell, as one of a carousel, is come to in two steps: first the list brings the cell on
  /// screen, then the list in the cell the item.
  ///
  /// - Parameters:
  ///   - id: The item. One that is not in the list is reported.
  ///   - alignment: Where the item is to stand.
  ///   - offset: How far from that edge, or below the middle, in points.
  ///   - animated: Whether a person sees the list move.
  /// - Returns: How it has ended.
  @discardableResult
  public func scroll(
    to id: ItemID,
    at alignment: ScrollAlignment = .nearest,
    offset: CGFloat = 0,
    animated: Bool = true
  ) async -> ScrollResult {
    await withCheckedContinuation { continuation in
      scroll(to: id, at: alignment, offset: offset, animated: animated) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Scrolls to an item, and calls back when the list is there or will not get there.
  ///
  /// Without animation, the list is there when the call returns, unless it is in the middle of an
  /// update.
  ///
  /// - Parameters:
  ///   - id: The item. One that is not in the list is reported.
  ///   - alignment: Where the item is to stand.
  ///   - offset: How far from that edge, or below the middle, in points.
  ///   - animated: Whether a person sees the list move.
  ///   - completion: Called once, with how it has ended.
  public func scroll(
    to id: ItemID,
    at alignment: ScrollAlignment = .nearest,
    offset: CGFloat = 0,
    animated: Bool = true,
    completion: @escaping (ScrollResult) -> Void
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

  /// Scrolls to a section with its header and footer, and returns when the list is there or will not get
  /// there.
  ///
  /// - Parameters:
  ///   - id: The section. One that is not in the list is reported.
  ///   - alignment: Where the section is to stand.
  ///   - offset: How far from that edge, or below the middle, in points.
  ///   - animated: Whether a person sees the list move.
  /// - Returns: How it has ended.
  @discardableResult
  public func scroll(
    toSection id: SectionID,
    at alignment: ScrollAlignment = .top,
    offset: CGFloat = 0,
    animated: Bool = true
  ) async -> ScrollResult {
    await scroll(to: .section(id), at: alignment, distance: offset, animated: animated)
  }

  /// Scrolls to a section with its header and footer, and calls back when the list is there or will not
  /// get there.
  ///
  /// - Parameters:
  ///   - id: The section. One that is not in the list is reported.
  ///   - alignment: Where the section is to stand.
  ///   - offset: How far from that edge, or below the middle, in points.
  ///   - animated: Whether a person sees the list move.
  ///   - completion: Called once, with how it has ended.
  public func scroll(
    toSection id: SectionID,
    at alignment: ScrollAlignment = .top,
    offset: CGFloat = 0,
    animated: Bool = true,
    completion: @escaping (ScrollResult) -> Void
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
  /// - Parameter animated: Whether a person sees the list move.
  /// - Returns: How it has ended.
  @discardableResult
  public func scrollToTop(animated: Bool = true) async -> ScrollResult {
    await scroll(to: .top, at: .nearest, distance: 0, animated: animated)
  }

  /// Scrolls to the end of the list, wherever that is when the list gets there.
  ///
  /// - Parameter animated: Whether a person sees the list move.
  /// - Returns: How it has ended.
  @discardableResult
  public func scrollToBottom(animated: Bool = true) async -> ScrollResult {
    await scroll(to: .bottom, at: .nearest, distance: 0, animated: animated)
  }

  private func scroll(
    to target: ScrollRun.Target,
    at alignment: ScrollAlignment,
    distance: CGFloat,
    animated: Bool
  ) async -> ScrollResult {
    await withCheckedContinuation { continuation in
      parts.scroller.scroll(to: target, at: alignment, distance: distance, animated: animated) {
        result,
        _ in
        continuation.resume(returning: result)
      }
    }
  }
}

extension ListAdapter {
  /// Whether the list stays at its end once it is there, as in a conversation; by default not.
  ///
  /// The list begins at its end. From then on the end stays in place through updates, changes of item
  /// sizes, of the view's size and of what covers it, such as a keyboard, until a person or the app
  /// scrolls away from it. Then the first visible item is held, so that items that are put in above do
  /// not make the list jump. A policy with an anchor of its own takes precedence in its update.
  ///
  /// A list that is shorter than its view rests at the top.
  public var keepsAtBottom: Bool {
    get { parts.scroller.endKeeper != nil }
    set { parts.scroller.setKeepsAtBottom(newValue) }
  }
}

extension ListAdapter {
  /// Where the list stops when a person lifts the finger; by default, anywhere.
  ///
  /// ```swift
  /// adapter.paging = .page     // one clip at a time, in a list whose items are as high as the screen
  /// ```
  ///
  /// It holds for every layout and in both directions, and the list slows down faster than others. The app's
  /// own delegate is asked afterwards and may decide otherwise. A carousel says it in its section's layout.
  public var paging: PagingBehavior {
    get { parts.scroller.paging }
    set { parts.scroller.setPaging(newValue) }
  }
}
