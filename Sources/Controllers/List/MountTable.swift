import RosterPlatform

/// Stores which controller is mounted on which view.
///
/// A controller is found from the view object itself, never from an index path, so a callback about a
/// view that belongs to an earlier moment reaches the right controller or none.
///
/// Mounting and unmounting run user code, which may query the list meanwhile; so the table is an
/// object, and is consistent before each call.
@MainActor
final class MountTable {
  /// A controller on its view.
  struct Mount {
    /// Keeps the view alive, so that its object identifier stays valid.
    let view: UICollectionReusableView
    let controller: any CellControlling

    /// Whether the controller is notified when the list scrolls.
    let observesScrolling: Bool
  }

  /// The mounts, of which there are as many as fit on the screen: comparing a view with those of all of them takes less
  /// time than hashing it.
  private var mounts: [Mount] = []

  /// The mounted controllers whose items have left the list, in the order in which they left.
  private(set) var removed: [Removal] = []

  /// Those who are notified before a controller is unmounted.
  var listeners = ListListeners([])

  /// Called when a controller whose item has left the list has given up its view.
  var didUnmountRemoved: ((Removal) -> Void)?

  /// The number of views with a controller whose item is in the list.
  var count: Int { mounts.count - removed.count }

  /// The views with a controller whose item is in the list, in no particular order.
  var all: [(view: UICollectionReusableView, controller: any CellControlling)] {
    var all: [(view: UICollectionReusableView, controller: any CellControlling)] = []
    all.reserveCapacity(mounts.count)
    for mount in mounts where !mount.controller.isLeaving {
      all.append((mount.view, mount.controller))
    }
    return all
  }

  /// All views with a controller, in no particular order, without a copy; those of items that have
  /// left the list are among them, and their controllers are leaving.
  var present: [Mount] { mounts }

  /// Whether there are views that the collection view does not display.
  var hasPrepared: Bool {
    for index in mounts.indices where mounts[index].controller.life != .displayed { return true }
    return false
  }

  /// The mounted controllers whose items are in the list, in no particular order.
  var controllers: [any CellControlling] { all.map(\.controller) }

  /// The mounted controllers that are notified when the list scrolls, in no particular order.
  var scrollObservers: [any CellControlling] {
    var observers: [any CellControlling] = []
    for index in mounts.indices where mounts[index].observesScrolling {
      let controller = mounts[index].controller
      if !controller.isLeaving { observers.append(controller) }
    }
    return observers
  }

  /// The controller that is mounted on a view.
  func controller(on view: UICollectionReusableView) -> (any CellControlling)? {
    guard let index = index(of: view) else { return nil }
    return mounts[index].controller
  }

  /// Returns the index of the mount on a view.
  private func index(of view: UICollectionReusableView) -> Int? {
    Self.index(of: view, in: mounts)
  }

  /// Returns the index of the mount on a view.
  ///
  /// It is looked for from both ends: the latest views are about to appear, and the earliest ones to disappear.
  private static func index(of view: UICollectionReusableView, in mounts: [Mount]) -> Int? {
    var (first, last) = (0, mounts.count - 1)
    while first <= last {
      if mounts[first].view === view { return first }
      if mounts[last].view === view { return last }
      (first, last) = (first + 1, last - 1)
    }
    return nil
  }

  /// Forgets the mount of a controller on a view.
  ///
  /// - Returns: Whether there was one.
  private func forget(_ controller: any CellControlling, on view: UICollectionReusableView) -> Bool
  {
    let removed = changeMounts { mounts -> Mount? in
      guard let index = Self.index(of: view, in: mounts), mounts[index].controller === controller
      else { return nil }
      return mounts.remove(at: index)
    }
    return removed != nil
  }

  /// Changes the mounts, without copying them.
  ///
  /// They are taken out meanwhile: if they were changed in place, Swift would check each access to them for overlaps.
  private func changeMounts<Result>(_ change: (inout [Mount]) -> Result) -> Result {
    var mounts = mounts
    self.mounts = []
    let result = change(&mounts)
    self.mounts = mounts
    return result
  }

  /// Mounts a controller on a view, after the view's previous controller and the controller's
  /// previous view were unmounted.
  ///
  /// - Returns: Whether the view is of the controller's class.
  func mount(_ controller: any CellControlling, on view: UICollectionReusableView) -> Bool {
    var index = index(of: view)
    if let found = index, mounts[found].controller === controller { return true }
    if index != nil || controller.isMounted {
      unmount(from: view)
      unmount(controller)
      index = self.index(of: view)
    }
    let mount = Mount(
      view: view,
      controller: controller,
      observesScrolling: type(of: controller).observesScrolling
    )
    changeMounts { if let index { $0[index] = mount } else { $0.append(mount) } }
    guard controller.mount(on: view) else {
      _ = forget(controller, on: view)
      return false
    }
    return true
  }

  /// Unmounts the controller of a view, if there is one.
  func unmount(from view: UICollectionReusableView) {
    guard let controller = controller(on: view) else { return }
    unmount(controller, from: view)
  }

  /// Unmounts a controller from its view, unless user code that is notified of that does it; called while updates wait.
  func unmount(_ controller: any CellControlling, from view: UICollectionReusableView) {
    listeners.willLeaveScreen(controller)
    guard forget(controller, on: view) else { return }
    controller.unmount()
    guard controller.isLeaving else { return }
    guard let index = removed.firstIndex(where: { $0.controller === controller }) else { return }
    didUnmountRemoved?(removed.remove(at: index))
  }

  /// Unmounts a controller, if it is mounted.
  func unmount(_ controller: any CellControlling) {
    guard let view = controller.mountedView else { return }
    unmount(from: view)
  }

  /// Unmounts all controllers.
  func unmountAll() {
    for mount in mounts { unmount(mount.controller) }
  }

  /// Keeps the controller of a removed item mounted until its view is released.
  func keep(_ removal: Removal) {
    removal.controller.isLeaving = true
    removed.append(removal)
  }
}
