package import RosterCore
public import RosterPlatform

extension ListAdapter {
  /// Calls a function after each update, until the observation is cancelled or the list is gone.
  ///
  /// Updates that change nothing are reported as well.
  ///
  /// - Parameter observer: Is given what has changed, after all controllers have been told.
  /// - Returns: The observation, to cancel it by.
  @discardableResult
  public func observeUpdates(_ observer: @escaping (UpdateReport) -> Void) -> ListObservation {
    parts.loop.reports.observers.add(observer)
  }
}

extension ListAdapter {
  /// Calls back when the list has settled: all content that was applied is shown, and no update and
  /// no change of state is animated any longer.
  ///
  /// `apply` answers when the list shows the content, in the middle of its animation. Wait for the end
  /// where the next thing must not be seen to overlap with it.
  ///
  /// ```swift
  /// adapter.apply(Inbox(messages))
  /// adapter.afterAnimations { [weak self] in self?.showHint() }
  /// ```
  ///
  /// - Parameter action: Called once; at once if the list has settled, or after the callback or batch that
  ///   the call is made in. Of several, the earliest is called first. If the adapter is released, it is
  ///   called then.
  public func afterAnimations(_ action: @escaping () -> Void) {
    parts.loop.animations.whenAtRest(action)
  }

  /// Returns when the list has settled: all content that was applied is shown, and no update and no
  /// change of state is animated any longer.
  ///
  /// ```swift
  /// await adapter.apply(Inbox(messages))
  /// await adapter.afterAnimations()
  /// ```
  public func afterAnimations() async {
    await withCheckedContinuation { continuation in
      afterAnimations { continuation.resume() }
    }
  }
}

extension ListAdapter {
  /// The app's own delegate for the collection view, to which the adapter forwards its calls.
  ///
  /// The adapter stays the collection view's delegate and forwards its calls: everything about
  /// scrolling, highlighting, selection, primary actions, menus, display and editing. Controllers
  /// come first. Where UIKit asks whether something may happen, it happens if both the item's
  /// controller and this delegate agree. On iOS, zooming, focus, springs and the previews of menus are
  /// passed on as well, and are UIKit's own business where this delegate says nothing about them.
  ///
  /// What is not passed on: sizes and spacing of a flow layout, which controllers and sections say; where a
  /// carried item goes, which `canMove(to:)` says; where an update leaves the list, unless its anchor is
  /// the offset; how a menu comes and goes, and the scene that an item opens, whose Swift names could not
  /// be verified; and what UIKit has deprecated in favor of something that is passed on.
  ///
  /// A delegate that the collection view had before the adapter was made becomes this delegate. It is
  /// held weakly.
  public weak var collectionViewDelegate: (any UICollectionViewDelegate)? {
    get { parts.stage.views.delegates.collectionView }
    set { parts.stage.views.changeDelegates { $0.collectionView = newValue } }
  }

  /// An object of the app's that is notified of scrolling.
  ///
  /// It is called after the `collectionViewDelegate`. It is held weakly.
  public weak var scrollViewDelegate: (any UIScrollViewDelegate)? {
    get { parts.stage.views.delegates.scrollView }
    set { parts.stage.views.changeDelegates { $0.scrollView = newValue } }
  }
}

extension ListAdapter {
  /// Calls a function before each hook of the controllers that the list makes from then on, those of lists in
  /// cells included, after those that asked for it before.
  package func trace(_ observer: @escaping (ControllerHook, any CellControlling) -> Void) {
    for (_, _, list) in parts.innerLists { list.trace(observer) }
    guard let earlier = parts.stage.trace else {
      parts.stage.trace = observer
      return
    }
    parts.stage.trace = { hook, controller in
      earlier(hook, controller)
      observer(hook, controller)
    }
  }

  /// Whether a controller is one of the list itself, and not of one inside a cell.
  package func owns(_ controller: any CellControlling) -> Bool { controller.owner === parts }

  /// What the list shows, or is about to.
  package var snapshot: Snapshot { parts.stage.list.snapshot }

  /// The controllers that the list holds: those of items in order, those of headers and footers, and those
  /// whose items are gone and whose cells are still animated away.
  package var allControllers: [any CellControlling] {
    parts.stage.controllers.all.map(\.controller)
      + parts.stage.mounts.removed.map(\.controller)
  }

  /// The identity of a controller's item, or of the section it is the header or footer of; `nil` if the item
  /// is gone.
  package func itemID(of controller: any CellControlling) -> ItemID? {
    parts.stage.id(of: controller)
  }

  /// Calls a function with each issue that is reported, until the observation is cancelled or the list
  /// is gone.
  @discardableResult
  package func observeIssues(_ observer: @escaping (ListIssue) -> Void) -> ListObservation {
    parts.stage.issues.observers.add(observer)
  }

  /// Called with each list that is made, except those inside cells.
  package static var newAdapterObserver: ((ListAdapter) -> Void)?
}

extension ListAdapter {
  /// Where lists are compared that are longer than the policy's `backgroundThreshold`.
  package var comparisons: ComparisonQueue {
    get { parts.loop.comparer.queue }
    set { parts.loop.comparer.queue = newValue }
  }

  /// The memory that is kept for comparing lists, in bytes.
  package var comparisonMemory: Int { parts.loop.comparer.scratch.byteCount }
}
