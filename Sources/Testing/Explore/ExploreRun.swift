#if !canImport(UIKit)
import Roster

/// One screen, from its first appearance to its end, and the steps that it goes through.
@MainActor
final class ExploreRun<Subject: AnyObject> {
  let subject: Subject
  let list: ListHarness
  let exploration: Exploration<Subject>
  let hooks = ExploredHooks()

  /// The issues that were there at first, which are not the fault of a step.
  private(set) var firstIssues: Set<String> = []

  /// The warnings of UIKit and its exceptions since the last check.
  var warnings: [String] = []
  var exceptions: [String] = []

  /// The present state of what steps switch on and off.
  var keyboardHeight = 0

  init?(_ exploration: Exploration<Subject>) {
    self.exploration = exploration
    var made: (subject: Subject, list: ListHarness)?
    Misses.$areExpected.withValue(true) { made = exploration.make() }
    guard let made else { return nil }
    (subject, list) = made
    list.record.observer = { [hooks] in hooks.note($0, $1) }
    list.flush()
    list.finishAnimations()
    firstIssues = Set(list.issues.map { "\($0)" })
  }

  /// The lists on the screen, in reading order, with those inside cells.
  var lists: [NestedHarness] {
    let outer = NestedHarness(list.adapter, in: list)
    let inner = list.collectionView.indexPathsForVisibleItems.sorted()
      .compactMap { list.nestedList(at: $0) }
    return [outer] + inner
  }

  /// Performs a step if it is possible.
  func perform(_ step: ExploreStep) {
    var failures: [Headless.Failure] = []
    let messages = Headless.recordingLog {
      failures = Headless.recordingFailures {
        Misses.$areExpected.withValue(true) { act(step) }
        list.window.layoutIfNeeded()
        list.flush()
      }
    }
    warnings += messages
    exceptions += failures.map(\.reason)
  }

  private func act(_ step: ExploreStep) {
    switch step {
    case .tap(let text): list.tap(text)
    case .touch(let x, let y):
      Headless.tap(at: CGPoint(x: x, y: y), in: list.window)
    case .tapItem(let section, let item, let number): at(number)?.tap([section, item])
    case .longPress(let section, let item, let number): _ = at(number)?.longPress([section, item])
    case .drag(let distance, let number): at(number)?.drag(by: CGFloat(distance))
    case .flick(let distance, let number): flick(at(number)?.collectionView, CGFloat(distance))
    case .swipe(let section, let item, let isLeading, let number):
      at(number)?.swipe([section, item], from: isLeading ? .leading : .trailing)
    case .swipeAcross(let section, let item, let isLeading, let number):
      at(number)?.swipeAcross([section, item], from: isLeading ? .leading : .trailing)
    case .move(let section, let item, let toSection, let toItem):
      if exists([toSection, toItem]) { list.drag([section, item], to: [toSection, toItem]) }
    case .pullToRefresh: list.pullToRefresh()
    case .write(let text, let name): list.write(text, into: name)
    case .erase(let name): list.erase(name)
    case .perform(let action, let section, let item):
      list.performAccessibilityAction(action, at: [section, item])
    case .change(let name, let seed):
      var random = ExploreRandom(seed: seed)
      exploration.changes.first { $0.name == name }?.body(subject, &random)
    default: surround(step)
    }
  }

