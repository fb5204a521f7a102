import Foundation
@testable import Roster
import RosterTesting
import TestSupport
import Testing

/// Recordings that were made up by somebody who means no good, with checks that match.
@MainActor
@Suite struct HostileRecordingTests {
  @Test func `a replay of a hostile recording goes as far as it can, and does not crash`() throws {
    let script = RecordedScript(seed: 7)
    script.run()
    let recording = try #require(script.list.adapter.recording)
    let moments = try Recording(Array(recording)).moments
    for seed in Effort.seeds(1_000) {
      var generator = SeededGenerator(seed: seed)
      let hostile = Self.hostile(moments, using: &generator)
      do throws(RecordingError) {
        let replay = try ListHarness(replaying: hostile)
        #expect(replay.issues.count < 1_000, "seed \(seed)")
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  /// Leaves out, repeats, exchanges and makes up events.
  private static func hostile(
    _ moments: [RecordedMoment],
    using generator: inout SeededGenerator
  ) -> Data {
    var moments = moments
    for _ in 0...generator.roll(5) {
      let (place, other) = (generator.roll(moments.count), generator.roll(moments.count))
      switch generator.roll(6) {
      case 0: moments.remove(at: place)
      case 1: moments.insert(moments[other], at: place)
      case 2: moments.swapAt(place, other)
      case 3: moments[place].isInside.toggle()
      case 4: moments[place].time = .max
      default: moments[place].event = madeUp(using: &generator)
      }
    }
    let memory = TemporaryMemory(byteCount: 1 << 20)
    var ring = RecordingRing(memory)
    ring.beginHalf(at: 0)
    for moment in moments { _ = ring.write(moment) }
    return Data(ring.bytes)
  }

  private static func madeUp(using generator: inout SeededGenerator) -> RecordedEvent {
    let numbers = [0, 1, 2, 7, 1_000, Int(Int32.max), .max]
    func number() -> Int { numbers[generator.roll(numbers.count)] }
    func length() -> Float { [-1e9, -1, 0, 1, 44, 1e6, 1e9][generator.roll(7)] }
    let item = RecordedItem(controller: "EntryController", hash: UInt64(generator.roll(3)))
    switch generator.roll(11) {
    case 0:
      var screen = RecordedScreen()
      (screen.width, screen.height) = (length(), length())
      (screen.isInWindow, screen.selection) = (generator.chance(oneIn: 2), number())
      return .screen(screen)
    case 1:
      return .controller(
        number(),
        RecordedPlace(item: item, section: number(), index: number() - 1)
      )
    case 2: return .state(controller: number(), isAnimated: generator.chance(oneIn: 2))
    case 3:
      let touch = RecordedTouch.allCases[generator.roll(RecordedTouch.allCases.count)]
      return .touch(touch, section: number(), item: number())
    case 4: return .scroll(x: length(), y: length())
    case 5: return .content([RecordedSection(hash: 5, items: [item, item], count: 5_000)])
    case 6:
      let position = Position(section: number(), item: number())
      return .sizes([RecordedSize(subject: .item(position), width: length(), height: length())])
    case 7: return .move(move(kind: generator.roll(6), number, length))
    case 8:
      let actions: [RecordedOperation.Action] = [.insert, .delete, .reload, .move]
      let operations = (0..<generator.roll(4)).map { _ in
        RecordedOperation(
          action: actions[generator.roll(4)],
          before: Position(section: number(), item: number() - 1),
          after: Position(section: number(), item: number() - 1)
        )
      }
      return .bypass(generator.chance(oneIn: 4) ? nil : operations)
    default: return .update(changes(item, number))
    }
  }

  private static func move(
    kind: Int,
    _ number: () -> Int,
    _ length: () -> Float
  ) -> RecordedMove {
    let position = Position(section: number(), item: number())
    switch kind {
    case 0: return .pickUp(position, x: length(), y: length())
    case 1: return .carry(x: length(), y: length())
    case 2: return .putDown
    case 3: return .putBack
    case 4: return .step(from: position, to: Position(section: number(), item: number()))
    default: return .land(from: position, to: Position(section: number(), item: number()))
    }
  }

  private static func changes(_ item: RecordedItem, _ number: () -> Int) -> RecordedChanges {
    var changes = RecordedChanges()
    changes.count = number()
    changes.isCut = number() == 0
    changes.removedSections = [number()]
    changes.insertedSections = [
      RecordedChanges.InsertedSection(
        index: number(),
        section: RecordedSection(hash: 9, items: [item], count: 100)
      )
    ]
    changes.movedSections = [Move(from: number(), to: number())]
    changes.removed = [
      RecordedChanges.Stretch(section: number(), start: number(), count: number())
    ]
    changes.inserted = [
      RecordedChanges.Insertion(section: number(), start: number(), items: [item, item])
    ]
    changes.moved = [
      Move(
        from: Position(section: number(), item: number()),
        to: Position(section: number(), item: number())
      )
    ]
    changes.updated = [Position(section: number(), item: number())]
    changes.rearranged = [
      RecordedChanges.Rearrangement(section: number(), layout: RecordedLayout())
    ]
    return changes
  }
}
