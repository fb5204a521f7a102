import Roster
import RosterTesting

/// Logs what it hears of being on screen, and lets a test act from inside a callback.
class SeenController: NoteController {
  override func didAppear() {
    log.add("appear", viewModel.id)
    log.onMount?(self)
  }

  override func didAppearFully() {
    log.add("fully", viewModel.id)
  }

  override func didDisappearPartially() {
    log.add("partially", viewModel.id)
  }

  override func didDisappear() {
    log.add(cell == nil ? "disappear without cell" : "disappear", viewModel.id)
    log.onUpdate?(self)
  }

  override func didImpress(_ impression: Impression) {
    log.add("impress \(impression.name)", viewModel.id)
  }

  override func didEnterPreloadRange() {
    log.add("enter", viewModel.id)
  }

  override func didExitPreloadRange() {
    log.add("exit", viewModel.id)
  }

  override func didMount(on cell: NoteCell) {}

  override func configure(_ cell: NoteCell) {
    cell.label.text = viewModel.text
  }
}

/// Is also told of each change of the visible fraction, and is got ready before it is shown.
final class ObservingController: SeenController {
  override class var observesVisibleFraction: Bool { true }

  override class var prefetches: Bool { true }

  override func visibleFractionDidChange(from old: Double) {
    log.add("from \(old) to \(visibleFraction)", viewModel.id)
  }

  override func prefetch() {
    log.add("prefetch", viewModel.id)
  }

  override func cancelPrefetch() {
    log.add("cancel prefetch", viewModel.id)
  }
}

/// Notes in one section, presented by controllers that log what they hear of being on screen.
struct Seen: ListContent {
  let notes: [Note]
  let log: Log
  var isObserving = false

  init(_ ids: some Sequence<Int>, log: Log, isObserving: Bool = false) {
    notes = ids.map { Note($0) }
    self.log = log
    self.isObserving = isObserving
  }

  var body: some ListContent {
    Section("seen") {
      if isObserving {
        Items(notes) { ObservingController($0, log: log) }
      } else {
        Items(notes) { SeenController($0, log: log) }
      }
    }
  }
}

extension Log {
  /// What happened since the last call that is about being on screen.
  func takeVisibility() -> [String] {
    let words = ["appear", "fully", "partially", "disappear", "disappear without cell", "from"]
    return take().filter { entry in
      words.contains { entry.hasPrefix("\($0) ") }
    }
  }
}
