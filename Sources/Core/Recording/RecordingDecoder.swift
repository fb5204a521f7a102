/// Turns bytes into events, and trusts none of them.
struct RecordingDecoder {
  /// The bytes are not those of an event.
  struct Damage: Error {
    let reason: String
  }

  private let bytes: [UInt8]
  private(set) var index: Int
  private var end: Int
  private var names: [String] = []

  /// Reads the events of a half.
  init(_ bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    (index, end) = (range.lowerBound, range.upperBound)
  }

  var isAtEnd: Bool { index >= end }

  /// Reads an event.
  ///
  /// - Parameter time: The time of the event before, in microseconds; afterwards of this one.
  /// - Returns: The event, and when it happened.
  /// - Throws: What is wrong with the bytes.
  mutating func moment(after time: inout Int) throws(Damage) -> RecordedMoment {
    let (start, halfEnd) = (index, end)
    let head = try byte()
    let elapsed = try number()
    let length = Int(try byte()) | Int(try byte()) << 8 | Int(try byte()) << 16
    let bodyEnd = index + length
    guard bodyEnd + RecordingFormat.checkLength <= halfEnd else {
      throw Damage(reason: "an event ends after the end of its half")
    }
    let check = UInt16(bytes[bodyEnd]) | UInt16(bytes[bodyEnd + 1]) << 8
    guard check == RecordingFormat.check(bytes[start..<bodyEnd]) else {
      throw Damage(reason: "the check of an event at byte \(start) does not match")
    }
    end = bodyEnd
    let event = try event(kind: head & 0x7F)
    guard index == bodyEnd else {
      throw Damage(reason: "an event at byte \(start) has another length")
    }
    (index, end) = (bodyEnd + RecordingFormat.checkLength, halfEnd)
    time = time.addingReportingOverflow(elapsed).partialValue
    return RecordedMoment(event: event, time: time, isInside: head & 0x80 != 0)
  }

  private mutating func event(kind: UInt8) throws(Damage) -> RecordedEvent {
    switch kind {
    case 1: return .screen(try screen())
    case 2: return .content(try list { (decoder) throws(Damage) in try decoder.section() })
    case 3: return .request(isAnimated: try flag(), file: try name(), line: try number())
    case 4: return .update(try changes())
    case 5: return .shown(style: try name(), microseconds: try number())
    case 6:
      let number = try number()
      return .controller(
        number,
        RecordedPlace(item: try item(), section: try self.number(), index: try self.number() - 1)
      )
    case 7:
      let hookNumber = try byte()
      guard let hook = ControllerHook.recorded[hookNumber] else {
        throw Damage(reason: "there is no hook \(hookNumber)")
      }
      let controller = try number()
      return .hook(hook, controller: controller, reason: try number())
    case 8: return .sizes(try list { (decoder) throws(Damage) in try decoder.size() })
    case 9: return .state(controller: try number(), isAnimated: try flag())
    case 10: return .issue(code: try name())
    case 11: return .scroll(x: try length(), y: try length())
    case 12:
      let number = try byte()
      guard let touch = RecordedTouch(rawValue: number) else {
        throw Damage(reason: "there is no touch \(number)")
      }
      return .touch(touch, section: try self.number(), item: try self.number())
    case 13: return .animationsEnded
    case 14: return .text(controller: try number(), try text())
    case 15: return .move(try move())
    case 16:
      let isReload = try flag()
      let operations = try list { (decoder) throws(Damage) in try decoder.operation() }
      return .bypass(isReload ? nil : operations)
    default: throw Damage(reason: "there is no event \(kind)")
    }
  }

  private mutating func move() throws(Damage) -> RecordedMove {
    let kind = try byte()
    switch kind {
    case 0: return .pickUp(try position(), x: try length(), y: try length())
    case 1: return .carry(x: try length(), y: try length())
    case 2: return .refuse(try position())
    case 3: return .putDown
    case 4: return .putBack
    case 5: return .step(from: try position(), to: try position())
    case 6: return .land(from: try position(), to: try position())
    default: throw Damage(reason: "there is no move \(kind)")
    }
  }

  private mutating func operation() throws(Damage) -> RecordedOperation {
    let number = try byte()
    guard let action = RecordedOperation.Action(rawValue: number) else {
      throw Damage(reason: "there is no operation \(number)")
    }
    return RecordedOperation(action: action, before: try place(), after: try place())
  }

  /// Reads where an operation applies; `nil` if that is nowhere.
  private mutating func place() throws(Damage) -> Position? {
    let section = try number()
    return section == 0 ? nil : Position(section: section - 1, item: try number() - 1)
  }

  private mutating func size() throws(Damage) -> RecordedSize {
    let number = try number()
    let subject: RecordedSize.Subject =
      number > 0 ? .controller(number - 1) : .item(try position())
    return RecordedSize(subject: subject, width: try length(), height: try length())
  }

  private mutating func screen() throws(Damage) -> RecordedScreen {
    var screen = RecordedScreen()
    screen.width = try length()
    screen.height = try length()
    guard (0...Self.mostLength).contains(screen.width),
      (0...Self.mostLength).contains(screen.height)
    else { throw Damage(reason: "a screen has \(screen.width) × \(screen.height) points") }
    screen.insets = try insets()
    screen.isInWindow = try flag()
    screen.isDark = try flag()
    screen.isMirrored = try flag()
    screen.textSize = try name()
    screen.selection = try number()
    return screen
  }

