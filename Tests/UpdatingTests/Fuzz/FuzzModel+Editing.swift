import ListFixtures
import TestSupport

extension FuzzModel {
  /// Makes one random change.
  ///
  /// - Returns: What was changed, in a few words.
  mutating func edit(using generator: inout SeededGenerator) -> String {
    let change = Change.allCases.randomElement(using: &generator) ?? .insertPart
    let isDone = perform(change, using: &generator)
    return isDone ? "\(change)" : "nothing"
  }

  fileprivate enum Change: CaseIterable {
    case insertPart, removePart, movePart, shuffleParts, renamePart, emptyPart, duplicatePart
    case reshapePart, hidePart, layPart, thinPart, setHeader, setFooter
    case insertBlock, removeBlock, reshapeBlock, retypeBlock, shuffleBlock, emptyBlock
    case stickBlock, spanBlock
    case insertEntries, appendEntries, moveEntry, removeEntry, duplicateEntry, changeEntry
    case changeEntries, unsettleEntry, insertManyEntries, clear
  }

  private mutating func perform(_ change: Change, using generator: inout SeededGenerator) -> Bool {
    let part = parts.indices.randomElement(using: &generator)
    switch change {
    case .insertPart:
      guard parts.count < 6 else { return false }
      let new = Part.random(using: &generator)
      parts.insert(new, at: Int.random(in: 0...parts.count, using: &generator))
    case .removePart:
      guard let part, parts.count > 1 else { return false }
      parts.remove(at: part)
    case .movePart:
      guard let part else { return false }
      let moved = parts.remove(at: part)
      parts.insert(moved, at: Int.random(in: 0...parts.count, using: &generator))
    case .shuffleParts:
      parts.shuffle(using: &generator)
    case .duplicatePart:
      guard let part, parts.count < 6, Int.random(in: 0..<4, using: &generator) == 0 else {
        return false
      }
      parts.append(parts[part])
    case .clear:
      guard Int.random(in: 0..<8, using: &generator) == 0 else { return false }
      parts = []
    default:
      guard let part else { return false }
      return parts[part].perform(change, using: &generator)
        || perform(change, in: part, using: &generator)
    }
    return true
  }

  /// Makes a change that concerns more than one block.
  private mutating func perform(
    _ change: Change,
    in part: Int,
    using generator: inout SeededGenerator
  ) -> Bool {
    guard
      let block = parts[part].blocks.indices.randomElement(using: &generator)
    else { return false }
    guard change == .moveEntry else {
      return parts[part].blocks[block].perform(change, using: &generator)
    }
    let entries = parts[part].blocks[block].entries
    guard
      let entry = entries.indices.randomElement(using: &generator),
      let otherPart = parts.indices.randomElement(using: &generator),
      let other = parts[otherPart].blocks.indices.randomElement(using: &generator)
    else { return false }
    parts[part].blocks[block].entries.remove(at: entry)
    let index = Int.random(in: 0...parts[otherPart].blocks[other].entries.count, using: &generator)
    parts[otherPart].blocks[other].entries.insert(entries[entry], at: index)
    return true
  }
}

extension FuzzModel.Part {
  static func random(using generator: inout SeededGenerator) -> FuzzModel.Part {
    FuzzModel.Part(
      id: Int.random(in: 0..<20, using: &generator),
      shape: Shape.allCases.randomElement(using: &generator) ?? .named,
      header: .random(using: &generator),
      hidesWhenEmpty: Bool.random(using: &generator),
      blocks: [.random(using: &generator), .random(using: &generator)]
    )
  }

  /// Makes a change to the part as a whole.
  fileprivate mutating func perform(
    _ change: FuzzModel.Change,
    using generator: inout SeededGenerator
  ) -> Bool {
    switch change {
    case .renamePart: id = Int.random(in: 0..<20, using: &generator)
    case .emptyPart: blocks = blocks.map { FuzzModel.Block(shape: $0.shape, kind: $0.kind) }
    case .reshapePart: shape = Shape.allCases.randomElement(using: &generator) ?? .named
    case .hidePart: hidesWhenEmpty.toggle()
    case .layPart: isGrid.toggle()
    case .thinPart: density += 1
    case .setHeader: header = .random(using: &generator)
    case .setFooter: footer = .random(using: &generator)
    case .insertBlock:
      guard blocks.count < 3 else { return false }
      blocks.insert(
        .random(using: &generator),
        at: Int.random(in: 0...blocks.count, using: &generator)
      )
    case .removeBlock:
      guard let block = blocks.indices.randomElement(using: &generator) else { return false }
      blocks.remove(at: block)
    default: return false
    }
    return true
  }
}

extension FuzzModel.Block {
  static func random(using generator: inout SeededGenerator) -> FuzzModel.Block {
    FuzzModel.Block(
      shape: Shape.allCases.randomElement(using: &generator) ?? .items,
      kind: Kind.allCases.randomElement(using: &generator) ?? .plain,
      entries: (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        .random(using: &generator)
      }
    )
  }

  /// Makes a change to the block or to an entry in it.
  fileprivate mutating func perform(
    _ change: FuzzModel.Change,
    using generator: inout SeededGenerator
  ) -> Bool {
    let entry = entries.indices.randomElement(using: &generator)
    switch change {
    case .reshapeBlock: shape = Shape.allCases.randomElement(using: &generator) ?? .items
    case .retypeBlock: kind = Kind.allCases.randomElement(using: &generator) ?? .plain
    case .shuffleBlock: entries.shuffle(using: &generator)
    case .emptyBlock: entries = []
    case .stickBlock: isSticky.toggle()
    case .spanBlock: spansColumns.toggle()
    case .insertEntries, .appendEntries, .insertManyEntries:
      let count = change == .insertManyEntries ? 12 : 2
      guard entries.count < 12 else { return false }
      let new = (0..<count).map { _ in FuzzEntry.random(using: &generator) }
      let index = Int.random(in: 0...entries.count, using: &generator)
      entries.insert(contentsOf: new, at: change == .appendEntries ? entries.count : index)
    default:
      guard let entry else { return false }
      switch change {
      case .removeEntry: entries.remove(at: entry)
      case .duplicateEntry: entries.append(entries[entry])
      case .changeEntry: entries[entry].text = Int.random(in: 0..<1_000, using: &generator)
      case .unsettleEntry: entries[entry].isRestless.toggle()
      case .changeEntries:
        for entry in entries.indices {
          entries[entry].text += 1
        }
      default: return false
      }
    }
    return true
  }
}

extension FuzzEntry {
  fileprivate static func random(using generator: inout SeededGenerator) -> FuzzEntry {
    FuzzEntry(
      id: Int.random(in: 0..<200, using: &generator),
      text: Int.random(in: 0..<1_000, using: &generator)
    )
  }
}

extension FuzzTitle? {
  fileprivate static func random(using generator: inout SeededGenerator) -> FuzzTitle? {
    guard
      let kind = FuzzTitle.Kind.allCases.randomElement(using: &generator),
      Bool.random(using: &generator)
    else { return nil }
    return FuzzTitle(kind: kind, text: Int.random(in: 0..<1_000, using: &generator))
  }
}
