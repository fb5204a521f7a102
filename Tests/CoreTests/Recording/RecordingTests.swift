@testable import Roster
import TestSupport
import Testing

/// What is written into a recording, and read from it.
@Suite struct RecordingTests {
  @Test func `every event is read as it was written`() throws {
    let events = RecordedEvent.samples
    let bytes = recorded(
      events.enumerated().map { index, event in
        RecordedMoment(event: event, time: index * 1000, isInside: index.isMultiple(of: 2))
      }
    )
    let recording = try Recording(bytes)
    #expect(recording.damage == nil)
    #expect(recording.moments.map(\.event) == events)
    #expect(recording.moments.map(\.time) == events.indices.map { $0 * 1000 })
    #expect(recording.moments.map(\.isInside) == events.indices.map { $0.isMultiple(of: 2) })
  }

  @Test func `every hook has a number of its own`() {
    let numbers = ControllerHook.allCases.map(\.recordedNumber)
    #expect(Set(numbers).count == numbers.count)
  }

  @Test func `the latest events replace the earliest ones, and at least half of them stay`() throws
  {
    let memory = TemporaryMemory(byteCount: 4096)
    var ring = RecordingRing(memory)
    ring.beginHalf(at: 0)
    var halves = 1
    for number in 0..<900 {
      let event = RecordedEvent.state(controller: 0, isAnimated: true)
      let moment = RecordedMoment(event: event, time: number, isInside: false)
      if !ring.write(moment) {
        ring.beginHalf(at: number)
        halves += 1
        let isWritten = ring.write(moment)
        #expect(isWritten)
      }
      let recording = try Recording(ring.bytes)
      #expect(recording.damage == nil)
      #expect(recording.moments.last?.time == number)
      let times = recording.moments.map(\.time)
      #expect(times == Array(times[0]...number))
      if halves > 1 { #expect(times.count > 4096 / 2 / 10) }
    }
    #expect(halves > 2)
  }

  @Test func `scrolling without anything in between is one event`() throws {
    let memory = TemporaryMemory(byteCount: 4096)
    var ring = RecordingRing(memory)
    ring.beginHalf(at: 0)
    for number in 1...500 {
      let scroll = RecordedEvent.scroll(x: 0, y: Float(number))
      let moment = RecordedMoment(event: scroll, time: number, isInside: false)
      let isWritten = ring.write(moment, replaces: true)
      #expect(isWritten)
    }
    _ = ring.write(RecordedMoment(event: .animationsEnded, time: 600, isInside: false))
    let moments = try Recording(ring.bytes).moments
    #expect(moments.map(\.event) == [.scroll(x: 0, y: 500), .animationsEnded])
    #expect(moments.map(\.time) == [500, 600])
  }

  @Test func `an event that was not completed does not count`() throws {
    let moments = (0..<10).map {
      RecordedMoment(event: .animationsEnded, time: $0, isInside: false)
    }
    var bytes = recorded(moments)
    // The length of what counts is that of the first events.
    let used = Int(bytes[20])
    bytes[20] = UInt8(used - 1)
    let recording = try Recording(bytes)
    #expect(recording.moments.count == 9)
    #expect(recording.damage != nil)
  }

  @Test func `other data and other versions are refused`() {
    #expect(throws: RecordingError.unknownFormat) { try Recording([]) }
    #expect(throws: RecordingError.unknownFormat) { try Recording(Array("PK".utf8)) }
    var bytes = recorded([RecordedMoment(event: .animationsEnded, time: 0, isInside: false)])
    bytes[8] = 2
    #expect(throws: RecordingError.unknownVersion(2)) { try Recording(bytes) }
    #expect(throws: RecordingError.damaged("it contains no events")) {
      try Recording(Array(bytes[..<8]) + [1, 0, 0, 0, 0, 8, 0, 0])
    }
  }

