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
  private let player: ReplayPlayer
  private unowned let list: ListHarness

  /// The step that is performed, or was performed last: how long its updates took when they were recorded, and the line of
  /// the app that has asked for them.
  private(set) var performed: (event: Int, time: Int, duration: Int, location: String?)?

  /// The list that was shown last.
  private var cursor = ReplayScript.Cursor()

  /// The number of the next step.
  private var next = 0

  /// The number of a step that was performed before its time.
  private var reloaded: Int?

  /// Whether the list has done something else than the recorded one.
  private var hasStopped = false

  /// Whether the list is brought to the state at the beginning of the recording.
  private var isPreparing = true

  init(_ recording: Recording, in list: ListHarness, with controllers: [ReplayedControllers]) {
    script = ReplayScript(recording)
    player = ReplayPlayer(list, with: controllers)
    self.list = list
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
    performed = (step.event, step.time, 0, step.location)
    if case .input(let input) = step.what {
      next += 1
      pass(until: step.time)
      let input = script.step(input, &cursor)
      if reloaded != step.event { player.perform(input, at: step.event) }
    }
    while !hasStopped, let step = nextStep, case .effect(let expected) = step.what {
      wait(for: expected, at: step)
    }
  }

  private func prepare() {
    for step in script.beginning {
      player.perform(step)
      guard case .apply = step else { continue }
      list.window.layoutIfNeeded()
      list.flush()
    }
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
    if next == before { reloadEarly() }
    if next == before { list.collectionView.finishAnimations() }
    if next == before { miss(expected) }
  }

  /// Reloads the collection view if that is what comes next: it tells its layout later that it has discarded its cells.
  private func reloadEarly() {
    let input = script.steps[next...].first { if case .input = $0.what { true } else { false } }
    guard let input, case .input(.other(.reload)) = input.what else { return }
    reloaded = input.event
    list.collectionView.reloadData()
    list.window.layoutIfNeeded()
    list.flush()
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

  private func note(_ effect: ListEffect) {
    guard !isPreparing, !hasStopped, next < script.steps.count else { return }
    let found = self.effect(effect)
    // What the recorded list has done by itself, such as scrolling, this one does by itself, too.
    let index = script.steps[next...].firstIndex { !$0.isOwn && $0.event != reloaded } ?? next
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
    performed?.duration &+= script.steps[index].duration
    performInner()
  }

  /// Asks for what the recorded list was asked for inside of the present hook.
  private func performInner() {
    while !hasStopped, let step = nextStep, step.isInside, case .input(let input) = step.what {
      // Another size is noticed inside of the layout pass that follows.
      if case .other(.screen) = input { return }
      next += 1
      let asked = script.step(input, &cursor)
      // A collection view refuses a batch in here, so no app has sent one: the file is damaged.
      if case .batch = asked { continue }
      if !step.isOwn { player.perform(asked, at: step.event) }
    }
  }

  private func effect(_ effect: ListEffect) -> ReplayScript.Effect {
    switch effect {
    case .hook(let hook, let controller, let reason):
      let unknown = ReplayedItem.ID(0, "\(type(of: controller))")
      return .hook(hook, player.item(of: controller) ?? unknown, reason)
    case .update(let count): return .update(count: count)
    case .shown(let style): return .shown(style: style)
    case .issue(let code): return .issue(code: code)
    }
  }
}

extension ReplayScript.Step {
  /// What is done, in words.
  fileprivate var caption: String {
    switch what {
    case .input(.apply): "apply"
    case .input(.other(let step)): step.caption
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
