/// Turns events into bytes.
///
/// Its memory is used again for each event, so that the frequent events allocate nothing.
struct RecordingEncoder {
  /// The bytes of the present event.
  private(set) var bytes: [UInt8] = []

  /// The names that the present half contains, by their numbers.
  private var names: [String: Int] = [:]

  init() {
    bytes.reserveCapacity(1024)
  }

  /// Forgets the names: a half is read without the other one.
  mutating func beginHalf() {
    names.removeAll(keepingCapacity: true)
  }

  /// Encodes an event: its kind, its time, its length, what it consists of, and a check.
  mutating func encode(_ event: RecordedEvent, isInside: Bool, elapsed: Int) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(event.kind | (isInside ? 0x80 : 0))
    add(max(0, elapsed))
    // The length follows, in as many bytes for every event: it is known only at the end.
    let lengthIndex = bytes.count
    bytes.append(0)
    bytes.append(0)
    bytes.append(0)
    add(event)
    let length = bytes.count - lengthIndex - 3
    bytes[lengthIndex] = UInt8(truncatingIfNeeded: length)
    bytes[lengthIndex + 1] = UInt8(truncatingIfNeeded: length >> 8)
    bytes[lengthIndex + 2] = UInt8(truncatingIfNeeded: length >> 16)
    let check = RecordingFormat.check(bytes[...])
    bytes.append(UInt8(truncatingIfNeeded: check))
    bytes.append(UInt8(truncatingIfNeeded: check >> 8))
  }

  private mutating func add(_ event: RecordedEvent) {
    switch event {
    case .hook(let hook, let controller, let reason):
      bytes.append(hook.recordedNumber)
      add(controller)
      add(reason)
    case .scroll(let x, let y):
      add(x)
      add(y)
    case .state(let controller, let isAnimated):
      add(controller)
      add(isAnimated)
    case .touch(let touch, let section, let item):
      bytes.append(touch.rawValue)
      add(section)
      add(item)
    case .request(let isAnimated, let file, let line):
      add(isAnimated)
      add(file)
      add(line)
    case .animationsEnded: break
    case .shown(let style, let microseconds):
      add(style)
      add(microseconds)
    case .controller(let number, let place):
      add(number)
      add(place.item)
      add(place.section)
      add(place.index + 1)
    case .issue(let code): add(code)
    case .text(let controller, let text):
      add(controller)
      addText(text)
    case .sizes(let sizes):
      add(sizes) { $0.add($1) }
    case .content(let sections): add(sections) { $0.add($1) }
    case .update(let changes): add(changes)
    case .screen(let screen): add(screen)
    case .move(let move): add(move)
    case .bypass(let operations):
      add(operations == nil)
      add(operations ?? []) { $0.add($1) }
    }
  }

  private mutating func add(_ move: RecordedMove) {
    switch move {
    case .pickUp(let position, let x, let y):
      bytes.append(0)
      add(position)
      add(x)
      add(y)
    case .carry(let x, let y):
      bytes.append(1)
      add(x)
      add(y)
    case .refuse(let position):
      bytes.append(2)
      add(position)
    case .putDown: bytes.append(3)
    case .putBack: bytes.append(4)
    case .step(let from, let to):
      bytes.append(5)
      add(from)
      add(to)
    case .land(let from, let to):
      bytes.append(6)
      add(from)
      add(to)
    }
  }

  private mutating func add(_ operation: RecordedOperation) {
    bytes.append(operation.action.rawValue)
    for place in [operation.before, operation.after] {
      add(place.map { $0.section + 1 } ?? 0)
      if let place { add(place.item + 1) }
    }
  }

  private mutating func add(_ size: RecordedSize) {
    switch size.subject {
    case .controller(let number): add(number + 1)
    case .item(let position):
      add(0)
      add(position)
    }
    add(size.width)
    add(size.height)
  }

  private mutating func add(_ screen: RecordedScreen) {
    add(screen.width)
    add(screen.height)
    add(screen.insets)
    add(screen.isInWindow)
    add(screen.isDark)
    add(screen.isMirrored)
    add(screen.textSize)
    add(screen.selection)
  }

  private mutating func add(_ section: RecordedSection) {
    add(section.hash)
    add(section.layout)
    add(section.supplementaries) {
      $0.add($1.kind); $0.add($1.item)
    }
    add(section.items) { $0.add($1) }
    add(section.count)
  }

  private mutating func add(_ layout: RecordedLayout) {
    add(layout.columns)
    add(layout.lineSpacing)
    add(layout.itemSpacing)
    add(layout.insets)
  }

  private mutating func add(_ insets: RecordedInsets) {
    add(insets.top)
    add(insets.leading)
    add(insets.bottom)
    add(insets.trailing)
  }

  private mutating func add(_ changes: RecordedChanges) {
    add(changes.count)
    add(changes.isCut)
    add(changes.removedSections) { $0.add($1) }
    add(changes.insertedSections) {
      $0.add($1.index); $0.add($1.section)
    }
    add(changes.movedSections) {
      $0.add($1.from); $0.add($1.to)
    }
    add(changes.removed) {
      $0.add($1.section); $0.add($1.start); $0.add($1.count)
    }
    add(changes.inserted) {
      $0.add($1.section)
      $0.add($1.start)
      $0.add($1.items) { $0.add($1) }
    }
    add(changes.moved) {
      $0.add($1.from); $0.add($1.to)
    }
    add(changes.updated) { $0.add($1) }
    add(changes.supplementaries) {
      $0.add($1.section)
      $0.add($1.kind)
      $0.add($1.isUpdated)
      $0.add($1.item != nil)
      if let item = $1.item { $0.add(item) }
    }
    add(changes.rearranged) {
      $0.add($1.section); $0.add($1.layout)
    }
  }

  private mutating func add(_ item: RecordedItem) {
    add(item.controller)
    add(item.hash)
  }

  private mutating func add(_ position: Position) {
    add(position.section)
    add(position.item)
  }

  private mutating func add<Element>(
    _ elements: [Element],
    _ addElement: (inout Self, Element) -> Void
  ) {
    add(elements.count)
    for element in elements { addElement(&self, element) }
  }

  private mutating func add(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  /// Adds a number that is not negative, in groups of seven bits.
  private mutating func add(_ number: Int) {
    var rest = UInt64(max(0, number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private mutating func add(_ hash: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: hash >> UInt64(shift)))
    }
  }

  private mutating func add(_ length: Float) {
    let pattern = length.bitPattern
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: pattern >> UInt32(shift)))
    }
  }

  /// Adds a name: in full the first time in a half, and as a number afterwards.
  private mutating func add(_ name: String) {
    if let number = names[name] { return add(number + 1) }
    names[name] = names.count
    add(0)
    addText(name)
  }

  private mutating func addText(_ text: String) {
    let most = 255
    let utf8 = text.utf8.prefix(most)
    add(utf8.count)
    bytes.append(contentsOf: utf8)
  }
}
