/// The memory of a recording, which may be that of a file.
protocol RecordingMemory: AnyObject {
  /// The number of bytes.
  var byteCount: Int { get }

  /// All bytes.
  var bytes: [UInt8] { get }

  /// Replaces bytes.
  func write(_ bytes: [UInt8], at index: Int)

  /// Replaces four bytes by those of a number, the least significant one first.
  func write(_ number: UInt32, at index: Int)
}

/// Memory of a recording that ends with the process.
final class TemporaryMemory: RecordingMemory {
  private(set) var bytes: [UInt8]

  init(byteCount: Int) {
    bytes = [UInt8](repeating: 0, count: byteCount)
  }

  var byteCount: Int { bytes.count }

  func write(_ new: [UInt8], at index: Int) {
    for (offset, byte) in new.enumerated() { bytes[index + offset] = byte }
  }

  func write(_ number: UInt32, at index: Int) {
    for offset in 0..<4 {
      bytes[index + offset] = UInt8(truncatingIfNeeded: number >> UInt32(offset * 8))
    }
  }
}

/// Writes events into memory of a fixed size, in place of the earliest ones.
///
/// The memory consists of two halves. When one is full, the other is cleared and used. So at least
/// half of the memory is full of the latest events, and a half can be read without the other one.
/// An event counts when the half's header says so, which is written after it: whenever the process
/// ends, what was written before can be read.
struct RecordingRing {
  private let memory: any RecordingMemory
  private let halfLength: Int
  private var encoder = RecordingEncoder()
  private var half = 1
  private var sequence: UInt32 = 0

  /// The number of bytes of events in the present half.
  private var used = 0

  private var time = 0

  /// Where the latest event begins in the half, and the time before it, if the next one of its kind replaces it.
  private var replaceable: (start: Int, time: Int)?

  /// Begins a recording.
  init(_ memory: any RecordingMemory) {
    self.memory = memory
    halfLength = (memory.byteCount - RecordingFormat.headerLength) / 2
    memory.write([UInt8](repeating: 0, count: memory.byteCount), at: 0)
    memory.write(RecordingFormat.magic, at: 0)
    memory.write(UInt32(RecordingFormat.version), at: RecordingFormat.magic.count)
    memory.write(UInt32(halfLength), at: RecordingFormat.magic.count + 4)
  }

  /// The bytes of the recording.
  var bytes: [UInt8] { memory.bytes }

  private var halfStart: Int { RecordingFormat.headerLength + half * halfLength }

  private var room: Int { halfLength - RecordingFormat.halfHeaderLength - used }

  /// Begins the other half, whose earlier events are lost.
  mutating func beginHalf(at time: Int) {
    half = 1 - half
    sequence &+= 1
    (used, self.time, replaceable) = (0, time, nil)
    encoder.beginHalf()
    // The half does not count while its header is incomplete.
    memory.write(0, at: halfStart)
    memory.write(0, at: halfStart + 4)
    memory.write(UInt32(truncatingIfNeeded: time), at: halfStart + 8)
    memory.write(UInt32(truncatingIfNeeded: time >> 32), at: halfStart + 12)
    memory.write(sequence, at: halfStart)
  }

  /// Writes an event, if there is room for it.
  ///
  /// - Parameters:
  ///   - moment: The event.
  ///   - replaces: Whether the event replaces the latest one, if that has said so, too.
  /// - Returns: Whether there was room.
  mutating func write(_ moment: RecordedMoment, replaces: Bool = false) -> Bool {
    let (formerUsed, formerTime) = (used, time)
    if replaces, let replaceable { (used, time) = (replaceable.start, replaceable.time) }
    encoder.encode(moment.event, isInside: moment.isInside, elapsed: moment.time - time)
    guard sequence > 0, encoder.bytes.count <= room else {
      (used, time) = (formerUsed, formerTime)
      return false
    }
    replaceable = replaces ? (used, time) : nil
    memory.write(encoder.bytes, at: halfStart + RecordingFormat.halfHeaderLength + used)
    used += encoder.bytes.count
    time = max(time, moment.time)
    memory.write(UInt32(used), at: halfStart + 4)
    return true
  }
}
