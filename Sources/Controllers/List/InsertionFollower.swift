import RosterPlatform

/// Scrolls to inserted items, according to the policy of the update.
@MainActor
final class InsertionFollower: UpdateFeature {
  private let stage: ListStage
  private let loop: UpdateLoop
  private let scroller: Scroller

  /// Whether the list was at its start and at its end when the update began.
  private var edges = (isAtStart: false, isAtEnd: false)

  /// An item to which the list scrolls after a drag has ended, and the content offset at the
  /// update.
  private var waiting: (id: ItemID, isAnimated: Bool, offset: CGPoint)?

  init(_ stage: ListStage, loop: UpdateLoop, scroller: Scroller) {
    self.stage = stage
    self.loop = loop
    self.scroller = scroller
  }

  func willDetach() {
    waiting = nil
  }

  func willCommit(_ update: Update) {
    guard !update.isUnchanged else { return }
    let view = stage.collectionView
    let distance = view.distance(at: view.contentOffset)
    edges = (
      (view.isHorizontal ? distance.x : distance.y) <= Self.tolerance, view.isAtEnd
    )
  }

  func didCommit(_ update: Update) {
    guard !update.isUnchanged, update.old.snapshot.itemCount > 0, scroller.run == nil,
      let position = target(of: update), let id = stage.list.snapshot.itemID(at: position)
    else { return }
    waiting = (id, update.request.isAnimated, stage.collectionView.contentOffset)
  }

  func didSettle() {
    goOn()
  }

  func screenDidChange(isOnScreen: Bool) {
    goOn()
  }

  /// In points; a list within this distance is at its start.
  private static let tolerance = 1.0

  /// The distance up to which the user can drag the list without cancelling the scroll, in points.
  private static let reach = 44.0

  /// Scrolls to the waiting item, unless the user drags the list.
  private func goOn() {
    let view = stage.collectionView
    guard let waiting, !view.isTracking, !view.isDragging, !view.isDecelerating else { return }
    self.waiting = nil
    let (x, y) = (view.contentOffset.x - waiting.offset.x, view.contentOffset.y - waiting.offset.y)
    guard max(abs(x), abs(y)) <= Self.reach, scroller.run == nil else { return }
    scroller.scroll(
      to: .item(waiting.id, to: "scroll to"),
      at: .nearest,
      distance: 0,
      animated: waiting.isAnimated
    ) { _, _ in }
  }

  /// Returns the inserted item to which the list scrolls; `nil` if it does not scroll.
  private func target(of update: Update) -> Position? {
    let inserted = update.changes.insertedItems
    guard let first = inserted.first, let last = inserted.last else { return nil }
    let snapshot = update.new.snapshot
    let start = snapshot.sections.firstIndex { $0.count > 0 }
    let end = snapshot.sections.lastIndex { $0.count > 0 }
    let isFirst = first.section == start && first.item == 0
    let isLast = last.section == end && last.item == snapshot.sections[last.section].count - 1
    switch loop.policy(of: update).scrollsToInserted {
    case .never: return nil
    case .always: return isFirst ? first : last
    case .atEdge:
      if isLast, edges.isAtEnd { return last }
      return isFirst && edges.isAtStart ? first : nil
    case .matching(let isMeant):
      return inserted.reversed().first { position in
        snapshot.itemID(at: position).map { id in stage.hold { isMeant(id) } } ?? false
      }
    }
  }
}
