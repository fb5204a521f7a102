import Roster

/// Does with a list what was done with a recorded one, and compares what the lists do.
///
/// What the recorded list was asked for from inside of a hook is asked for inside of the same hook.
/// When the lists differ for the first time, the replay stops: what follows would be a consequence.
@MainActor
final class Replay {
  let script: ReplayScript

  /// Where the replay departs from the recording; `nil` if it does not.
  private(set) var departure: ReplayDeparture?

  private unowned let list: ListHarness
  private let controllers: [String: ReplayedControllers]

  /// The number of the next step.
  private var next = 0
  private var time = 0

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

  /// Replays the recording.
  func run() {
    prepare()
    while departure == nil, next < script.steps.count {
      switch script.steps[next] {
      case .input(let input, let time, _): perform(input, at: time)
      case .effect(let expected): wait(for: expected)
      }
    }
  }

  private func prepare() {
    show(script.screen)
    if !script.start.sections.isEmpty {
      list.apply(content(script.start, after: 0))
      list.window.layoutIfNeeded()
      list.flush()
    }
    isPreparing = false
  }

  /// Lets the list do what it has to do.
  private func wait(for expected: ReplayScript.Effect) {
    let before = next
    list.window.layoutIfNeeded()
    if next == before { list.flush() }
    if next == before, departure == nil { depart(expected: expected, found: nil) }
  }

  private func depart(expected: ReplayScript.Effect?, found: ReplayScript.Effect?) {
    guard departure == nil else { return }
    let last = script.events.indices.contains(next) ? script.events[next] : script.events.last
    departure = ReplayDeparture(
      event: last ?? 0,
      expected: expected.map { "\($0)" },
      found: found.map { "\($0)" }
    )
  }

  private func perform(_ input: ReplayScript.Input, at time: Int) {
    let event = script.events[next]
    next += 1
    if time > self.time, list.clock.now < .microseconds(time) {
      list.clock.advance(by: .microseconds(time) - list.clock.now)
    }
    self.time = time
    list.step(input.caption) { perform(input, event: event) }
  }

  private func perform(_ input: ReplayScript.Input, event: Int) {
    let view = list.collectionView
    switch input {
    case .screen(let screen): show(screen)
    case .apply(let target, let isAnimated):
      list.adapter.apply(content(target, after: event), animated: isAnimated)
    case .state(let item, let isAnimated):
      let size = script.size(of: item, after: event)
      for controller in list.adapter.allControllers where self.item(of: controller) == item {
        controller.replayState(size: size, animated: isAnimated)
      }
    case .scroll(let x, let y):
      let offset = CGPoint(x: Double(x), y: Double(y))
      if view.contentOffset != offset { view.contentOffset = offset }
    case .touch(let touch, let section, let item):
      view.replay(touch, at: IndexPath(item: item, section: section))
    case .animationsEnd: view.finishAnimations()
    }
  }

  private func show(_ screen: RecordedScreen) {
    let size = CGSize(width: Double(screen.width), height: Double(screen.height))
    if list.window.bounds.size != size {
      list.window.frame.size = size
      list.window.layoutIfNeeded()
    }
    switch screen.selection {
    case 0: list.adapter.selectionMode = .momentary
    case 2: list.adapter.selectionMode = .multiple
    default: break
    }
  }

  private func content(_ target: ReplayedList, after event: Int) -> ReplayContent {
    note(target)
    return ReplayContent(list: target, controllers: controllers) { [script] item in
      script.size(of: item, after: event)
    }
  }

  /// Notes which controllers will stand for which items.
  private func note(_ target: ReplayedList) {
    for section in target.sections {
      for item in section.items {
        let made = ReplayedItem(item.item, version: 0, size: .zero, in: section.layout)
        let key =
          controllers[item.item.controller]?.key(made)
          ?? ReplayedKey(
            controller: ControllerKind(ReplayedController.self),
            id: Identifier(made.id)
          )
        items[key] = item.item
      }
      for supplementary in section.supplementaries {
        let made = ReplayedItem(supplementary.item, version: 0, size: .zero, in: section.layout)
        let kind = ControllerKind(ReplayedBoundaryController.self)
        items[ReplayedKey(controller: kind, id: Identifier(made.id))] = supplementary.item
      }
    }
  }

  private func item(of controller: any CellControlling) -> RecordedItem? {
    let callback = Callback(.configure, controller)
    return items[ReplayedKey(controller: callback.controller, id: callback.id)]
  }

  private func note(_ effect: ListEffect) {
    guard !isPreparing, departure == nil else { return }
    let found = self.effect(effect)
    guard next < script.steps.count else { return }
    skipInner()
    guard next < script.steps.count, case .effect(found) = script.steps[next] else {
      var expected: ReplayScript.Effect?
      if next < script.steps.count, case .effect(let effect) = script.steps[next] {
        expected = effect
      }
      return depart(expected: expected, found: found)
    }
    next += 1
    performInner()
  }

  /// Skips what the recorded list has done with itself.
  private func skipInner() {
    while next < script.steps.count, case .input(let input, _, true) = script.steps[next],
      !input.isAsked
    {
      next += 1
    }
  }

  /// Asks for what the recorded list was asked for inside of the present hook.
  private func performInner() {
    skipInner()
    while departure == nil, next < script.steps.count,
      case .input(let input, let time, true) = script.steps[next]
    {
      if input.isAsked { perform(input, at: time) } else { next += 1 }
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

extension ReplayScript.Input {
  /// Whether code or a person asks for it, and not the list itself.
  fileprivate var isAsked: Bool {
    switch self {
    case .apply, .state, .touch: true
    case .screen, .scroll, .animationsEnd: false
    }
  }

  /// What is done, in words.
  fileprivate var caption: String {
    switch self {
    case .screen(let screen): "show on \(screen.width) × \(screen.height)"
    case .apply(let list, _): "apply \(list.sections.count) sections"
    case .state(let item, _): "change the state of \(item.controller)"
    case .scroll(let x, let y): "scroll to \(x), \(y)"
    case .touch(let touch, let section, let item): "\(touch) item \(item) of section \(section)"
    case .animationsEnd: "end the animations"
    }
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

extension CellControlling {
  /// Changes the state of a made-up controller; one of the app is configured again.
  fileprivate func replayState(size: CGSize, animated isAnimated: Bool) {
    let change: (inout ReplayedState) -> Void = { state in
      state.version += 1
      state.size = size
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
