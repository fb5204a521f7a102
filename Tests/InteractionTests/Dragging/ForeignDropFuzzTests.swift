#if !canImport(UIKit)
import Foundation
import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

/// Texts of other apps that are dropped into a list and loaded meanwhile, in any order: the list always shows
/// its items, placeholders stand only for what is still loaded, and no text is lost.
///
/// `ROSTER_FUZZ_STEPS` sets the number of steps, `ROSTER_FUZZ_SEED` the first seed.
@MainActor
@Suite(.serialized) struct ForeignDropFuzzTests {
  private static let stepsPerScript = 60

  @Test func `texts that are dropped while the list changes all arrive`() {
    let steps = Self.setting("ROSTER_FUZZ_STEPS") ?? Effort.share(of: 3_000)
    let first = Self.setting("ROSTER_FUZZ_SEED") ?? 1
    for seed in first..<first + max(1, steps / Self.stepsPerScript) {
      let script = DropScript(seed: UInt64(seed))
      for _ in 0..<Self.stepsPerScript where script.problem == nil { script.step() }
      script.finish()
      guard let problem = script.problem else { continue }
      Issue.record("seed \(seed): \(problem)\n  \(script.diary.joined(separator: "\n  "))")
      return
    }
  }

  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}

/// A list that texts are dropped into, and what has to be in it.
@MainActor
private final class DropScript {
  /// A text that is being loaded, and the number of its drop.
  private struct Load {
    let provider: LateText
    let drop: Int
  }

  private let shelf = Shelf()
  private let list = ListHarness(size: CGSize(width: 100, height: 600), layout: ListLayout())
  private var generator: SeededGenerator
  private var next = 0
  private var loads: [Load] = []

  /// The texts that each drop has loaded.
  private var loaded: [Int: Set<String>] = [:]
  private var drops = 0

  private(set) var diary: [String] = []
  private(set) var problem: String?

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    shelf.hasOwnPlaceholder = true
    shelf.list = list
    shelf.titles = (0..<4).map { _ in newTitle() }
    show()
  }

  func step() {
    switch generator.roll(8) {
    case 0, 1, 2: drop()
    case 3, 4: load()
    case 5, 6: edit()
    default: list.finishAnimations()
    }
    check()
  }

  /// Loads all that is still missing.
  func finish() {
    while !loads.isEmpty, problem == nil {
      load()
      check()
    }
    list.finishAnimations()
    check()
    let count = list.collectionView.numberOfItems(inSection: 0)
    if count != shelf.titles.count { note("\(count) items are left of \(shelf.titles.count)") }
    let taken = shelf.drops.map { Set($0.items) }
    let wanted = Set(loaded.values.filter { !$0.isEmpty })
    if Set(taken) != wanted || taken.count != wanted.count {
      note("\(taken) was taken, and not \(wanted)")
    }
  }

  private func newTitle() -> String {
    next += 1
    return "\(next)"
  }

  private func show() {
    shelf.show()
    list.window.layoutIfNeeded()
  }

  private func drop() {
    let providers = (0...generator.roll(3)).map { _ in LateText() }
    let drag = list.dragFromElsewhere(
      providers.map { UIDragItem(itemProvider: NSItemProvider(object: $0)) }
    )
    for _ in 0...generator.roll(3) {
      drag.move(to: CGPoint(x: 50, y: CGFloat(generator.roll(400))))
    }
    if generator.chance(oneIn: 6) {
      drag.cancel()
      diary.append("drop nothing")
      return
    }
    let operation = drag.drop()
    diary.append("drop \(providers.count): \(operation)")
    guard operation == .copy else { return }
    drops += 1
    loads += providers.map { Load(provider: $0, drop: drops) }
    loaded[drops] = []
  }

  private func load() {
    guard let index = loads.indices.randomElement(using: &generator) else { return }
    let load = loads.remove(at: index)
    let text = generator.chance(oneIn: 4) ? nil : newTitle()
    if let text { loaded[load.drop]?.insert(text) }
    load.provider.answer?(text.map { Data($0.utf8) }, nil)
    Headless.advance(by: 0)
    list.flush()
    diary.append("load \(text ?? "nothing") for drop \(load.drop)")
  }

  private func edit() {
    switch generator.roll(4) {
    case 0: shelf.titles.shuffle(using: &generator)
    case 1: shelf.titles.removeAll { _ in generator.chance(oneIn: 3) }
    case 2: shelf.titles = []
    default: generator.insert(newTitle(), into: &shelf.titles)
    }
    if shelf.titles.count > 8 { shelf.titles.removeLast(shelf.titles.count - 8) }
    show()
    diary.append("show \(shelf.titles)")
  }

  private func check() {
    list.window.layoutIfNeeded()
    let texts = list.adapter.texts
    let placeholders = texts.filter { $0 == "…" }.count
    let titles = texts.filter { $0 != "…" }
    // What does not fit on the screen has no cell.
    if titles != Array(shelf.titles.prefix(texts.count < 15 ? .max : titles.count)) {
      note("the list shows \(texts) and not \(shelf.titles)")
    }
    if loads.isEmpty, placeholders > 0 { note("\(placeholders) placeholders stand for nothing") }
    if let issue = list.issues.first { note("\(issue)") }
  }

  private func note(_ words: String) {
    if problem == nil { problem = words }
  }
}
#endif
