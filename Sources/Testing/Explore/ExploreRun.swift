#if !canImport(UIKit)
import Foundation
import Roster

/// One screen, from its first appearance to its end, and the steps that it goes through.
@MainActor
final class ExploreRun<Subject: AnyObject> {
  let subject: Subject
  let list: ListHarness
  let exploration: Exploration<Subject>
  let hooks: ExploredHooks

  /// The issues that were there at first, which are not the fault of a step, and how many were looked at.
  private var firstIssues: Set<String> = []
  private var issuesSeen = 0

  /// The warnings of UIKit and its exceptions since the beginning.
  private(set) var warnings: [String] = []
  private(set) var exceptions: [String] = []

  /// An edited item that has lost the focus in the latest step.
  private(set) var interruptedItem: String?

  /// The present state of what steps switch on and off.
  var keyboardHeight = 0

  private let otherLists: OtherLists

  init(_ exploration: Exploration<Subject>) {
    self.exploration = exploration
    let hooks = ExploredHooks()
    self.hooks = hooks
    let former = ListAdapter.newAdapterObserver
    let otherLists = OtherLists()
    ListAdapter.newAdapterObserver = {
      former?($0)
      otherLists.adapters.append(WeakAdapter(adapter: $0))
    }
    ListRecord.observerOfNewLists = { hooks.note($0, $1) }
    (subject, list) = TraceOnFailure.$current.withValue(nil) { exploration.make() }
    ListRecord.observerOfNewLists = nil
    ListAdapter.newAdapterObserver = former
    self.otherLists = otherLists
    watch {
      list.flush()
      list.finishAnimations()
    }
    firstIssues = Set(list.issues.map { "\($0)" })
    issuesSeen = list.issues.count
  }

  /// The lists on the screen: the one under test, those inside its cells in reading order, and others beside it.
  var lists: [NestedHarness] {
    let outer = NestedHarness(list.adapter, in: list)
    let inner = list.collectionView.indexPathsForVisibleItems.sorted()
      .compactMap { list.nestedList(at: $0) }
    let others = otherLists.adapters.compactMap(\.adapter)
      .filter { $0 !== list.adapter && $0.collectionView.window === list.window }
    return [outer] + inner + others.map { NestedHarness($0, in: list) }
  }

  /// Performs a step if it is possible.
  func perform(_ step: ExploreStep) {
    let edited = step.keepsFocus ? editedItem : nil
    watch(isResize: step.changesWidth) {
      Misses.$areExpected.withValue(true) { act(step) }
      list.window.layoutIfNeeded()
      list.flush()
      list.window.layoutIfNeeded()
    }
    interruptedItem = nil
    guard let edited, list.adapter.indexPath(of: edited.id) != nil else { return }
    // A cell that is typed into is hidden while it is out of sight.
    if edited.controller.mountedView?.isTypedInto != true { interruptedItem = "\(edited.id)" }
  }

  /// Runs a block, and records exceptions and warnings in it.
  ///
  /// - Parameters:
  ///   - isResize: Whether the width may change: a flow layout then complains of the sizes that it has, before its
  ///     delegate can give it others.
  ///   - body: The block.
  func watch(isResize: Bool = false, _ body: () -> Void) {
    var failures: [Headless.Failure] = []
    let messages = Headless.recordingLog {
      failures = Headless.recordingFailures { list.time.pass(body) }
    }
    let complaint = "UICollectionViewFlowLayout is not defined"
    warnings += messages.filter { !isResize || !$0.contains(complaint) }
    exceptions += failures.map(\.reason)
  }

  /// The first issue that was not there at first.
  var newIssue: String? {
    if let warning = warnings.first { return "UIKit logs: \(warning)" }
    let new = list.issues[min(issuesSeen, list.issues.count)...]
    issuesSeen = list.issues.count
    return new.lazy.map { "\($0)" }.first { !self.firstIssues.contains($0) }
  }