  /// Performs a step of the system.
  private func surround(_ step: ExploreStep) {
    switch step {
    case .rotate: list.rotate()
    case .width(let width):
      list.resize(to: CGSize(width: CGFloat(width), height: list.window.bounds.height))
    case .textSize(let size):
      let sizes: [UIContentSizeCategory] = [
        .small, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
      ]
      if sizes.indices.contains(size) { list.setContentSize(sizes[size]) }
    case .dark(let isDark): list.setAppearance(isDark ? .dark : .light)
    case .rightToLeft(let isMirrored):
      list.setLayoutDirection(isMirrored ? .rightToLeft : .leftToRight)
    case .keyboard(let height):
      keyboardHeight = height
      if height > 0 {
        Headless.showKeyboard(height: CGFloat(height), in: list.window)
      } else {
        Headless.hideKeyboard(in: list.window)
      }
    case .leaveAndReturn: list.leaveAndReturn()
    case .hideAndShow:
      list.window.isHidden = true
      list.flush()
      list.window.isHidden = false
    case .memoryWarning: list.warnOfLowMemory()
    case .wait(let time):
      list.time.pass { Headless.advance(by: Double(time) / 1_000) }
      list.advance(by: .milliseconds(time))
    default: list.finishAnimations()
    }
  }

  private func at(_ number: Int) -> NestedHarness? {
    let lists = lists
    return lists.indices.contains(number) ? lists[number] : nil
  }

  private func exists(_ path: IndexPath) -> Bool { list.adapter.itemID(at: path) != nil }

  private func flick(_ view: UICollectionView?, _ distance: CGFloat) {
    guard let view, view.touchPoint != nil else { return }
    let velocity: CGFloat = distance < 0 ? -2 : 2
    if view.isSideways {
      Headless.flick(
        view,
        by: CGPoint(x: distance, y: 0),
        velocity: CGPoint(x: velocity, y: 0)
      )
    } else {
      Headless.flick(
        view,
        by: CGPoint(x: 0, y: distance),
        velocity: CGPoint(x: 0, y: velocity)
      )
    }
  }
}

/// The hooks of one screen's controllers, which must come in pairs.
@MainActor
final class ExploredHooks {
  private struct Life {
    weak var controller: (any CellControlling)?
    let name: String
    var isMounted = false
    var isDisplayed = false
    var isVisible = false
    var isRemoved = false
  }

  private var lives: [ObjectIdentifier: Life] = [:]

  /// What has been wrong since the last check.
  private(set) var problem: String?

  /// How often each hook was called, and on which types of controllers.
  private(set) var counts: [String: Int] = [:]
  private(set) var controllers: Set<String> = []

  func note(_ hook: ControllerHook, _ controller: any CellControlling) {
    counts["\(hook)", default: 0] += 1
    let key = ObjectIdentifier(controller)
    if lives[key] == nil || hook == .didLoad {
      let name = "\(type(of: controller))"
      controllers.insert(name)
      lives[key] = Life(controller: controller, name: "\(name) \(controller.viewModel.id)")
    }
    guard var life = lives[key] else { return }
    if life.isRemoved { fail("\(hook) after didRemove", life) }
    switch hook {
    case .didMount: toggle(\.isMounted, to: true, hook, &life)
    case .willUnmount: toggle(\.isMounted, to: false, hook, &life)
    case .willDisplay: toggle(\.isDisplayed, to: true, hook, &life)
    case .didEndDisplaying: toggle(\.isDisplayed, to: false, hook, &life)
    case .didAppear: toggle(\.isVisible, to: true, hook, &life)
    case .didDisappear: toggle(\.isVisible, to: false, hook, &life)
    case .configure: if !life.isMounted { fail("configure without a cell", life) }
    case .didRemove: life.isRemoved = true
    default: break
    }
    lives[key] = life
  }

  private func toggle(
    _ path: WritableKeyPath<Life, Bool>,
    to value: Bool,
    _ hook: ControllerHook,
    _ life: inout Life
  ) {
    if life[keyPath: path] == value { fail("\(hook) twice", life) }
    life[keyPath: path] = value
  }

  private func fail(_ reason: String, _ life: Life) {
    problem = problem ?? "\(life.name): \(reason)"
  }

  /// The controllers that are mounted according to their hooks.
  var mounted: [any CellControlling] { lives.values.filter(\.isMounted).compactMap(\.controller) }

  /// The controllers whose items appear according to their hooks.
  var visible: [any CellControlling] { lives.values.filter(\.isVisible).compactMap(\.controller) }
}
#endif