  private mutating func section() throws(Damage) -> RecordedSection {
    let (hash, layout) = (try hash(), try layout())
    let supplementaries = try list { (decoder) throws(Damage) in
      RecordedSupplementary(kind: try decoder.name(), item: try decoder.item())
    }
    let items = try list { (decoder) throws(Damage) in try decoder.item() }
    let count = try number()
    guard count >= items.count, count <= Self.mostItems else {
      throw Damage(reason: "a section has \(count) items")
    }
    return RecordedSection(
      hash: hash,
      layout: layout,
      supplementaries: supplementaries,
      items: items,
      count: count
    )
  }

  private mutating func layout() throws(Damage) -> RecordedLayout {
    var layout = RecordedLayout()
    layout.columns = try number()
    guard layout.columns <= Self.mostColumns else {
      throw Damage(reason: "a section has \(layout.columns) columns")
    }
    layout.lineSpacing = try length()
    layout.itemSpacing = try length()
    layout.insets = try insets()
    return layout
  }

  /// Longer than a side of a screen, in points.
  private static let mostLength: Float = 100_000

  /// More columns than a section has.
  private static let mostColumns = 10_000

  /// More items than a list has.
  private static let mostItems = 100_000_000

  private mutating func changes() throws(Damage) -> RecordedChanges {
    var changes = RecordedChanges()
    changes.count = try number()
    changes.isCut = try flag()
    changes.removedSections = try list { (decoder) throws(Damage) in try decoder.number() }
    changes.insertedSections = try list { (decoder) throws(Damage) in
      RecordedChanges.InsertedSection(index: try decoder.number(), section: try decoder.section())
    }
    changes.movedSections = try list { (decoder) throws(Damage) in
      Move(from: try decoder.number(), to: try decoder.number())
    }
    changes.removed = try list { (decoder) throws(Damage) in
      RecordedChanges.Stretch(
        section: try decoder.number(),
        start: try decoder.number(),
        count: try decoder.number()
      )
    }
    changes.inserted = try list { (decoder) throws(Damage) in
      RecordedChanges.Insertion(
        section: try decoder.number(),
        start: try decoder.number(),
        items: try decoder.list { (decoder) throws(Damage) in try decoder.item() }
      )
    }
    changes.moved = try list { (decoder) throws(Damage) in
      Move(from: try decoder.position(), to: try decoder.position())
    }
    changes.updated = try list { (decoder) throws(Damage) in try decoder.position() }
    changes.supplementaries = try list { (decoder) throws(Damage) in
      let (section, kind, isUpdated) = (
        try decoder.number(), try decoder.name(), try decoder.flag()
      )
      return RecordedChanges.Supplementary(
        section: section,
        kind: kind,
        item: try decoder.flag() ? try decoder.item() : nil,
        isUpdated: isUpdated
      )
    }
    changes.rearranged = try list { (decoder) throws(Damage) in
      RecordedChanges.Rearrangement(section: try decoder.number(), layout: try decoder.layout())
    }
    return changes
  }

  private mutating func item() throws(Damage) -> RecordedItem {
    RecordedItem(controller: try name(), hash: try hash())
  }

  private mutating func position() throws(Damage) -> Position {
    Position(section: try number(), item: try number())
  }

  private mutating func list<Element>(
    _ element: (inout Self) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    let count = try number()
    // Each element has at least one byte, so that a wrong count allocates no more than the file has.
    guard count <= end - index else { throw Damage(reason: "a list has \(count) elements") }
    var elements: [Element] = []
    for _ in 0..<count { elements.append(try element(&self)) }
    return elements
  }

  private mutating func byte() throws(Damage) -> UInt8 {
    guard index < end else { throw Damage(reason: "an event ends too early") }
    defer { index += 1 }
    return bytes[index]
  }

  private mutating func flag() throws(Damage) -> Bool {
    let byte = try byte()
    guard byte <= 1 else { throw Damage(reason: "a flag is \(byte)") }
    return byte == 1
  }

  private mutating func number() throws(Damage) -> Int {
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      let byte = try byte()
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 {
        guard let number = Int(exactly: result) else { break }
        return number
      }
    }
    throw Damage(reason: "a number is too large")
  }

  private mutating func hash() throws(Damage) -> UInt64 {
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { result |= UInt64(try byte()) << shift }
    return result
  }

  private mutating func length() throws(Damage) -> Float {
    var pattern: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) { pattern |= UInt32(try byte()) << shift }
    let length = Float(bitPattern: pattern)
    let most: Float = 1e9
    guard length.isFinite, abs(length) <= most else {
      throw Damage(reason: "a length is \(length)")
    }
    return length
  }

  private mutating func insets() throws(Damage) -> RecordedInsets {
    RecordedInsets(
      top: try length(),
      leading: try length(),
      bottom: try length(),
      trailing: try length()
    )
  }

  private mutating func name() throws(Damage) -> String {
    let number = try number()
    if number == 0 {
      let name = try text()
      names.append(name)
      return name
    }
    guard number <= names.count else { throw Damage(reason: "there is no name \(number)") }
    return names[number - 1]
  }

  private mutating func text() throws(Damage) -> String {
    let count = try number()
    guard count <= end - index else { throw Damage(reason: "a text is too long") }
    defer { index += count }
    return String(decoding: bytes[index..<index + count], as: UTF8.self)
  }
}
