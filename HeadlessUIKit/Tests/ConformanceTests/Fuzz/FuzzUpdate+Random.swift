import TestSupport
import TestPlatform

extension FuzzUpdate {
  /// Data to start with.
  static func randomSections(_ dice: inout SeededGenerator) -> [FuzzSection] {
    var author = FuzzAuthor(old: [], dice: dice)
    defer { dice = author.dice }
    return (0..<author.dice.roll(5)).map { _ in author.makeSection() }
  }

  /// A random and true update of some data.
  init(from old: [FuzzSection], dice: inout SeededGenerator) {
    var author = FuzzAuthor(old: old, dice: dice)
    author.changeSections()
    author.changeItems()
    author.addNeedlessOperations()
    author.update.operations.shuffle(using: &author.dice)
    dice = author.dice
    self = author.update
  }
}

/// Makes an update: decides what happens to each section and item, and writes down the operations
/// when the final places are known.
///
/// The place of a replacement does not follow moves, so a batch with a move on one level has no
/// reload on that level or below it.
private struct FuzzAuthor {
  private enum Slot {
    case old(Int)
    case reloaded(Int)
    case moved(Int)
    case inserted
  }

  var update: FuzzUpdate
  var dice: SeededGenerator
  private var lastID: Int
  private let mayMoveSections: Bool
  private let mayMoveItems: Bool

  init(old: [FuzzSection], dice: SeededGenerator) {
    update = FuzzUpdate(old: old)
    lastID = old.flatMap { $0.items + [$0.id] }.max() ?? 0
    self.dice = dice
    let kind = self.dice.roll(3)
    mayMoveSections = kind == 0
    mayMoveItems = kind <= 1
  }

  mutating func makeSection() -> FuzzSection {
    FuzzSection(id: makeID(), items: (0..<dice.roll(8)).map { _ in makeID() })
  }

  private mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func changeSections() {
    var slots: [Slot] = []
    var moved: [Slot] = []
    for section in update.old.indices {
      switch dice.roll(8) {
      case 0: update.operations.append(.deleteSection(section))
      case 1 where mayMoveSections: moved.append(.moved(section))
      case 1: slots.append(.reloaded(section))
      default: slots.append(.old(section))
      }
    }
    for slot in moved { dice.insert(slot, into: &slots) }
    for _ in 0..<max(0, dice.roll(4) - 1) { dice.insert(.inserted, into: &slots) }
    for (place, slot) in slots.enumerated() { fill(slot, place) }
  }

  private mutating func fill(_ slot: Slot, _ place: Int) {
    switch slot {
    case .inserted:
      update.operations.append(.insertSection(place))
      update.new.append(makeSection())
    case .reloaded(let section):
      update.operations.append(.reloadSection(section))
      var replacement = makeSection()
      replacement.id = update.old[section].id
      update.new.append(replacement)
    case .moved(let section):
      update.operations.append(.moveSection(section, to: place))
      keep(section, place)
    case .old(let section):
      keep(section, place)
    }
  }

  private mutating func keep(_ section: Int, _ place: Int) {
    update.survivingSections[place] = section
    update.new.append(FuzzSection(id: update.old[section].id, items: []))
  }

  mutating func changeItems() {
    let places = update.survivingSections.keys.sorted()
    var arrivals: [Int: [(id: Int, origin: IndexPath?)]] = [:]
    for place in places {
      let section = update.survivingSections[place, default: 0]
      for (item, id) in update.old[section].items.enumerated() {
        let path = IndexPath(item: item, section: section)
        switch dice.roll(8) {
        case 0:
          update.operations.append(.deleteItem(path))
        case 1 where mayMoveItems:
          let target = places.randomElement(using: &dice) ?? place
          arrivals[target, default: []].append((id, path))
        case 1 where !mayMoveSections:
          update.operations.append(.reloadItem(path))
          update.new[place].items.append(makeID())
        default:
          update.new[place].items.append(id)
        }
      }
      for _ in 0..<max(0, dice.roll(4) - 1) { arrivals[place, default: []].append((makeID(), nil)) }
    }
    for place in places { settle(arrivals[place, default: []], in: place) }
  }

  private mutating func settle(_ arrivals: [(id: Int, origin: IndexPath?)], in section: Int) {
    for arrival in arrivals { dice.insert(arrival.id, into: &update.new[section].items) }
    let origins = Dictionary(uniqueKeysWithValues: arrivals.map { ($0.id, $0.origin) })
    for (item, id) in update.new[section].items.enumerated() {
      guard let origin = origins[id] else { continue }
      let path = IndexPath(item: item, section: section)
      update.operations.append(origin.map { .moveItem($0, to: path) } ?? .insertItem(path))
    }
  }

  /// Operations on items of whole sections that go or come, which change nothing.
  mutating func addNeedlessOperations() {
    for operation in update.operations where dice.chance(oneIn: 3) {
      switch operation {
      case .deleteSection(let section):
        for item in update.old[section].items.indices where dice.chance(oneIn: 3) {
          update.operations.append(.deleteItem(IndexPath(item: item, section: section)))
        }
      case .insertSection(let section):
        for item in update.new[section].items.indices where dice.chance(oneIn: 3) {
          update.operations.append(.insertItem(IndexPath(item: item, section: section)))
        }
      default: break
      }
    }
  }
}
