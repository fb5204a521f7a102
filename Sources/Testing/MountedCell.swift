import Roster

/// Mounts one controller on a cell in a test, without a list or a layout.
///
/// Use it to test how a controller configures its cell, and how it reacts to touches. The cell is on an otherwise empty screen.
///
/// ```swift
/// @Test func `tapping done marks the todo as done`() {
///   let todo = MountedCell(TodoController(Todo(id: 1, title: "Milk"), store: store))
///   todo.tap("Done")
///   #expect(store.done.map(\.id) == [1])
/// }
/// ```
@MainActor
public final class MountedCell<Controller: CellControlling> {
  /// The controller under test.
  public let controller: Controller

  /// The cell that the controller is mounted on.
  public let cell: Controller.Cell

  /// The clock that measures impressions.
  public let clock = ManualClock()

  let owner: Owner
  let stage: CellStage
  private let container: ItemContainer
  private let isSizedByController: Bool
  var visibility = ItemVisibility()

  // The controller keeps its cell alive while it is mounted, and the cell may keep the controller.
  deinit { MainQueue.run { [controller] in controller.releaseView() } }

  /// Mounts a controller on a new cell and configures it.
  ///
  /// - Parameters:
  ///   - controller: A controller that belongs to no list.
  ///   - size: The size of the cell, in points; by default the one that the controller wants in a column 320 points
  ///     wide, also after changes.
  ///   - environment: The environment that the content would pass to the item.
  public init(
    _ controller: Controller,
    size: CGSize? = nil,
    environment: ListEnvironment = ListEnvironment()
  ) {
    self.controller = controller
    container = ItemContainer(
      size: size ?? CGSize(width: 320, height: 844),
      environment: environment
    )
    isSizedByController = size == nil
    owner = Owner(container, clock)
    let wish = Controller.size(of: controller.viewModel, state: controller.state, in: container)
    stage = CellStage(size: size ?? wish.resolved(in: container), owner: owner)
    cell = stage.view(Controller.Cell.self, from: Controller.cellSource)
    precondition(
      controller.attach(to: OwnerReference(owner), in: Surroundings(environment: environment)),
      "A controller that belongs to a list cannot be mounted by itself."
    )
    stage.controller = controller
    controller.load(at: ItemPosition(item: 0, of: 1, section: 0, of: 1))
    mount()
    fit()
    owner.didShowChanges = { [weak self] in self?.fit() }
  }

