import RosterPlatform

/// Knows which controller is mounted on which view.
///
/// A controller is found from the view object itself, never from an index path, so a callback about a
/// view that belongs to an earlier moment reaches the right controller or none.
///
/// Mounting and unmounting run user code, which may ask for the list meanwhile; so the table is an
/// object, and is consistent before each call.
@MainActor
final class MountTable {
  private struct Mount {
    /// Keeps the view alive, and with it the meaning of its object identifier.
    let view: UICollectionReusableView
    let controller: any CellControlling
  }

  private var mounts: [ObjectIdentifier: Mount] = [:]

  /// Called before a controller gives up its view.
  var willUnmount: ((any CellControlling) -> Void)?

  /// The number of views with a controller.
  var count: Int { mounts.count }

  /// The views with a controller, in no particular order.
  var all: [(view: UICollectionReusableView, controller: any CellControlling)] {
    mounts.values.map { ($0.view, $0.controller) }
  }

  /// The mounted controllers, in no particular order.
  var controllers: [any CellControlling] { mounts.values.map(\.controller) }

  /// The controller that is mounted on a view.
  func controller(on view: UICollectionReusableView) -> (any CellControlling)? {
    mounts[ObjectIdentifier(view)]?.controller
  }

  /// Mounts a controller on a view, after the view has been given up by the controller before, and
  /// the controller has given up its view before.
  ///
  /// - Returns: Whether the view is of the controller's class.
  func mount(_ controller: any CellControlling, on view: UICollectionReusableView) -> Bool {
    guard mounts[ObjectIdentifier(view)]?.controller !== controller else { return true }
    unmount(from: view)
    unmount(controller)
    mounts[ObjectIdentifier(view)] = Mount(view: view, controller: controller)
    guard controller._mount(on: view) else {
      mounts[ObjectIdentifier(view)] = nil
      return false
    }
    return true
  }

  /// Makes the controller that is mounted on a view give it up, if there is one.
  func unmount(from view: UICollectionReusableView) {
    guard let controller = mounts[ObjectIdentifier(view)]?.controller else { return }
    willUnmount?(controller)
    guard mounts[ObjectIdentifier(view)]?.controller === controller else { return }
    mounts[ObjectIdentifier(view)] = nil
    controller._unmount()
  }

  /// Makes a controller give up its view, if it has one.
  func unmount(_ controller: any CellControlling) {
    guard let view = controller._view else { return }
    unmount(from: view)
  }
}
