import RosterCore
import RosterPlatform

/// What a list shows while it has no items: one controller, and a view behind the list.
@MainActor
final class EmptyState {
  private(set) var controller: (any CellControlling)?
  private var identity: Identity?
  private var view: UICollectionReusableView?

  /// What was behind the list before.
  private var background: UIView?

  private struct Identity: Equatable {
    let controller: ControllerKind
    let id: Identifier
    let elements: [Identifier]

    init(_ item: ResolvedList.Item) {
      controller = item.run.controller
      id = item.run.column.identifier(at: item.offset)
      elements = item.run.elements
    }
  }

  /// Shows an item behind a list, or nothing.
  func show(_ item: ResolvedList.Item?, in list: ListCoordinator) {
    guard let item else { return end(in: list) }
    if let controller, identity == Identity(item) {
      controller.surround(with: item.presenter.surroundings)
      controller.replaceViewModel(from: item.run.column, at: item.offset)
      controller.deliverUpdate()
      return
    }
    let next = item.presenter.makeController(at: item.offset)
    guard next.attach(to: list, in: item.presenter.surroundings) else {
      list.report(.reusedController(list.id(ofEmptyState: item), location: item.run.location))
      return
    }
    list.followHooks(of: next)
    end(in: list)
    controller = next
    identity = Identity(item)
    next.load(at: nil)
    view = UICollectionReusableView.make(
      item.presenter.viewType,
      from: item.presenter.source,
      frame: CGRect(origin: .zero, size: list.collectionView.bounds.size)
    )
    attach(to: list)
  }

  /// Puts the view behind the list, with the controller mounted on it.
  func attach(to list: ListCoordinator) {
    guard let controller, let view, list.ownsCollectionView else { return }
    background = list.collectionView.backgroundView
    list.collectionView.backgroundView = view
    _ = list.mounts.mount(controller, on: view)
    controller.beginDisplay()
    list.setNeedsVisibility()
  }

  /// Takes the view away from behind the list.
  func detach(from list: ListCoordinator) {
    guard let controller, let view else { return }
    list.mounts.unmount(controller)
    if list.collectionView.backgroundView === view {
      list.collectionView.backgroundView = background
    }
    background = nil
  }

  /// Ends the life of the controller.
  func end(in list: ListCoordinator) {
    detach(from: list)
    view = nil
    identity = nil
    guard let last = controller else { return }
    controller = nil
    list.endPreload(of: last)
    last.remove()
  }
}
