import Foundation
import RosterPlatform

/// The list inside a cell: it stays when the cell is unmounted, and is shown again in the next one.
@MainActor
final class NestedList {
  let adapter: ListAdapter

  /// Resolves the present content.
  var resolve: (ContentMemory) -> (list: ResolvedList, issues: [ListIssue]) = { _ in (.empty, []) }

  /// Called when the list was scrolled or its selection has changed, with whether the change is final
  /// for now.
  var stateDidChange: ((NestedListState, Bool) -> Void)?

  /// Called when the content of the list may have another size.
  var didResize: (() -> Void)?

  /// Called with events for the list around.
  var tell: ((InnerListNews) -> Void)?

  /// The scroll position of the list, or the one it will have after layout.
  private(set) var state = NestedListState()

  /// Whether the content was requested.
  private(set) var hasContent = false

  private weak var cell: ListCell?

  /// Whether the list has yet to be scrolled to its position.
  private var isRestoring = false

  /// Whether the list has scrolled since its position was last reported as final.
  private var isMoving = false

  /// The number of items that were notified that they will be shown soon.
  private var prefetchedCount = 0

  init(_ services: ListServices) {
    adapter = ListAdapter(ListParts(services))
    adapter.parts.scroller.didScroll = { [weak self] in self?.didScroll($0) }
    adapter.observeSelection { [weak self] in self?.didSelect($0) }
    adapter.observeVisibility { [weak self] in self?.tell?(.exposed($0, $1)) }
    adapter.parts.places.didResize = { [weak self] in self?.didResize?() }
    adapter.observeImpressions { [weak self] in self?.tell?(.seen($0, $1)) }
  }

  /// Shows the present content.
  func show(isAnimated: Bool) {
    hasContent = true
    let request = UpdateRequest(
      isAnimated: isAnimated && UIView.areAnimationsEnabled,
      policy: adapter.parts.loop.inheritedPolicy().present
    ) {
      [resolve, memory = adapter.parts.loop.content.memory] in resolve(memory)
    }
    adapter.parts.loop.apply(request, answer: nil)
    if isRestoring { cell?.setNeedsLayout() }
  }

  /// Shows the list in a cell, where it stood when it was last shown.
  func attach(to cell: ListCell) {
    self.cell = cell
    isRestoring = true
    cell.didLayOut = { [weak self] in self?.restoreOffset() }
    adapter.parts.attach(to: cell.registry)
    cell.setNeedsLayout()
  }

  /// Leaves the cell to other lists.
  func detach() {
    guard let cell else { return }
    recordPlace()
    finishMoving()
    self.cell = nil
    cell.didLayOut = nil
    isRestoring = false
    adapter.parts.detach()
  }

  /// Sets the scroll position of the list.
  func adopt(_ new: NestedListState) {
    let old = state
    state = new
    if new.selection != old.selection {
      adapter.selection = new.selection.filter { adapter.contains($0) }
    }
    if new.offset != old.offset {
      if new.place == old.place { state.place = nil }
      isRestoring = cell != nil
      cell?.setNeedsLayout()
    }
  }

  /// Prefetches the first items of the list, or cancels that.
  func prefetch(_ count: Int) {
    let paths = adapter.parts.stage.list.snapshot.firstPositions(max(count, prefetchedCount))
      .map(IndexPath.init)
    prefetchedCount = count
    if count > 0 {
      adapter.parts.visibility.preloading.prefetch(at: paths)
    } else {
      adapter.parts.visibility.preloading.cancelPrefetching(at: paths)
    }
  }

  /// Preloads the first items of the list while they are off screen.
  func prepare(_ count: Int) {
    adapter.parts.visibility.nearItemCount = count
    adapter.parts.visibility.mayHaveChanged()
  }

  /// Ends the life of the list.
  func end() {
    detach()
    adapter.parts.tearDown()
  }
}

extension NestedList {
  /// Scrolls to the list's position, as soon as there is content.
  private func restoreOffset() {
    guard
      isRestoring, let view = cell?.collectionView, !view.bounds.isEmpty,
      adapter.parts.stage.list.snapshot.itemCount > 0
    else { return }
    // Once so that no cells are made for invisible items, and once when the length is known.
    view.scroll(toDistance: state.offset)
    view.layoutIfNeeded()
    if let offset = offsetOfPlace(in: view) {
      view.contentOffset = offset
    } else {
      view.scroll(toDistanceWithinContent: state.offset)
    }
    isRestoring = false
    recordOffset()
  }

  /// Returns the offset at which the list shows what it showed when it was last seen; `nil` if that is not known.
  private func offsetOfPlace(in view: UICollectionView) -> CGPoint? {
    guard let place = state.place,
      let position = adapter.parts.stage.list.snapshot.position(of: place.id),
      let frame = view.layoutFrame(ofItemAt: IndexPath(position))
    else { return nil }
    let start = view.range(of: frame).lowerBound - place.distance
    return view.restingOffset(for: view.offset(startingAt: start))
  }

  /// Records what the list shows, so that it shows the same when it comes back, whatever has changed before it.
  private func recordPlace() {
    guard !isRestoring, let view = cell?.collectionView, !view.bounds.isEmpty else { return }
    var place: NestedListState.Place?
    let isAtStart = abs(view.distanceFromStart.x) <= 1 && abs(view.distanceFromStart.y) <= 1
    let first = view.layoutFramesInSight.first { view.isBeyondStart($0.frame) }
    if !isAtStart, let first,
      let id = adapter.parts.stage.list.snapshot.itemID(at: Position(first.path))
    {
      let distance = view.range(of: first.frame).lowerBound - view.stretch.start
      place = NestedListState.Place(id: id, distance: distance)
    }
    guard place != state.place else { return }
    state.place = place
    stateDidChange?(state, false)
  }

  private func didScroll(_ event: ListedController.ScrollEvent) {
    guard !isRestoring else { return }
    switch event {
    case .moved: recordOffset()
    case .endedDragging(willDecelerate: false), .didEndScrolling: finishMoving()
    case .beganDragging, .endedDragging: break
    }
  }

  private func didSelect(_ selection: Set<ItemID>) {
    if state.selection != selection {
      state.selection = selection
      stateDidChange?(state, true)
    }
    tell?(.selected)
  }

  /// Records how far the list is scrolled.
  private func recordOffset() {
    guard let view = cell?.collectionView else { return }
    let offset = view.distanceFromStart
    guard offset != state.offset else { return }
    state.offset = offset
    isMoving = true
    stateDidChange?(state, false)
  }

  private func finishMoving() {
    guard isMoving else { return }
    isMoving = false
    stateDidChange?(state, true)
  }
}
