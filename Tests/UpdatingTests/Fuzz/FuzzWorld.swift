import Observation
import Roster

/// A model that some controllers read when they configure their cells.
@MainActor
protocol FuzzMood: AnyObject {
  var value: Int { get set }
}

@available(iOS 17, macOS 14, *)
@MainActor
@Observable
private final class ObservedMood: FuzzMood {
  var value = 0
}

/// Never changes, where changes are not observed.
private final class SteadyMood: FuzzMood {
  var value: Int {
    get { 0 }
    set { _ = newValue }
  }
}

/// Knows the controllers of a run of random steps: what has been called on them, and what they have
/// to remember.
@MainActor
final class FuzzWorld {
  /// The callbacks that something may be done in.
  enum Callback: CaseIterable {
    case load, mount, configure, display, endDisplay, unmount, update, move, select, remove, appear,
      disappear, act, beginSwiping, endSwiping, insert, drop
  }

  /// A controller of any type.
  private struct Entry {
    weak var controller: (any FuzzControlling)?
    var state = FuzzState()
  }

  private var entries: [Int: Entry] = [:]
  private var armed: [Callback: () -> Void] = [:]
  private var nextSerial = 0

  let mood: any FuzzMood = {
    if #available(iOS 17, macOS 14, *) { return ObservedMood() }
    return SteadyMood()
  }()

  /// How often a badge was asked for.
  var badges = 0

  /// The number of things that have been done in callbacks.
  private(set) var fired = 0

  /// What the controllers have noticed.
  private(set) var problems: [String] = []

  /// The number of a new controller.
  func add() -> Int {
    nextSerial += 1
    entries[nextSerial] = Entry()
    return nextSerial
  }

  func complain(_ problem: String) {
    problems.append(problem)
  }

  /// Does something the next time that any controller gets a callback.
  func arm(_ callback: Callback, _ action: @escaping () -> Void) {
    armed[callback] = action
  }

  func fire(_ callback: Callback) {
    guard let action = armed.removeValue(forKey: callback) else { return }
    fired += 1
    action()
  }

  func disarm() {
    armed = [:]
  }

  /// Notes where a controller is to be found.
  func register(_ controller: any FuzzControlling) {
    entries[controller.record.serial]?.controller = controller
  }

  /// The controllers that are in memory, oldest first.
  var controllers: [any FuzzControlling] {
    entries = entries.filter { $0.value.controller != nil }
    return entries.sorted { $0.key < $1.key }.compactMap(\.value.controller)
  }

  /// What a controller has to remember.
  subscript(serial: Int) -> FuzzState {
    get { entries[serial]?.state ?? FuzzState() }
    set { entries[serial]?.state = newValue }
  }
}

/// Checks that the callbacks of one controller come in order and in pairs.
@MainActor
final class FuzzRecord {
  let serial: Int
  let world: FuzzWorld

  private(set) var isRemoved = false
  private var isLoaded = false
  private var isConfigured = false
  private var isDisplayed = false
  private var isInserted = false
  private(set) var isVisible = false
  private(set) var isFullyVisible = false
  private(set) var isSwiped = false
  private var view: ObjectIdentifier?

  init(_ world: FuzzWorld) {
    self.world = world
    serial = world.add()
  }

  var isMounted: Bool { view != nil }

  func load() {
    expect(!isLoaded && !isRemoved && view == nil, "didLoad")
    isLoaded = true
    world.fire(.load)
  }

  func mount(on view: UICollectionReusableView) {
    expect(isLoaded && !isRemoved && self.view == nil, "didMount")
    self.view = ObjectIdentifier(view)
    isConfigured = false
    world.fire(.mount)
  }

  func configure(_ view: UICollectionReusableView) {
    expect(self.view == ObjectIdentifier(view), "configure")
    isConfigured = true
    world.fire(.configure)
  }

  func display(_ view: UICollectionReusableView) {
    expect(self.view == ObjectIdentifier(view) && isConfigured && !isDisplayed, "willDisplay")
    isDisplayed = true
    world.fire(.display)
  }

  func endDisplay(_ view: UICollectionReusableView) {
    expect(self.view == ObjectIdentifier(view) && isDisplayed && !isVisible, "didEndDisplaying")
    isDisplayed = false
    world.fire(.endDisplay)
  }

  func unmount(from view: UICollectionReusableView) {
    expect(self.view == ObjectIdentifier(view) && !isDisplayed && !isSwiped, "willUnmount")
    self.view = nil
    world.fire(.unmount)
  }

  func remove() {
    expect(view == nil && !isRemoved, "didRemove")
    isRemoved = true
    world.fire(.remove)
  }

  func insert() {
    expect(view != nil && isConfigured && !isInserted, "didInsert")
    isInserted = true
    world.fire(.insert)
  }

  func appear() {
    expect(isDisplayed && !isVisible && !isFullyVisible, "didAppear")
    isVisible = true
    world.fire(.appear)
  }

  func appearFully() {
    expect(isDisplayed && isVisible && !isFullyVisible, "didAppearFully")
    isFullyVisible = true
  }

  func disappearPartially() {
    expect(isDisplayed && isVisible && isFullyVisible, "didDisappearPartially")
    isFullyVisible = false
  }

  func disappear() {
    expect(isDisplayed && isVisible && !isFullyVisible, "didDisappear")
    isVisible = false
    world.fire(.disappear)
  }

  func beginSwiping() {
    expect(isDisplayed && !isSwiped, "willBeginSwiping")
    isSwiped = true
    world.fire(.beginSwiping)
  }

  func endSwiping() {
    expect(isLoaded && !isRemoved && isSwiped, "didEndSwiping")
    isSwiped = false
    world.fire(.endSwiping)
  }

  func tell(_ callback: FuzzWorld.Callback, if isInOrder: Bool = true) {
    expect(isInOrder && isLoaded && !isRemoved, "\(callback)")
    world.fire(callback)
  }

  private func expect(_ isInOrder: Bool, _ callback: String) {
    guard !isInOrder else { return }
    world.complain("controller \(serial) was not in order for \(callback)")
  }
}
