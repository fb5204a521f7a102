/// A drag, from the lift to the end of the drop.
///
/// It notifies its source and the collection views under the finger. It follows the positions of
/// the items in the source, which other updates may change.
@preconcurrency @MainActor final class DragOperation {
  enum Phase { case lifted, dragging, over }

  /// A collection view that was asked whether it accepts the drop.
  private struct Candidate {
    weak var view: UICollectionView?
    let takesDrop: Bool
  }

  let cargo: DragCargo
  let drag: DragSession?
  let drop: DropSession

  private(set) var phase = Phase.lifted
  private(set) weak var source: UICollectionView?
  private weak var target: UICollectionView?
  private let springs = SpringLoading()
  private var candidates: [ObjectIdentifier: Candidate] = [:]

  /// How the delegate wants the items to be previewed, by the identity of the drag item.
  private(set) var parameters: [ObjectIdentifier: UIDragPreviewParameters] = [:]

  /// The previews of the lifted items, by the identity of the drag item.
  private(set) var previews: [ObjectIdentifier: UITargetedDragPreview] = [:]

  /// The previews of the dropped items, where they come to rest, by the identity of the drag item.
  private(set) var landings: [ObjectIdentifier: UITargetedDragPreview] = [:]

  /// The original positions of the items, by the identity of the drag item.
  private var sources: [ObjectIdentifier: ItemPosition] = [:]

  /// Creates a drag of items of a collection view.
  init(from source: UICollectionView, at place: CGPoint, in window: UIWindow) {
    let cargo = DragCargo([], at: place, in: window)
    let drag = DragSession(cargo)
    self.cargo = cargo
    self.drag = drag
    self.source = source
    drop = DropSession(cargo, local: drag)
  }

  /// Creates a drag of items from another app.
  init(_ items: [UIDragItem], at place: CGPoint, in window: UIWindow) {
    cargo = DragCargo(items, at: place, in: window)
    cargo.allowsMoveOperation = false
    drag = nil
    drop = DropSession(cargo, local: nil)
  }

  /// Adds drag items for an item of the source.
  func add(_ items: [UIDragItem], of position: ItemPosition, in view: UICollectionView) {
    cargo.items += items
    guard view === source else { return }
    for item in items { sources[ObjectIdentifier(item)] = position }
  }

  /// Asks for the preview of each item from a position.
  func findPreview(of position: ItemPosition, in view: UICollectionView) {
    let path = view.modelPath(.cell(position))
    let asked = view.dragDelegate?.collectionView(view, dragPreviewParametersForItemAt: path)
    let cell = view.cellForItem(at: position.indexPath)
    for item in cargo.items where sources[ObjectIdentifier(item)] == position {
      let id = ObjectIdentifier(item)
      parameters[id] = asked ?? nil
      guard let cell else { continue }
      let target = UIDragPreviewTarget(container: view, center: cell.center)
      if let provider = item.previewProvider {
        previews[id] = provider().map {
          UITargetedDragPreview(view: $0.view, parameters: $0.parameters, target: target)
        }
      } else {
        previews[id] = UITargetedDragPreview(
          view: cell,
          parameters: parameters[id] ?? UIDragPreviewParameters(),
          target: target
        )
      }
    }
  }

  /// Notes where the preview of an item comes to rest; an item from another app has none before.
  func land(
    _ item: UIDragItem,
    at target: UIDragPreviewTarget,
    showing view: UIView,
    _ parameters: UIDragPreviewParameters?
  ) {
    let preview = previews[ObjectIdentifier(item)]
    landings[ObjectIdentifier(item)] = UITargetedDragPreview(
      view: preview?.view ?? view,
      parameters: parameters ?? preview?.parameters ?? UIDragPreviewParameters(),
      target: target
    )
  }

  /// The positions that the items come from.
  var lifted: Set<ItemPosition> { Set(sources.values) }

  /// Returns the position of an item in a collection view, if it comes from there.
  func position(of item: UIDragItem, in view: UICollectionView) -> ItemPosition? {
    view === source ? sources[ObjectIdentifier(item)] : nil
  }

  /// Returns whether the item at a position of the source is dragged.
  func contains(_ position: ItemPosition) -> Bool {
    phase != .over && sources.values.contains(position)
  }

