import RosterPlatform

/// Shows an item while the list has no items: with one controller, and a view behind the list.
@MainActor
final class EmptyState: UpdateFeature {
  private(set) var controller: (any CellControlling)?

  private let stage: ListStage
  private var identity: Identity?
  private var view: UICollectionReusableView?

  /// The previous background view.
  private var background: UIView?

  @MainActor
  private struct Identity: Equatable {
    let controller: ControllerKind
    let id: ListIdentifier
    let elements: [ListIdentifier]

    init(_ item: ResolvedList.Item) {
      controller = item.run.controller
      id = item.run.column.identifier(at: item.offset)
      elements = item.run.elements
    }
  }

  init(_ stage: ListStage) {
    self.stage = stage
  }

  /// Adds the view behind the list, with the controller mounted on it.
  func didAttach() {
    guard let controller, let view, stage.views.areOwned else { return }
    background = stage.collectionView.backgroundView
    stage.collectionView.backgroundView = view
    _ = stage.mounts.mount(controller, on: view)
    controller.beginDisplay()
    stage.setNeedsVisibility()
  }

  func willDetach() {
    stage.hold { hide() }
  }

  func tearDown() {
    end()
  }

  func hasWork(forSame update: Update) -> Bool {
    controller != nil || update.new.emptyState != nil
  }

  /// Shows the empty state while the list has no items, and hides it otherwise.
  func didCommit(_ update: Update) {
    guard !stage.gate.isClosedForGood, controller != nil || update.new.emptyState != nil else {
      return
    }
    let isEmpty = update.new.snapshot.sections.allSatisfy { $0.count == 0 }
    if isEmpty, let item = update.new.emptyState {
      show(item)
    } else {
      end()
    }
  }

  private func show(_ item: ResolvedList.Item) {
    if let controller, identity == Identity(item) {
      controller.surround(with: item.presenter.surroundings)
      controller.replaceViewModel(from: item.run.column, at: item.offset)
      controller.deliverUpdate()
      return
    }
    guard let next = stage.attachedController(of: item) else {
      stage.report(.reusedController(id(of: item), location: item.run.location))
      return
    }
    end()
    controller = next
    identity = Identity(item)
    next.load(at: nil)
    view = UICollectionReusableView.make(
      item.presenter.viewType,
      from: item.presenter.source,
      frame: CGRect(origin: .zero, size: stage.collectionView.bounds.size)
    )
    didAttach()
  }

  /// Removes the view from behind the list.
  private func hide() {
    guard let controller, let view else { return }
    stage.mounts.unmount(controller)
    if stage.collectionView.backgroundView === view {
      stage.collectionView.backgroundView = background
    }
    background = nil
  }

  /// Ends the life of the controller.
  private func end() {
    hide()
    view = nil
    identity = nil
    guard let last = controller else { return }
    controller = nil
    stage.end(Removal(controller: last, origin: nil, key: nil))
  }

  /// The identity of an item that is in no section, for messages.
  private func id(of item: ResolvedList.Item) -> ItemID {
    ItemID(
      id: item.run.column.identifier(at: item.offset),
      controller: item.run.controller,
      section: SectionID(name: .loose(0))
    )
  }
}