  @Test func `damaged recordings are read as far as they are whole, or refused with a reason`() {
    for seed in Effort.seeds(10_000) {
      var generator = SeededGenerator(seed: seed)
      let bytes = damaged(Self.sample, using: &generator)
      do throws(RecordingError) {
        let recording = try Recording(bytes)
        #expect(!recording.moments.isEmpty)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  /// A recording that has begun its second half.
  private static let sample: [UInt8] = {
    let memory = TemporaryMemory(byteCount: 8192)
    var ring = RecordingRing(memory)
    ring.beginHalf(at: 0)
    for number in 0..<60 {
      let event = RecordedEvent.samples[number % RecordedEvent.samples.count]
      let moment = RecordedMoment(event: event, time: number, isInside: false)
      if !ring.write(moment) { ring.beginHalf(at: number) }
    }
    return ring.bytes
  }()

  private func recorded(_ moments: [RecordedMoment]) -> [UInt8] {
    let memory = TemporaryMemory(byteCount: 16_384)
    var ring = RecordingRing(memory)
    ring.beginHalf(at: 0)
    for moment in moments {
      let isWritten = ring.write(moment)
      #expect(isWritten)
    }
    return ring.bytes
  }

  /// Truncates, overwrites, repeats and exchanges bytes; sometimes with checks that match.
  private func damaged(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var result = bytes
    for _ in 0...generator.roll(4) {
      guard !result.isEmpty else { return result }
      let place = generator.roll(result.count)
      switch generator.roll(6) {
      case 0: result = Array(result[..<place])
      case 1: result[place] = UInt8(generator.roll(256))
      case 2: result[place] ^= 1 << generator.roll(8)
      case 3: result.insert(contentsOf: result[place...].prefix(generator.roll(40)), at: place)
      case 4: result.removeSubrange(place..<min(result.count, place + generator.roll(40)))
      default:
        // The lengths and numbers at the beginning are worth more than their share.
        let place = generator.roll(min(result.count, 64))
        result[place] = [0, 1, 0x7F, 0x80, 0xFF][generator.roll(5)]
      }
    }
    return result
  }
}

extension RecordedEvent {
  /// An event of each kind, with all of its parts.
  fileprivate static let samples: [RecordedEvent] = {
    let item = RecordedItem(controller: "NoteController", hash: .max)
    var layout = RecordedLayout()
    (layout.columns, layout.lineSpacing, layout.itemSpacing) = (3, 4.5, 2)
    layout.insets = RecordedInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let section = RecordedSection(
      hash: 7,
      layout: layout,
      supplementaries: [RecordedSupplementary(kind: "header", item: item)],
      items: [item, RecordedItem(controller: "Other", hash: 1)],
      count: 1000
    )
    var screen = RecordedScreen()
    (screen.width, screen.height) = (390, 844)
    screen.insets = RecordedInsets(top: 47, bottom: 34)
    (screen.isInWindow, screen.isDark, screen.isMirrored) = (true, true, false)
    (screen.textSize, screen.selection) = ("UICTContentSizeCategoryL", 2)
    var changes = RecordedChanges()
    changes.count = 12
    changes.removedSections = [0, 4]
    changes.insertedSections = [RecordedChanges.InsertedSection(index: 2, section: section)]
    changes.movedSections = [Move(from: 1, to: 3)]
    changes.removed = [RecordedChanges.Stretch(section: 0, start: 200, count: 3)]
    changes.inserted = [RecordedChanges.Insertion(section: 1, start: 5, items: [item])]
    changes.moved = [
      Move(from: Position(section: 0, item: 1), to: Position(section: 1, item: 300))
    ]
    changes.updated = [Position(section: 1, item: 1)]
    changes.supplementaries = [
      RecordedChanges.Supplementary(section: 1, kind: "header", item: nil, isUpdated: false),
      RecordedChanges.Supplementary(section: 1, kind: "footer", item: item, isUpdated: true),
    ]
    changes.rearranged = [RecordedChanges.Rearrangement(section: 2, layout: layout)]
    return [
      .screen(screen), .content([section, section]),
      .request(isAnimated: true, file: "App/Feed.swift", line: 300),
      .update(changes), .shown(style: "animated", microseconds: 1234),
      .controller(300, RecordedPlace(item: item, section: 1, index: -1)),
      .hook(.configure, controller: 300, reason: 2_052),
      .sizes([
        RecordedSize(subject: .controller(300), width: 100.5, height: 44),
        RecordedSize(subject: .item(Position(section: 1, item: 300)), width: 20, height: 0),
      ]),
      .state(controller: 1, isAnimated: false), .issue(code: "duplicateItem"),
      .scroll(x: -20, y: 1e6), .touch(.select, section: 1, item: 40), .animationsEnded,
      .text(controller: 1, "Milk é"),
      .move(.pickUp(Position(section: 1, item: 200), x: 20.5, y: 1e4)), .move(.carry(x: -1, y: 0)),
      .move(.refuse(Position(section: 0, item: 3))), .move(.putDown), .move(.putBack),
      .move(.step(from: Position(section: 0, item: 3), to: Position(section: 1, item: 0))),
      .move(.land(from: Position(section: 0, item: 3), to: Position(section: 1, item: 0))),
      .bypass(nil),
      .bypass([
        RecordedOperation(action: .insert, before: nil, after: Position(section: 0, item: 3)),
        RecordedOperation(action: .delete, before: Position(section: 2, item: -1), after: nil),
        RecordedOperation(
          action: .move,
          before: Position(section: 0, item: 0),
          after: Position(section: 0, item: 9)
        ),
      ]),
    ]
  }()
}
