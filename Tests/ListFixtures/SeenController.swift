public import Roster

/// Logs what it hears of being on screen, and lets a test act from inside a callback.
open class SeenController: NoteController {
  open override func didAppear() {
    log.add("appear", viewModel.id)
    log.onMount?(self)
  }

  open override func didAppearFully() {
    log.add("fully", viewModel.id)
  }

  open override func didDisappearPartially() {
    log.add("partially", viewModel.id)
  }

  open override func didDisappear() {
    log.add(cell == nil ? "disappear without cell" : "disappear", viewModel.id)
    log.onUpdate?(self)
  }

  open override func didImpress(_ impression: Impression) {
    log.add("impress \(impression.name)", viewModel.id)
  }

  open override func didEnterPreloadRange() {
    log.add("enter", viewModel.id)
  }

  open override func didExitPreloadRange() {
    log.add("exit", viewModel.id)
  }

  open override func didMount(on cell: NoteCell) {}

  open override func configure(_ cell: NoteCell) {
    cell.label.text = viewModel.text
  }
}

/// Is also told of each change of the visible fraction, and is got ready before it is shown.
public final class ObservingController: SeenController {
  public override class var observesVisibleFraction: Bool { true }

  public override class var prefetches: Bool { true }

  public override func visibleFractionDidChange(from old: Double) {
    log.add("from \(old) to \(visibleFraction)", viewModel.id)
  }

  public override func prefetch() {
    log.add("prefetch", viewModel.id)
  }

  public override func cancelPrefetch() {
    log.add("cancel prefetch", viewModel.id)
  }
}

/// Notes in one section, presented by controllers that log what they hear of being on screen.
public struct Seen: ListContent {
  public let notes: [Note]
  public let log: Log
  public var isObserving = false

  public init(_ ids: some Sequence<Int>, log: Log, isObserving: Bool = false) {
    notes = ids.map { Note($0) }
    self.log = log
    self.isObserving = isObserving
  }

  public var body: some ListContent {
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
  public func takeVisibility() -> [String] {
    let words = ["appear", "fully", "partially", "disappear", "disappear without cell", "from"]
    return take().filter { entry in
      words.contains { entry.hasPrefix("\($0) ") }
    }
  }
}
