import RosterPlatform

/// A part of the list's behavior: an object that stores what it needs, and acts.
///
/// The calls of this protocol mark the moments that may concern any feature. A feature implements
/// those it needs. Each call goes to all features, in the order of `ListParts`; so a new feature is
/// a new object there, and no other one has to know of it.
@MainActor
protocol ListFeature: AnyObject {
  /// A collection view has begun to show the list.
  func didAttach()

  /// The list is about to leave its collection view; everything is still mounted.
  func willDetach()

  /// The list has left its collection view, and nothing is mounted any longer.
  func didDetach()

  /// The list ends; its controllers are about to be removed.
  func tearDown()

  /// Called when the positions of items have changed.
  ///
  /// - Parameter place: Returns the new position of the item at an old one; `nil` if it was
  ///   removed.
  func itemsMoved(_ place: (Position) -> Position?)

  /// The collection view is about to release all of its views, and to request new ones.
  func willReload()

  /// Called when an update or changes of state are shown, and those who waited were notified.
  func didSettle()

  /// The turn of the main actor ends, and what could be shown is shown.
  func turnEnded()

  /// Called when visibility was determined again, and the controllers were notified.
  ///
  /// - Parameter isOnScreen: Whether a part of the list may be visible.
  func screenDidChange(isOnScreen: Bool)
}

extension ListFeature {
  func didAttach() {}
  func willDetach() {}
  func didDetach() {}
  func tearDown() {}
  func itemsMoved(_ place: (Position) -> Position?) {}
  func willReload() {}
  func didSettle() {}
  func turnEnded() {}
  func screenDidChange(isOnScreen: Bool) {}
}

/// A feature that is notified of each update.
@MainActor
protocol UpdateFeature: ListFeature {
  /// An update is about to be shown; nothing was sized for its list yet.
  func willCommit(_ update: Update)

  /// An update is shown, and the controllers have been notified of it.
  func didCommit(_ update: Update)

  /// Returns whether the feature has something to do for an update in which at most closures differ, so that
  /// `didCommit` has to be called.
  func hasWork(forSame update: Update) -> Bool
}

extension UpdateFeature {
  func hasWork(forSame update: Update) -> Bool { false }
  func willCommit(_ update: Update) {}
  func didCommit(_ update: Update) {}
}

/// A feature that is notified of each controller that is made.
@MainActor
protocol ControllerFeature: ListFeature {
  /// Called when a controller was made, before it is notified that it belongs to the list.
  func didMake(
    _ controller: any CellControlling,
    of item: ResolvedList.Item,
    at place: ControllerPlace
  )
}

/// A feature that is notified of each controller that gets a view.
@MainActor
protocol MountFeature: ListFeature {
  /// A controller has got a view, which shows its item.
  func didMount(_ controller: any CellControlling, on view: UICollectionReusableView)
}

/// A feature that is notified of each controller that gives up its view.
@MainActor
protocol ScreenFeature: ListFeature {
  /// A controller is about to give up its view, or the display of its view has ended; called while updates wait.
  func willLeaveScreen(_ controller: any CellControlling)
}

/// A feature that may keep a controller mounted on a view that is off screen.
@MainActor
protocol KeepingFeature: ListFeature {
  /// A mounted controller is about to get another view.
  func willChangeView(of controller: any CellControlling)

  /// Returns whether a controller stays mounted on its view after the display of the view has ended.
  func keepsMounted(_ controller: any CellControlling, on view: UICollectionReusableView) -> Bool
}

extension ControllerFeature {
  func didMake(
    _ controller: any CellControlling,
    of item: ResolvedList.Item,
    at place: ControllerPlace
  ) {}
}

/// A feature that is notified of controllers whose items are removed, except those without a kept state that have
/// no view, are not focused and are not near the screen.
@MainActor
protocol RemovalFeature: ListFeature {
  /// The item of a controller has left the list, and the controller may be mounted.
  func willRemove(_ removal: Removal)

  /// The controller of an item that has left the list has given up its view for good.
  func didRemove(_ removal: Removal)
}

extension RemovalFeature {
  func willRemove(_ removal: Removal) {}
  func didRemove(_ removal: Removal) {}
}

/// The features of a list, and those that are notified of updates and of single controllers, in the order in which they are called.
///
/// They are an object, so that a call of one of them copies none of the arrays. What is called for each cell is one closure,
/// which calls that of the features before and then a feature: counting references to a feature takes longer, because there
/// are weak references to most of them.
@MainActor
final class ListListeners {
  let all: [any ListFeature]
  let ofUpdates: [any UpdateFeature]
  let ofMounts: [any MountFeature]
  let ofKeeping: [any KeepingFeature]
  let ofRemovals: [any RemovalFeature]

  private typealias Made = (any CellControlling, ResolvedList.Item, ControllerPlace) -> Void

  private var made: Made = { _, _, _ in }
  private var leaving: (any CellControlling) -> Void = { _ in }
  private var keeping: (any CellControlling, UICollectionReusableView) -> Bool = { _, _ in false }

  init(_ features: [any ListFeature]) {
    all = features
    ofUpdates = features.compactMap { $0 as? any UpdateFeature }
    ofMounts = features.compactMap { $0 as? any MountFeature }
    ofKeeping = features.compactMap { $0 as? any KeepingFeature }
    ofRemovals = features.compactMap { $0 as? any RemovalFeature }
    for case let feature as any ControllerFeature in features {
      made = { [made] in
        made($0, $1, $2)
        feature.didMake($0, of: $1, at: $2)
      }
    }
    for case let feature as any ScreenFeature in features {
      leaving = { [leaving] in
        leaving($0)
        feature.willLeaveScreen($0)
      }
    }
    for feature in ofKeeping {
      keeping = { [keeping] in keeping($0, $1) || feature.keepsMounted($0, on: $1) }
    }
  }

  /// Notifies features that a controller was made.
  func didMake(
    _ controller: any CellControlling,
    of item: ResolvedList.Item,
    at place: ControllerPlace
  ) {
    made(controller, item, place)
  }

  /// Notifies features that a controller is about to give up its view, or that the display of its view has ended.
  func willLeaveScreen(_ controller: any CellControlling) {
    leaving(controller)
  }

  /// Returns whether a feature keeps a controller mounted on a view that is off screen.
  func keepMounted(_ controller: any CellControlling, on view: UICollectionReusableView) -> Bool {
    keeping(controller, view)
  }
}
