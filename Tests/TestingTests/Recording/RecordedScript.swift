import Foundation
import Roster
import RosterTesting
import TestSupport

/// A recorded list with which random things are done.
@MainActor
final class RecordedScript {
  /// What may be done in a step.
  private enum Deed {
    case apply, applyAnimated, scroll, changeState, changeStateAnimated, tap, resize, settle
    case finishAnimations, bypass, carry
  }

  private static let deeds: [Deed] = [
    .apply, .apply, .apply, .applyAnimated, .scroll, .changeState, .changeStateAnimated, .tap,
    .resize, .settle, .finishAnimations, .bypass, .carry, .carry,
  ]

  /// What may be done while an item is carried.
  ///
  /// A collection view refuses other updates then. Changes of states and of the screen wait, but a layout pass may take
  /// their sizes before, also those of items out of sight, which no recording tells.
  private static let deedsWhileCarrying: [Deed] = [
    .apply, .applyAnimated, .scroll, .tap, .settle, .finishAnimations, .carry, .carry,
  ]

  let list = ListHarness.recorded()
  private var generator: SeededGenerator
  private var sections: [(id: Int, entries: [Entry])] = []
  private var nextID = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  func run() {
    let answer = list.adapter.observeMoves { [weak self] _ in self?.answerMove() }
    for _ in 0..<3 + generator.roll(12) { step() }
    list.putDown()
    list.finishAnimations()
    answer.cancel()
  }

  private func step() {
    let deeds = list.adapter.movingItem == nil ? Self.deeds : Self.deedsWhileCarrying
    let deed = deeds[generator.roll(deeds.count)]
    switch deed {
    case .apply, .applyAnimated:
      change()
      list.apply(Entries(sections), animated: deed == .applyAnimated)
    case .scroll: list.scroll(to: CGFloat(generator.roll(800)))
    case .changeState, .changeStateAnimated:
      guard let path = visibleItem() else { return }
      let height = CGFloat(10 * generator.roll(5))
      list.controller(EntryController.self, at: path)?
        .updateState(animated: deed == .changeStateAnimated) { $0.height = height }
      list.flush()
    case .tap:
      guard let path = visibleItem() else { return }
      attempt { list.tap(path) }
    case .resize: list.resize(to: CGSize(width: 320, height: CGFloat(300 + 50 * generator.roll(5))))
    case .settle: list.flush()
    case .finishAnimations: list.finishAnimations()
    case .bypass: bypass()
    case .carry: carry()
    }
  }

  private func visibleItem() -> IndexPath? { list.visibleItems.randomElement(using: &generator) }

  /// Does what a finger may not reach, such as an item below the one that is carried.
  private func attempt(_ deed: () -> Void) { Misses.$areExpected.withValue(true, operation: deed) }

  /// Does with the collection view what only its list should do.
  private func bypass() {
    let view = list.collectionView
    switch generator.roll(4) {
    case 0: view.reloadData()
    case 1:
      guard let path = visibleItem() else { return }
      view.reloadItems(at: [path])
    case 2 where view.numberOfSections > 0:
      view.reloadSections(IndexSet(integer: generator.roll(view.numberOfSections)))
    default: view.performBatchUpdates {}
    }
    list.window.layoutIfNeeded()
    list.flush()
  }

  /// Picks up an item with a finger, carries the one that is carried on, or drops it.
  private func carry() {
    guard list.adapter.movingItem != nil else {
      guard let path = visibleItem() else { return }
      return attempt { list.pickUp(path) }
    }
    switch generator.roll(6) {
    case 0: list.cancelDrag()
    case 1, 2: list.putDown()
    default:
      let bounds = list.collectionView.bounds
      let y = bounds.minY + CGFloat(generator.roll(Int(bounds.height)))
      attempt { list.carry(to: CGPoint(x: 160, y: y)) }
    }
  }

  /// Shows content from inside of the observer of a move, or does not: then the next content moves the item back.
  private func answerMove() {
    guard generator.chance(oneIn: 2) else { return }
    change()
    list.adapter.apply(Entries(sections), animated: generator.chance(oneIn: 2))
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
