import Foundation
import Roster
import RosterTesting
import TestSupport
import Testing

/// Random lists that are recorded and replayed.
@MainActor
@Suite struct RecordingFuzzTests {
  @Test
  func `a replay of a random script ends in the same list, the same hooks and the same issues`()
    throws
  {
    for seed in Effort.seeds(1_000) {
      let script = RecordedScript(seed: seed)
      script.run()
      let recording = try #require(script.list.adapter.recording)
      let replay = try ListHarness(replaying: recording)
      #expect(replay.departure == nil, "seed \(seed)")
      let (hooks, found) = (script.list.hooks, replay.hooks)
      #expect(hooks.elementsEqual(found), "seed \(seed)")
      #expect(replay.issueNames == script.list.issueNames, "seed \(seed)")
      #expect(replay.counts == script.list.counts, "seed \(seed)")
      let distance =
        script.list.collectionView.contentOffset.y - replay.collectionView.contentOffset.y
      #expect(abs(distance) < 0.01, "seed \(seed)")
    }
  }
}

extension ListHarness {
  fileprivate var hooks: [ControllerHook] { callbacks.map(\.hook) }

  fileprivate var counts: [Int] {
    (0..<collectionView.numberOfSections).map(collectionView.numberOfItems)
  }
}

/// A list with which random things are done.
@MainActor
final class RecordedScript {
  let list = ListHarness.recorded()
  var log: (String) -> Void = { _ in }
  private var generator: SeededGenerator

  /// What may be done: a script has animations, or it changes the collection view behind the list's back.
  private let kinds: [Int]

  private var sections: [(id: Int, entries: [Entry])] = []
  private var nextID = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    kinds = Array(0...7) + (seed.isMultiple(of: 2) ? [8, 9, 11] : [10])
  }

  func run() {
    for _ in 0..<3 + generator.roll(12) { step() }
    list.flush()
    list.finishAnimations()
  }

  private func step() {
    let kind = kinds[generator.roll(kinds.count)]
    log("step \(kind)")
    switch kind {
    case 0...2:
      change()
      list.apply(Entries(sections))
    case 8:
      change()
      list.apply(Entries(sections), animated: true)
    case 9: list.finishAnimations()
    case 10: reloadBehindTheListsBack()
    case 11:
      let visible = list.visibleItems
      guard !visible.isEmpty else { return }
      let path = visible[generator.roll(visible.count)]
      list.controller(EntryController.self, at: path)?
        .updateState(animated: true) { $0.height = CGFloat(10 * generator.roll(5)) }
      list.flush()
    case 3: list.scroll(to: CGFloat(generator.roll(800)))
    case 4:
      let visible = list.visibleItems
      guard !visible.isEmpty else { return }
      let path = visible[generator.roll(visible.count)]
      list.controller(EntryController.self, at: path)?
        .updateState(animated: false) { $0.height = CGFloat(10 * generator.roll(5)) }
      list.flush()
    case 5:
      let visible = list.visibleItems
      guard !visible.isEmpty else { return }
      list.tap(visible[generator.roll(visible.count)])
    case 6: list.resize(to: CGSize(width: 320, height: CGFloat(300 + 50 * generator.roll(5))))
    default: list.flush()
    }
  }

  /// Does with the collection view what only its list should do.
  private func reloadBehindTheListsBack() {
    let view = list.collectionView
    let visible = list.visibleItems
    switch generator.roll(4) {
    case 0: view.reloadData()
    case 1 where !visible.isEmpty: view.reloadItems(at: [visible[generator.roll(visible.count)]])
    case 2 where view.numberOfSections > 0:
      view.reloadSections(IndexSet(integer: generator.roll(view.numberOfSections)))
    default: view.performBatchUpdates {}
    }
    list.window.layoutIfNeeded()
    list.flush()
  }

  private func change() {
    for _ in 0...generator.roll(4) { changeOnce() }
  }

  private func changeOnce() {
    guard !sections.isEmpty, !generator.chance(oneIn: 8) else {
      nextID += 1
      let entries = (0..<generator.roll(20)).map { _ in newEntry() }
      sections.insert((nextID, entries), at: generator.roll(sections.count + 1))
      return
    }
    let section = generator.roll(sections.count)
    let count = sections[section].entries.count
    switch generator.roll(7) {
    case 0: sections.remove(at: section)
    case 1 where count > 0: sections[section].entries.remove(at: generator.roll(count))
    case 2 where count > 0:
      let index = generator.roll(count)
      sections[section].entries[index].text += "x"
      sections[section].entries[index].height = CGFloat(20 + generator.roll(60))
    case 3 where count > 0:
      let entry = sections[section].entries.remove(at: generator.roll(count))
      let target = generator.roll(sections.count)
      generator.insert(entry, into: &sections[target].entries)
    case 4 where count > 0 && generator.chance(oneIn: 4):
      generator.insert(sections[section].entries[0], into: &sections[section].entries)
    case 5:
      let moved = sections.remove(at: section)
      sections.insert(moved, at: generator.roll(sections.count + 1))
    default: generator.insert(newEntry(), into: &sections[section].entries)
    }
  }

  private func newEntry() -> Entry {
    nextID += 1
    return Entry(id: nextID, height: CGFloat(30 + generator.roll(50)))
  }
}
