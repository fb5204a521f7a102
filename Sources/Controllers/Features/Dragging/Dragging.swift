import RosterPlatform

/// Lets the user drag items: to other positions in the list, to other lists, and to other apps.
///
/// It becomes the collection view's drag or drop delegate only if the app requests it, because a
/// collection view changes its behavior if it has these delegates.
@MainActor
final class Dragging: UpdateFeature, DragSource {
  let carrying: Carrying
  let dropping: Dropping

  /// Where items can be dragged.
  var reach = ListAdapter.ItemDragging.none {
    didSet { connect() }
  }

  private let stage: ListStage
  private let swiping: Swiping
  private lazy var bridge = DragBridge(self)

  /// Whether a section of the list accepts drops.
  private var takesDrops = false {
    didSet { if takesDrops != oldValue { connect() } }
  }

  init(_ stage: ListStage, carrying: Carrying, swiping: Swiping, loop: UpdateLoop) {
    self.stage = stage
    self.carrying = carrying
    self.swiping = swiping
    dropping = Dropping(stage, carrying: carrying, loop: loop)
  }

  func didAttach() {
    connect()
  }

  func willDetach() {
    dropping.end()
    disconnect()
  }

  func tearDown() {
    dropping.cancelLoading()
  }

  func willCommit(_ update: Update) {
    takesDrops = update.new.uses.contains(.drops)
  }

  func hasWork(forSame update: Update) -> Bool { takesDrops || reach != .none }

  func didCommit(_ update: Update) {
    dropping.forgetAnswer()
  }

  /// Sets the delegates that the settings require.
  func connect() {
    guard stage.views.areOwned else { return }
    let (view, delegates) = (stage.collectionView, stage.views.delegates)
    if reach != .none || delegates.drag != nil {
      if view.dragDelegate !== bridge {
        delegates.drag = view.dragDelegate ?? delegates.drag
        view.dragDelegate = bridge
      }
    } else if view.dragDelegate === bridge {
      view.dragDelegate = nil
    }
    if reach != .none || takesDrops || delegates.drop != nil {
      if view.dropDelegate !== bridge {
        delegates.drop = view.dropDelegate ?? delegates.drop
        view.dropDelegate = bridge
      }
    } else if view.dropDelegate === bridge {
      view.dropDelegate = nil
    }
  }

  private func disconnect() {
    let (view, delegates) = (stage.collectionView, stage.views.delegates)
    if view.dragDelegate === bridge { view.dragDelegate = delegates.drag }
    if view.dropDelegate === bridge { view.dropDelegate = delegates.drop }
  }
}

/// The collection view's drag delegate.
extension Dragging {
  /// Returns the drag items of an item; none if it cannot be dragged.
  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    let items = lift(path, session)
    guard items.isEmpty else { return items }
    return stage.hold {
      stage.views.delegates.itemsForBeginning(stage.collectionView, session, path)
    }
  }

  /// Returns the drag items that a tap on an item adds to a drag in progress.
  func itemsForAdding(
    to session: any UIDragSession,
    at path: IndexPath,
    _ point: CGPoint
  ) -> [UIDragItem] {
    let items = lift(path, session)
    if let dragged = session.draggedItems, !items.isEmpty {
      tellBegin(of: dragged)
      return items
    }
    return stage.hold {
      stage.views.delegates.itemsForAdding(stage.collectionView, session, path, point)
    }
  }

  private func lift(_ path: IndexPath, _ session: any UIDragSession) -> [UIDragItem] {
    guard
      reach != .none, !carrying.isUnderWay,
      let controller = stage.neededController(shownAt: path)
    else { return [] }
    let items = stage.hold { controller.dragItems }
    guard !items.isEmpty else { return [] }
    if session.draggedItems == nil { session.localContext = DraggedItems(self) }
    session.draggedItems?.add(items, of: controller)
    return items
  }

  /// Returns the parameters of the preview of a dragged item.
  func dragPreview(at path: IndexPath) -> UIDragPreviewParameters? {
    stage.hold {
      stage.neededController(shownAt: path)?.dragPreviewParameters
        ?? stage.views.delegates.dragPreview(stage.collectionView, path)
    }
  }

  func willBegin(_ session: any UIDragSession) {
    swiping.close(animated: true)
    if let dragged = session.draggedItems { tellBegin(of: dragged) }
    stage.hold { stage.views.delegates.dragWillBegin(stage.collectionView, session) }
  }

  func didEnd(_ session: any UIDragSession) {
    session.draggedItems?.end(.notTaken)
    stage.hold { stage.views.delegates.dragDidEnd(stage.collectionView, session) }
  }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    stage.hold { stage.views.delegates.dragAllowsMove(stage.collectionView, session) }
  }

  /// Returns whether the drag is restricted to the app.
  func isRestricted(_ session: any UIDragSession) -> Bool {
    guard session.draggedItems == nil else { return reach != .everywhere }
    return stage.hold { stage.views.delegates.dragIsRestricted(stage.collectionView, session) }
  }

  private func tellBegin(of dragged: DraggedItems) {
    stage.hold {
      for controller in dragged.takeNew() where !controller.isRemoved {
        controller.trace(.willBeginDragging)
        controller.willBeginDragging()
      }
    }
  }

  func waitForDrop() {
    stage.gate.beginBatch()
  }

  func endDrag(of items: DraggedItems, _ result: ListedController.DragResult) {
    for controller in items.notified where stage.controllers.position(of: controller) != nil {
      controller.trace(.didEndDragging)
      controller.didEndDragging(result)
    }
    stage.gate.endBatch()
  }

  /// Returns the position of a controller's item in this list.
  func position(of controller: any CellControlling) -> Position? {
    stage.controllers.position(of: controller)
  }
}
