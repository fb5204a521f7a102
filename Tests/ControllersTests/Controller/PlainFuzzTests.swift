import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

/// Plain items that change, move and come under other closures at random.
@MainActor
@Suite struct PlainFuzzTests {
  /// A section of plain items, which one of two places in the code describes.
  private struct Part {
    var notes: [Note] = []
    var isLoud = false
    var height: CGFloat = 10

    /// What the closures capture besides.
    var mood = ""

    var texts: [String] { notes.map { $0.text + (isLoud ? "!" : ".") + mood } }
    var heights: [CGFloat] { notes.map { _ in height } }
  }

  private let log = Log()

  private func content(_ parts: [Part], _ turn: Int) -> some ListContent {
    @ListBuilder func sections() -> some ListContent {
      for (index, part) in parts.enumerated() {
        Section(index) {
          if part.isLoud {
            Items(part.notes, cell: NoteCell.self, size: .height(part.height)) { cell, note in
              cell.label.text = note.text + "!" + part.mood
            } didSelect: { [log] in
              log.add("\(turn)", $0.id)
            }
          } else {
            Items(part.notes, cell: NoteCell.self, size: .height(part.height)) { cell, note in
              cell.label.text = note.text + "." + part.mood
            } didSelect: { [log] in
              log.add("\(turn)", $0.id)
            }
          }
        }
      }
    }
    return sections()
  }

  private func change(_ parts: inout [Part], using random: inout SeededGenerator) {
    var notes = parts.flatMap(\.notes).filter { _ in !random.chance(oneIn: 6) }
    let free = (1...9).filter { id in !notes.contains { $0.id == id } }
    if let id = free.randomElement(using: &random) { random.insert(Note(id, "0"), into: &notes) }
    if random.chance(oneIn: 2) { notes.shuffle(using: &random) }
    for index in notes.indices where random.chance(oneIn: 4) {
      notes[index].text = "\(random.roll(3))"
    }
    for index in parts.indices {
      if random.chance(oneIn: 4) { parts[index].isLoud.toggle() }
      if random.chance(oneIn: 4) { parts[index].mood = "\(random.roll(3))" }
      if random.chance(oneIn: 4) { parts[index].height = random.chance(oneIn: 2) ? 10 : 30 }
    }
    let end = random.roll(notes.count + 1)
    parts[0].notes = Array(notes.prefix(end))
    parts[1].notes = Array(notes.dropFirst(end))
  }

  @Test(arguments: Effort.seeds(40))
  func `each cell shows what its place in the code and its view model say`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())
    var parts = [Part(), Part()]
    for turn in 0..<30 {
      change(&parts, using: &random)
      list.apply(content(parts, turn), animated: random.chance(oneIn: 2))
      if random.chance(oneIn: 2) { list.finishAnimations() }
      #expect(list.visibleTexts == parts.flatMap(\.texts), "turn \(turn)")
      let paths = list.visibleItems
      let heights = paths.map { list.cell(NoteCell.self, at: $0)?.frame.height }
      #expect(heights == parts.flatMap(\.heights), "turn \(turn)")
      guard let path = paths.randomElement(using: &random) else { continue }
      list.tap(path)
      #expect(log.take() == ["\(turn) \(parts[path.section].notes[path.item].id)"])
    }
    #expect(list.issues.isEmpty)
  }
}
