import Roster

/// Does with a list what was done with a recorded one, and compares what the lists do.
///
/// What the recorded list was asked for from inside of a hook is asked for inside of the same hook.
/// When the lists differ for the first time, the replay stops: what follows would be a consequence. Only a missing issue
/// does not stop it.
@MainActor
final class Replay {
  /// Where the replay departs from the recording; `nil` if it does not.
  private(set) var departure: ReplayDeparture?

  private let script: ReplayScript
  private unowned let list: ListHarness
  private let controllers: [String: ReplayedControllers]

  /// The step that is performed, or was performed last, and how long its updates took when they were recorded.
  private(set) var performed: (event: Int, time: Int, duration: Int)?

  /// The number of the next step.
  private var next = 0

  /// Whether the list has done something else than the recorded one.
  private var hasStopped = false

  /// Whether the list is brought to the state at the beginning of the recording.
  private var isPreparing = true

  /// The recorded items, by the controllers that stand for them.
  private var items: [ReplayedKey: RecordedItem] = [:]

  init(_ recording: Recording, in list: ListHarness, with controllers: [ReplayedControllers]) {
    script = ReplayScript(recording)
    self.list = list
    self.controllers = Dictionary(controllers.map { ($0.name, $0) }) { $1 }
    list.adapter.observeEffects { [weak self] in self?.note($0) }
  }

  private var nextStep: ReplayScript.Step? {
    next < script.steps.count ? script.steps[next] : nil
  }

  /// Replays the recording.
  func run() {
    list.step("the beginning of the recording") { prepare() }
    isPreparing = false
    while !hasStopped, let step = nextStep {
      list.step(step.caption) { perform(step) }
    }
  }

  /// Performs a step that is asked for, and lets the list do what follows from it.
  private func perform(_ step: ReplayScript.Step) {
    performed = (step.event, step.time, 0)
    if case .input(let input) = step.what {
      next += 1
      pass(until: step.time)
      perform(input, event: step.event)
    }
    while !hasStopped, let step = nextStep, case .effect(let expected) = step.what {
      wait(for: expected, at: step)
    }
  }

  private func prepare() {
    show(script.start.screen)
    if !script.start.list.sections.isEmpty {
      list.adapter.apply(content(script.start.list), animated: false)
      list.window.layoutIfNeeded()
      list.flush()
    }
    scroll(to: script.start.offset)
    guard !script.isComplete else { return }
    list.window.layoutIfNeeded()
    list.flush()
  }

  /// Lets the list do what it has to do.
  private func wait(for expected: ReplayScript.Effect, at step: ReplayScript.Step) {
    let before = next
    list.window.layoutIfNeeded()
    if next == before { list.flush() }
    if next == before { pass(until: step.time) }
    if next == before { miss(expected) }
  }

  private func pass(until time: Int) {
    let rest = .microseconds(time) - list.clock.now
    if rest > .zero { list.clock.advance(by: rest) }
  }

  /// Notes that the list does not do what it should, and goes on without an issue: only the app's code may cause it.
  private func miss(_ expected: ReplayScript.Effect) {
    guard case .issue = expected else { return depart(expected: expected, found: nil) }
    note(departureFrom: expected, nil)
    next += 1
  }

  private func depart(expected: ReplayScript.Effect?, found: ReplayScript.Effect?) {
    note(departureFrom: expected, found)
    hasStopped = true
  }

  private func note(departureFrom expected: ReplayScript.Effect?, _ found: ReplayScript.Effect?) {
    guard departure == nil else { return }
    departure = ReplayDeparture(
      event: (nextStep ?? script.steps.last)?.event ?? 0,
      expected: expected.map { "\($0)" },
      found: found.map { "\($0)" }
    )
  }