  /// Gives the cell the size that its controller wants, if no other was given.
  private func fit() {
    guard isSizedByController else { return }
    let wish = Controller.size(of: controller.viewModel, state: controller.state, in: container)
    var size = wish.resolved(in: container)
    if case .automatic = wish {
      stage.layOut()
      let room = CGSize(width: size.width, height: UIView.layoutFittingCompressedSize.height)
      size.height =
        cell.systemLayoutSizeFitting(
          room,
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    stage.resize(to: size)
  }

  /// What the cell shows as text, as it is in the `picture` of a list.
  ///
  /// ```swift
  /// #expect(song.picture == "So What · 9:22 · Play")
  /// ```
  public var picture: String {
    stage.layOut()
    return cell.pictureInText
  }

  /// Replaces the view model, as an update of the list would.
  public func update(to viewModel: Controller.Model) {
    controller.replaceViewModel(from: Column([viewModel]), at: 0)
    controller.deliverUpdate()
    owner.showChanges()
  }

  /// Changes the environment of the item, as an update of the list would.
  public func update(environment: ListEnvironment) {
    controller.surround(with: Surroundings(environment: environment))
    controller.deliverUpdate()
    owner.showChanges()
  }

  /// The events of a type that the controller has sent, in order.
  public func events<Event>(_ type: Event.Type) -> [Event] {
    owner.events.compactMap { $0 as? Event }
  }

  /// The mistakes that have been reported, in order.
  public var issues: [ListIssue] { owner.issues }

  /// Unmounts the cell, as scrolling it off screen would.
  public func unmount() {
    expose(0)
    controller.endDisplay()
    controller.unmount()
    stage.isShown = false
  }

  /// Mounts the controller on the cell again.
  public func mount() {
    _ = controller.mount(on: cell)
    controller.beginDisplay()
    owner.showChanges()
    stage.isShown = true
  }

  /// Ends the controller's life, as removing the item from the list would.
  public func remove() {
    expose(0)
    controller.remove()
    stage.isShown = false
  }
}

/// Replaces a list: shows changes of state immediately, or after the callback that made them, and
/// keeps all events.
@MainActor
final class Owner: ControllerOwner {
  private(set) var events: [Any] = []
  private(set) var issues: [ListIssue] = []
  private(set) var impressions: [Impression] = []

  private let container: ItemContainer
  private let clock: ManualClock
  private var changed: [any CellControlling] = []
  private var isShowing = true

  /// Called after changes are shown.
  var didShowChanges: () -> Void = {}

  init(_ container: ItemContainer, _ clock: ManualClock) {
    self.container = container
    self.clock = clock
  }

  func stateDidChange(of controller: any CellControlling, animated: Bool) {
    changed.append(controller)
    if !isShowing {
      showChanges()
    }
  }

  func stateWillChange(of controller: any CellControlling) {}

  func bringUpToDate(_ controller: ListedController) {}

  func itemPosition(at position: Position) -> ItemPosition? { nil }

  func sizeDidChange(of controller: any CellControlling, animated: Bool) {
    stateDidChange(of: controller, animated: animated)
  }

  func didImpress(_ impression: Impression, by controller: ListedController) {
    impressions.append(impression)
  }

  func hold<Result>(_ body: () -> Result) -> Result {
    isShowing ? body() : collectChanges(body)
  }

  func report(_ issue: ListIssue) {
    issues.append(issue)
  }

  func eventWasIgnored(_ event: Any, from controller: ListedController) {
    events.append(event)
  }

  func services(for controller: any CellControlling) -> ListServices {
    ListServices(issues: .log, clock: clock)
  }

  func listInside(_ controller: any CellControlling, tells news: InnerListNews) {}

  /// Runs a callback, and then shows all the changes that it made.
  func collectChanges<Result>(_ callback: () -> Result) -> Result {
    isShowing = true
    let result = callback()
    showChanges()
    return result
  }

  /// Configures the cell for changes of state, in a bounded number of passes.
  func showChanges() {
    isShowing = true
    for _ in 0..<8 where !changed.isEmpty {
      let controllers = changed
      changed = []
      for controller in controllers {
        _ = controller.refresh(in: container)
      }
    }
    isShowing = false
    didShowChanges()
  }
}

extension MountedCell {
  /// Makes a part of the cell visible, as scrolling would, or the whole cell.
  ///
  /// - Parameter fraction: The part of the cell's area that is on screen, from 0 to 1.
  public func appear(_ fraction: Double = 1) {
    expose(fraction)
  }

  /// Makes the cell invisible, as scrolling or leaving the app would; it stays mounted.
  public func disappear() {
    expose(0)
  }

  /// Advances the clock, which measures impressions.
  public func advance(by duration: Duration) {
    let end = clock.now + duration
    while let due = controller.nextImpression, due <= end {
      clock.advance(by: due - clock.now)
      owner.collectChanges { controller.countTime(to: clock.now) }
    }
    clock.advance(by: end - clock.now)
  }

  /// The impressions that the item has made, in order.
  public var impressionsMade: [Impression] { owner.impressions }

  func expose(_ fraction: Double) {
    let fraction = min(max(fraction, 0), 1)
    visibility.exposure = Exposure(fraction: fraction, isWhole: fraction == 1)
    owner.collectChanges {
      while let event = visibility.next() {
        controller.updateVisibility(event, visibility.exposure) { clock.now }
      }
    }
  }
}
