import RosterCore
import RosterPlatform

/// The list inside a cell: it stays when the cell goes, and is shown again in the next.
@MainActor
final class NestedList {
  let adapter: ListAdapter

  /// Flattens the content as it is at present.
  var resolve: (ContentMemory) -> (list: ResolvedList, issues: [ListIssue]) = { _ in (.empty, []) }

  /// Called when the list has been scrolled or something else is selected, and whether that is all for
  /// the time being.
  var stateDidChange: ((NestedListState, Bool) -> Void)?

  /// Called with what the list around has to know.
  var tell: ((InnerListNews) -> Void)?

  /// Where the list stands, or will as soon as it is laid out.
  private(set) var state = NestedListState()

  /// Whether the content has been asked for.
  private(set) var hasContent = false

  private weak var cell: ListCell?

  /// Whether the list has yet to be scrolled to where it stands.
  private var isRestoring = false

  /// Whether the list has been scrolled since that was last told for good.
  private var isMoving = false

  /// How many items have been told that they will be shown soon.
  private var prefetchedCount = 0

  init(_ services: ListServices) {
    adapter = ListAdapter(ListParts(services))
    adapter.parts.scroller.didScroll = { [weak self] in self?.didScroll($0) }
    adapter.observeSelection { [weak self] in self?.didSelect($0) }
    adapter.observeVisibility { [weak self] in self?.tell?(.exposed($0, $1)) }
    adapter.observeImpressions { [weak self] in self?.tell?(.seen($0, $1)) }
  }

  /// Shows the content as it is at present.
  func show(isAnimated: Bool) {
    hasContent = true
    let request = UpdateRequest(isAnimated: isAnimated && UIView.areAnimationsEnabled) {
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
    finishMoving()
    self.cell = nil
    cell.didLayOut = nil
    isRestoring = false
    adapter.parts.detach()
  }

  /// Takes over where the list is to stand.
  func adopt(_ new: NestedListState) {
    let old = state
    state = new
    if new.selection != old.selection {
      adapter.selection = new.selection.filter { adapter.contains($0) }
    }
    if new.offset != old.offset {
      isRestoring = cell != nil
      cell?.setNeedsLayout()
    }
  }

  /// Has the first items of the list get ready to be shown, or give up on that.
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

  /// Has the first items of the list get ready while they are not on screen.
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
  /// Scrolls to where the list stands, as soon as there is something to scroll.
  private func restoreOffset() {
    guard
      isRestoring, let view = cell?.collectionView, !view.bounds.isEmpty,
      adapter.parts.stage.list.snapshot.itemCount > 0
    else { return }
    // Once so that no cell is made for what is not shown, and once when it is known how far it goes.
    view.scroll(toDistance: state.offset)
    view.layoutIfNeeded()
    view.scroll(toDistanceWithinContent: state.offset)
    isRestoring = false
    recordOffset()
  }

  private func didScroll(_ event: ScrollEvent) {
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
