public import RosterPlatform

extension ListAdapter {
  /// Calls a function after each update, until the observation is cancelled or the list is
  /// released.
  ///
  /// Updates without changes are reported, too.
  ///
  /// - Parameter observer: Receives what has changed, after all controllers were notified.
  /// - Returns: The observation, which you can cancel.
  @discardableResult
  public func observeUpdates(_ observer: @escaping (UpdateReport) -> Void) -> ListObservation {
    parts.loop.reports.observers.add(observer)
  }
}

extension ListAdapter {
  /// Calls back when the list has settled: all applied content is shown, and all animations of
  /// updates and state changes have ended.
  ///
  /// An update is over when the list shows the content, while it may still be animated. Use this
  /// method if something else must not overlap with the animation.
  ///
  /// ```swift
  /// adapter.apply(Inbox(messages))
  /// adapter.afterAnimations { [weak self] in self?.showHint() }
  /// ```
  ///
  /// - Parameter action: Called once: immediately if the list has settled, or after the callback or
  ///   batch in which the call is made. Several actions are called in order. If the adapter is
  ///   released, the action is called then.
  public func afterAnimations(_ action: @escaping () -> Void) {
    parts.loop.animations.whenAtRest(action)
  }

  /// Returns when the list has settled: all applied content is shown, and all animations of updates
  /// and state changes have ended.
  ///
  /// ```swift
  /// adapter.apply(Inbox(messages))
  /// await adapter.afterAnimations()
  /// ```
  public func afterAnimations() async {
    await time.untilCallback { callback in afterAnimations { callback(()) } }
  }
}

extension ListAdapter {
  /// The app's own delegate for the collection view, to which the adapter forwards its calls.
  ///
  /// The adapter stays the collection view's delegate and forwards its calls: everything about
  /// scrolling, highlighting, selection, primary actions, menus, display and editing. Controllers
  /// are called first. Where UIKit asks for permission, both the item's controller and this
  /// delegate have to agree. On iOS, zooming, focus, spring loading and the previews of menus are
  /// forwarded, too, with UIKit's default behavior for methods that this delegate does not
  /// implement.
  ///
  /// Not forwarded are: sizes and spacing of a flow layout, which controllers and sections
  /// determine; where a moved item goes, which `canMove(to:)` determines; the content offset after
  /// an update, unless its anchor is the offset; the animations of menus and the scene that an item
  /// opens, whose Swift names could not be verified; and methods that UIKit has deprecated in favor
  /// of one that is forwarded.
  ///
  /// If the collection view had a delegate before the adapter was created, that one becomes this
  /// delegate. It is held weakly.
  public weak var collectionViewDelegate: (any UICollectionViewDelegate)? {
    get { parts.stage.views.delegates.collectionView }
    set { parts.stage.views.changeDelegates { $0.collectionView = newValue } }
  }

  /// A delegate of the app that is notified of scrolling.
  ///
  /// It is called after the `collectionViewDelegate`. It is held weakly.
  public weak var scrollViewDelegate: (any UIScrollViewDelegate)? {
    get { parts.stage.views.delegates.scrollView }
    set { parts.stage.views.changeDelegates { $0.scrollView = newValue } }
  }
}

extension ListAdapter {
  /// Calls a function before each hook of the controllers, including those of lists in cells.
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

  /// Returns whether a controller belongs to the list itself, and not to one inside a cell.
  package func owns(_ controller: any CellControlling) -> Bool { controller.owner === parts }

  /// The list as it is shown, or is about to be shown.
  package var snapshot: Snapshot { parts.stage.list.snapshot }

  /// The controllers of the list: those of items in order, those of headers and footers, and those
  /// of removed items whose cells are still animated.
  package var allControllers: [any CellControlling] {
    parts.stage.controllers.all.map(\.controller)
      + parts.stage.mounts.removed.map(\.controller)
  }

  /// Returns the identity of a controller's item, or of the section whose header or footer it is;
  /// `nil` if the item was removed.
  package func itemID(of controller: any CellControlling) -> ItemID? {
    parts.stage.id(of: controller)
  }

  /// Calls a function with each reported issue, until the observation is cancelled or the list is
  /// released.
  @discardableResult
  package func observeIssues(_ observer: @escaping (ListIssue) -> Void) -> ListObservation {
    parts.stage.issues.observers.add(observer)
  }

  /// Shows the latest content of another list, with controllers of its own.
  package func show(contentOf other: ListAdapter) {
    guard let latest = other.parts.loop.content.latest else { return }
    parts.loop.apply(
      UpdateRequest(
        isAnimated: false,
        policy: latest.policy,
        given: latest.given,
        resolve: latest.resolve
      ),
      answer: nil
    )
  }

  /// Called with each list that is made, except those inside cells.
  package static var newAdapterObserver: ((ListAdapter) -> Void)?
}

extension ListAdapter {
  /// The queue for comparing lists that exceed the policy's `backgroundThreshold`.
  package var comparisons: ComparisonQueue {
    get { parts.loop.comparer.queue }
    set { parts.loop.comparer.queue = newValue }
  }

  /// The memory that is kept for comparisons, in bytes.
  package var comparisonMemory: Int { parts.loop.comparer.scratch.byteCount }
}
