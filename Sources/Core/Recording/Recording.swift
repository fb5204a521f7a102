/// What a list has done, read from a recording.
package struct Recording: Sendable {
  /// The events in order.
  ///
  /// The first ones describe the list at the beginning.
  package let moments: [RecordedMoment]

  /// Whether the recording begins with the first event, which was not replaced by later ones.
  package let isComplete: Bool

  /// What is wrong with the recording, if a part of it cannot be read.
  package let damage: String?

  /// Reads a recording.
  ///
  /// Events that follow damage in the same half are left out.
  ///
  /// - Throws: An error if no event can be read.
  package init(_ bytes: [UInt8]) throws(RecordingError) {
    let halfLength = try Self.halfLength(bytes)
    var halves: [Half] = []
    for half in 0..<2 {
      let start = RecordingFormat.headerLength + half * halfLength
      let found = Half(bytes, start: start, length: halfLength)
      if let found, found.sequence > 0 { halves.append(found) }
    }
    halves.sort { $0.sequence < $1.sequence }
    if halves.count == 2, halves[0].sequence &+ 1 != halves[1].sequence { halves.removeFirst() }
    var moments: [RecordedMoment] = []
    var damage: String?
    for half in halves { half.read(bytes, into: &moments, &damage) }
    guard !moments.isEmpty else {
      throw .damaged(damage ?? "it contains no events")
    }
    self.moments = moments
    isComplete = halves.first?.sequence == 1
    self.damage = damage
  }

  /// Checks the header, and returns the number of bytes of a half.
  private static func halfLength(_ bytes: [UInt8]) throws(RecordingError) -> Int {
    guard bytes.starts(with: RecordingFormat.magic) else { throw .unknownFormat }
    guard bytes.count >= RecordingFormat.headerLength else {
      throw .damaged("it ends within its header")
    }
    let version = Int(number(bytes, at: 8))
    guard version == RecordingFormat.version else { throw .unknownVersion(version) }
    let halfLength = Int(number(bytes, at: 12))
    guard halfLength > RecordingFormat.halfHeaderLength,
      halfLength <= RecordingFormat.mostByteCount
    else { throw .damaged("its halves would have \(halfLength) bytes") }
    return halfLength
  }

  fileprivate static func number(_ bytes: [UInt8], at index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << UInt32($1 * 8) }
  }

  /// One of the two parts that are written in turn.
  private struct Half {
    let sequence: UInt32
    let events: Range<Int>
    let time: Int
    let isCut: Bool

    init?(_ bytes: [UInt8], start: Int, length: Int) {
      let eventsStart = start + RecordingFormat.halfHeaderLength
      guard bytes.count >= eventsStart else { return nil }
      sequence = Recording.number(bytes, at: start)
      let used = Int(Recording.number(bytes, at: start + 4))
      let (low, high) = (
        Recording.number(bytes, at: start + 8), Recording.number(bytes, at: start + 12)
      )
      time = Int(truncatingIfNeeded: UInt64(high) << 32 | UInt64(low))
      let end = min(eventsStart + used, start + length, bytes.count)
      isCut = end < eventsStart + used
      events = eventsStart..<end
    }

    func read(_ bytes: [UInt8], into moments: inout [RecordedMoment], _ damage: inout String?) {
      var decoder = RecordingDecoder(bytes, range: events)
      var time = time
      if isCut { damage = damage ?? "it ends too early" }
      while !decoder.isAtEnd {
        do {
          moments.append(try decoder.moment(after: &time))
        } catch {
          damage = damage ?? error.reason
          return
        }
      }
    }
  }
}