  private func perform(_ input: ReplayScript.Input, event: Int) {
    switch input {
    case .screen(let screen): show(screen)
    case .apply(let target, let isAnimated):
      list.adapter.apply(content(target), animated: isAnimated)
    case .state(let item, let position, let size, let isAnimated):
      let controller =
        position.flatMap {
          list.adapter.controller(at: IndexPath(item: $0.item, section: $0.section))
        }
        ?? list.adapter.allControllers.first { self.item(of: $0) == item }
      controller?.replayState(size: size, at: event, animated: isAnimated)
    case .scroll(let offset): scroll(to: offset)
    case .touch(let touch, let path): list.collectionView.replay(touch, at: path)
    case .animationsEnd: list.collectionView.finishAnimations()
    }
  }

  private func scroll(to offset: CGPoint) {
    if list.collectionView.contentOffset != offset { list.collectionView.contentOffset = offset }
  }

  private func show(_ screen: RecordedScreen) {
    let size = CGSize(width: Double(screen.width), height: Double(screen.height))
    let (window, view) = (list.window, list.collectionView)
    if screen.isInWindow != (view.window != nil) {
      if screen.isInWindow { window.addSubview(view) } else { view.removeFromSuperview() }
    }
    if screen.isDark != (view.traitCollection.userInterfaceStyle == .dark) {
      window.overrideUserInterfaceStyle = screen.isDark ? .dark : .light
    }
    let category = UIContentSizeCategory(rawValue: screen.textSize)
    if category != view.traitCollection.preferredContentSizeCategory {
      _ = window.setTraits(UITraitCollection(preferredContentSizeCategory: category))
    }
    switch screen.selection {
    case 0: list.adapter.selectionMode = .momentary
    case 2: list.adapter.selectionMode = .multiple
    default: break
    }
    guard view.bounds.size != size || window.bounds.size != size else { return }
    window.frame.size = size
    view.frame.size = size
    window.layoutIfNeeded()
  }

  private func content(_ target: ReplayedList) -> ReplayContent {
    for section in target.sections {
      for item in section.items {
        let made = script.made(item, section)
        let key = controllers[made.id.controller]?.key(made) ?? ReplayedKey(made)
        items[key] = script.name(of: item)
      }
      for boundary in section.boundaries {
        items[ReplayedKey(boundary: script.made(boundary, section))] = boundary.name
      }
    }
    return ReplayContent(list: target, script: script, controllers: controllers)
  }

  private func item(of controller: any CellControlling) -> RecordedItem? {
    let callback = Callback(.configure, controller)
    return items[ReplayedKey(controller: callback.controller, id: callback.id)]
  }
}

extension Replay {
  private func note(_ effect: ListEffect) {
    guard !isPreparing, !hasStopped, next < script.steps.count else { return }
    let found = self.effect(effect)
    // What the recorded list has done by itself, such as scrolling, this one does by itself, too.
    let index = script.steps[next...].firstIndex { !$0.isOwn } ?? next
    guard case .effect(let expected) = script.steps[index].what, expected.allows(found) else {
      if !script.isComplete, case .hook(.didLoad, _, _) = found { return }
      guard case .effect(let expected) = script.steps[index].what else {
        return depart(expected: nil, found: found)
      }
      guard case .issue = expected else { return depart(expected: expected, found: found) }
      next = index
      miss(expected)
      return note(effect)
    }
    next = index + 1
    performed?.duration += script.steps[index].duration
    performInner()
  }

  /// Asks for what the recorded list was asked for inside of the present hook.
  private func performInner() {
    while !hasStopped, let step = nextStep, step.isInside, case .input(let input) = step.what {
      // Another size is noticed inside of the layout pass that follows.
      if case .screen = input { return }
      next += 1
      if !step.isOwn { perform(input, event: step.event) }
    }
  }

  private func effect(_ effect: ListEffect) -> ReplayScript.Effect {
    switch effect {
    case .hook(let hook, let controller, let reason):
      let unknown = RecordedItem(controller: "\(type(of: controller))", hash: 0)
      return .hook(hook, item(of: controller) ?? unknown, reason)
    case .update(let count): return .update(count: count)
    case .shown(let style): return .shown(style: style)
    case .issue(let code): return .issue(code: code)
    }
  }
}