  /// The item that is edited, in the list under test.
  private var editedItem: (id: ItemID, controller: any CellControlling)? {
    guard let view = list.window.firstView(where: \.isFirstResponder) else { return nil }
    let cells = sequence(first: view, next: \.superview).compactMap { $0 as? UICollectionViewCell }
    guard let cell = cells.first(where: { $0.superview === list.collectionView }),
      let path = list.collectionView.indexPath(for: cell), let id = list.adapter.itemID(at: path),
      let controller = list.adapter.controller(at: path)
    else { return nil }
    return (id, controller)
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
    case .press(let key): list.press(key.value)
    case .dragAndDrop(let section, let item, let number, let toSection, let toItem, let other):
      guard let target = at(other),
        target.collectionView.cellForItem(at: [toSection, toItem]) != nil,
        let drag = at(number)?.lift([section, item])
      else { return }
      drag.move(over: [toSection, toItem], of: target.adapter)
      drag.drop()
    case .drop(let text, let section, let item, let number):
      guard let target = at(number), target.collectionView.cellForItem(at: [section, item]) != nil
      else {
        return
      }
      let provider = NSItemProvider(object: NSString(string: text))
      let drag = list.dragFromElsewhere([UIDragItem(itemProvider: provider)])
      drag.move(over: [section, item], of: target.adapter)
      drag.drop()
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
    case .compare: break
    case .wait(let time):
      Headless.advance(by: Double(time) / 1_000)
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

extension UIView {
  /// Whether the view, or a view inside it, is the first responder.
  fileprivate var isTypedInto: Bool { isFirstResponder || subviews.contains(where: \.isTypedInto) }
}

/// The lists that a screen makes.
@MainActor
private final class OtherLists {
  var adapters: [WeakAdapter] = []
}

private struct WeakAdapter {
  weak var adapter: ListAdapter?
}

extension ExploreStep.Key {
  @MainActor
  fileprivate var value: KeyAction.Key {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .return: .return
    case .tab: .tab
    case .space: .space
    case .delete: .delete
    case .escape: .escape
    }
  }
}

/// The hooks of one screen's controllers, which must come in pairs.
@MainActor
final class ExploredHooks {
  private struct Life {
    weak var controller: (any CellControlling)?
    let name: String
    /// Unknown for a controller that was made before the harness began to listen.
    var isMounted: Bool?
    var isDisplayed: Bool?
    var isVisible: Bool?
    var isRemoved = false
  }

  private var lives: [ObjectIdentifier: Life] = [:]
  private var mountedKeys: Set<ObjectIdentifier> = []
  private var visibleKeys: Set<ObjectIdentifier> = []

  /// What has been wrong since the last check.
  private(set) var problem: String?

  /// How often each hook was called, and on which types of controllers.
  private(set) var counts: [ControllerHook: Int] = [:]
  private(set) var controllers: Set<String> = []

  func note(_ hook: ControllerHook, _ controller: any CellControlling) {
    counts[hook, default: 0] += 1
    let key = ObjectIdentifier(controller)
    if lives[key] == nil || hook == .didLoad {
      let name = "\(type(of: controller))"
      controllers.insert(name)
      let isNew: Bool? = hook == .didLoad ? false : nil
      lives[key] = Life(
        controller: controller,
        name: "\(name) \(controller.viewModel.id)",
        isMounted: isNew,
        isDisplayed: isNew,
        isVisible: isNew
      )
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
    case .configure: if life.isMounted == false { fail("configure without a cell", life) }
    case .didRemove: life.isRemoved = true
    default: break
    }
    lives[key] = life
    if life.isMounted == true { mountedKeys.insert(key) } else { mountedKeys.remove(key) }
    if life.isVisible == true { visibleKeys.insert(key) } else { visibleKeys.remove(key) }
  }

  private func toggle(
    _ path: WritableKeyPath<Life, Bool?>,
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
  var mounted: [any CellControlling] {
    mountedKeys.compactMap { lives[$0]?.controller }
  }

  /// The controllers whose items appear according to their hooks.
  var visible: [any CellControlling] {
    visibleKeys.compactMap { lives[$0]?.controller }
  }
}
#endif