  /// Returns the position of the only item, if a drop would move it within a collection view.
  func movedItem(in view: UICollectionView) -> ItemPosition? {
    guard cargo.items.count == 1, let item = cargo.items.first else { return nil }
    return position(of: item, in: view)
  }

  /// Moves the positions of the source's items with an update.
  func follow(_ mapping: PositionMapping) {
    sources = sources.compactMapValues(mapping.newPosition(ofOld:))
  }

  /// Discards the positions of the items, because the source was reloaded.
  func forgetSources() {
    sources = [:]
  }

  /// Moves the finger, which begins the drag of lifted items.
  func move(to place: CGPoint, in window: UIWindow) {
    guard phase != .over else { return }
    cargo.move(to: place, in: window)
    begin()
    retarget(in: window)
    target?.dropDidUpdate(self)
    springs.follow(cargo, over: window.hitTest(place, with: nil))
  }

  private func begin() {
    guard phase == .lifted else { return }
    phase = .dragging
    source?.dragWillBegin(self)
  }

  private func retarget(in window: UIWindow) {
    let next = collectionView(under: cargo.place, in: window)
    guard next !== target else { return }
    target?.dropDidExit(self)
    target = next
    next?.dropDidEnter(self)
  }

  /// Returns the innermost collection view under the finger that accepts the drop.
  private func collectionView(under place: CGPoint, in window: UIWindow) -> UICollectionView? {
    window.layoutIfNeeded()
    var view = window.hitTest(place, with: nil)
    while let current = view {
      if let candidate = current as? UICollectionView, takesDrop(candidate) { return candidate }
      view = current.superview
    }
    return nil
  }

  /// Returns whether a collection view accepts the drop, asking once for each drag.
  private func takesDrop(_ view: UICollectionView) -> Bool {
    guard let delegate = view.dropDelegate else { return false }
    if let known = candidates[ObjectIdentifier(view)], known.view === view {
      return known.takesDrop
    }
    let answer = delegate.collectionView(view, canHandle: drop)
    candidates[ObjectIdentifier(view)] = Candidate(view: view, takesDrop: answer)
    return answer
  }

  /// Lifts the finger, and returns what happens to the items.
  func finish() -> UIDropOperation {
    guard phase == .dragging, let target, let operation = target.performDrop(self) else {
      cancel()
      return .cancel
    }
    end()
    return operation
  }

  /// Ends the drag without a drop.
  func cancel() {
    switch phase {
    case .over: return
    case .lifted:
      phase = .over
      source?.dragDidFinish(self, wasBegun: false)
    case .dragging:
      target?.takeBackReordering()
      end()
    }
  }

  /// Ends the drag; all participants are notified when the items have reached their places.
  private func end() {
    guard phase != .over else { return }
    phase = .over
    springs.end()
    let views = candidates.values.filter(\.takesDrop).compactMap(\.view)
    target?.showDropStates()
    let delay = source ?? target
    let finish: @MainActor () -> Void = { [self] in
      for view in views { view.dropDidEnd(self) }
      source?.dragDidFinish(self, wasBegun: true)
    }
    if let delay { delay.finishLater(animated: true, finish) } else { finish() }
  }
}

/// The long press gesture that lifts an item of a collection view and then drags it.
@preconcurrency @MainActor final class DragLift: UILongPressGestureRecognizer {
  private weak var collectionView: UICollectionView?
  private(set) var operation: DragOperation?
  private var start = CGPoint.zero

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    #if canImport(ObjectiveC)
    super.init(target: nil, action: nil)
    #else
    super.init()
    #endif
    actions = [GestureAction { [weak self] in self?.follow() }]
  }

  /// Begins where the delegate has drag items.
  override var mayBegin: Bool {
    guard let collectionView, let window = collectionView.window else { return false }
    start = location(in: window)
    operation = collectionView.operation(liftingAt: start, in: window)
    return operation != nil
  }

  override func reset() {
    super.reset()
    operation = nil
  }

  private func follow() {
    guard let collectionView, let operation, let window = collectionView.window else { return }
    let place = location(in: window)
    switch state {
    case .began: collectionView.dragDidLift(operation)
    case .changed:
      guard operation.phase == .dragging || place.distance(to: start) >= TouchDispatcher.slack
      else {
        return
      }
      operation.move(to: place, in: window)
    case .ended: _ = operation.finish()
    case .cancelled: operation.cancel()
    case .possible, .failed: break
    }
  }
}