extension ReplayScript.Step {
  /// Whether the list does it by itself, also if code or a person can ask for it.
  fileprivate var isOwn: Bool {
    switch what {
    case .input(.scroll), .input(.animationsEnd): true
    case .input(.screen), .input(.apply), .input(.state), .input(.touch), .effect: false
    }
  }

  /// What is done, in words.
  fileprivate var caption: String {
    switch what {
    case .input(.screen(let screen)): "show on \(screen.width) × \(screen.height)"
    case .input(.apply(let list, _)): "apply \(list.sections.count) sections"
    case .input(.state(let item, _, _, _)): "change the state of \(item.words)"
    case .input(.scroll(let offset)): "scroll to \(offset.x), \(offset.y)"
    case .input(.touch(let touch, let path)):
      "\(touch) item \(path.item) of section \(path.section)"
    case .input(.animationsEnd): "end the animations"
    case .effect: "continue"
    }
  }
}

extension ReplayScript.Effect {
  /// Whether a replay may do something where the recorded list did this; nothing is known of some recorded items.
  fileprivate func allows(_ found: Self) -> Bool {
    guard case .hook(let hook, let item, let reason) = self, item.hash == 0,
      case .hook(hook, _, reason) = found
    else { return self == found }
    return true
  }
}

extension ReplayScript.Effect: CustomStringConvertible {
  var description: String {
    switch self {
    case .hook(.configure, let item, let reason): "configure (\(reason)) of \(item.words)"
    case .hook(let hook, let item, _): "\(hook) of \(item.words)"
    case .update(let count): "an update to \(count) items"
    case .shown(let style): "the update is shown: \(style)"
    case .issue(let code): "the issue \(code)"
    }
  }
}

extension RecordedItem {
  fileprivate var words: String { "\(controller) \(String(hash, radix: 16))" }
}

extension ReplayedKey {
  fileprivate init(_ item: ReplayedItem) {
    self.init(controller: ControllerKind(ReplayedController.self), id: Identifier(item.id))
  }

  fileprivate init(boundary item: ReplayedItem) {
    self.init(controller: ControllerKind(ReplayedBoundaryController.self), id: Identifier(item.id))
  }
}

extension CellControlling {
  /// Changes the state of a made-up controller; one of the app is configured again.
  fileprivate func replayState(size: CGSize, at event: Int, animated isAnimated: Bool) {
    let change: (inout ReplayedState) -> Void = { state in
      state.version += 1
      state.size = size
      state.sizedAt = event
    }
    if let made = self as? ReplayedController {
      made.updateState(animated: isAnimated, change)
    } else if let made = self as? ReplayedBoundaryController {
      made.updateState(animated: isAnimated, change)
    }
  }
}

extension UICollectionView {
  fileprivate func replay(_ touch: RecordedTouch, at path: IndexPath) {
    guard path.section < numberOfSections, path.item < numberOfItems(inSection: path.section) else {
      return
    }
    switch touch {
    case .highlight, .unhighlight: cellForItem(at: path)?.isHighlighted = touch == .highlight
    case .select: selectItem(at: path, animated: false, scrollPosition: [])
    case .deselect: deselectItem(at: path, animated: false)
    case .primaryAction: break
    }
    #if canImport(UIKit)
    switch touch {
    case .highlight: delegate?.collectionView?(self, didHighlightItemAt: path)
    case .unhighlight: delegate?.collectionView?(self, didUnhighlightItemAt: path)
    case .select: delegate?.collectionView?(self, didSelectItemAt: path)
    case .deselect: delegate?.collectionView?(self, didDeselectItemAt: path)
    case .primaryAction: delegate?.collectionView?(self, performPrimaryActionForItemAt: path)
    }
    #else
    switch touch {
    case .highlight: delegate?.collectionView(self, didHighlightItemAt: path)
    case .unhighlight: delegate?.collectionView(self, didUnhighlightItemAt: path)
    case .select: delegate?.collectionView(self, didSelectItemAt: path)
    case .deselect: delegate?.collectionView(self, didDeselectItemAt: path)
    case .primaryAction: delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
    #endif
  }
}
