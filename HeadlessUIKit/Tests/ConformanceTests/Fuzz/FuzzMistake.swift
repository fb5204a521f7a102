import TestPlatform

/// One thing that makes a true update wrong.
enum FuzzMistake: Equatable {
  /// The data has an item more than the operations say.
  case extraItem(section: Int)
  /// The data has an item less than the operations say.
  case missingItem(section: Int)
  /// The data has a section more than the operations say.
  case extraSection
  /// The data has a section less than the operations say.
  case missingSection
  /// An operation was not told.
  case forgotten(Int)
  /// An operation was told twice.
  case repeated(Int)
  /// What an operation moves or inserts was told to be deleted or inserted as well.
  case contradicted(Int)
  /// A move names a place that another operation names already, which leaves all counts right.
  case collided(Int, with: Int)
  /// An operation, or the end of a move, names a place that does not exist.
  case beyond(Int, by: Int)
  /// A move starts from a place that does not exist.
  case fromBeyond(Int, by: Int)
}

extension FuzzUpdate {
  /// All mistakes that are surely refused; which of them exist depends on the update.
  var mistakes: [FuzzMistake] {
    var result: [FuzzMistake] = [.extraSection]
    if !new.isEmpty { result.append(.missingSection) }
    for section in survivingSections.keys.sorted() {
      result.append(.extraItem(section: section))
      if !new[section].items.isEmpty { result.append(.missingItem(section: section)) }
    }
    for (index, operation) in operations.enumerated() {
      if changesCounts(operation) { result.append(.forgotten(index)) }
      if !operation.isReload { result += [.repeated(index), .contradicted(index)] }
      for other in operations.indices where collision(index, other) != nil {
        result.append(.collided(index, with: other))
      }
      for distance in operation.isOnSections ? [0, 3] : [0, 3, -1, .max, .min] {
        result.append(.beyond(index, by: distance))
        if operation.isMove { result.append(.fromBeyond(index, by: distance)) }
      }
    }
    return result
  }

  /// The same update with a mistake.
  func making(_ mistake: FuzzMistake) -> FuzzUpdate {
    var result = self
    switch mistake {
    case .extraItem(let section): result.new[section].items.append(-1)
    case .missingItem(let section): result.new[section].items.removeLast()
    case .extraSection: result.new.append(FuzzSection(id: -1, items: []))
    case .missingSection: result.new.removeLast()
    case .forgotten(let index): result.operations.remove(at: index)
    case .repeated(let index): result.operations.append(operations[index])
    case .contradicted(let index): result.operations.append(operations[index].contradiction)
    case .collided(let index, let other):
      result.operations[index] = collision(index, other) ?? operations[index]
    case .beyond(let index, let distance):
      result.operations[index] = beyond(operations[index], by: distance)
    case .fromBeyond(let index, let distance):
      result.operations[index] = fromBeyond(operations[index], by: distance)
    }
    return result
  }

  /// Whether counts cannot be right without the operation.
  private func changesCounts(_ operation: FuzzOperation) -> Bool {
    switch operation {
    case .deleteSection, .insertSection: true
    case .deleteItem(let path): survivingSections.values.contains(path.section)
    case .insertItem(let path): survivingSections.keys.contains(path.section)
    case .moveItem(let path, let target): survivingSections[target.section] != path.section
    case .reloadItem, .reloadSection, .moveSection: false
    }
  }

  /// A move whose one end is where another operation of the same section is, if there can be one.
  private func collision(_ index: Int, _ other: Int) -> FuzzOperation? {
    guard index != other else { return nil }
    switch (operations[index], operations[other]) {
    case (.moveItem(let path, let target), .insertItem(let taken)),
      (.moveItem(let path, let target), .moveItem(_, to: let taken)):
      return target.section == taken.section ? .moveItem(path, to: taken) : nil
    case (.moveItem(let path, let target), .deleteItem(let taken)):
      return path.section == taken.section ? .moveItem(taken, to: target) : nil
    case (.moveSection(let section, _), .insertSection(let taken)),
      (.moveSection(let section, _), .moveSection(_, to: let taken)):
      return .moveSection(section, to: taken)
    case (.moveSection(_, let target), .deleteSection(let taken)):
      return .moveSection(taken, to: target)
    default: return nil
    }
  }

  /// An operation whose place is so far after the last one, or outside of all places.
  private func beyond(_ operation: FuzzOperation, by distance: Int) -> FuzzOperation {
    switch operation {
    case .deleteItem(let path): .deleteItem(outside(old, path.section, distance))
    case .insertItem(let path): .insertItem(outside(new, path.section, distance))
    case .reloadItem(let path): .reloadItem(outside(old, path.section, distance))
    case .moveItem(let path, let target):
      .moveItem(path, to: outside(new, target.section, distance))
    case .deleteSection: .deleteSection(old.count + distance)
    case .insertSection: .insertSection(new.count + distance)
    case .reloadSection: .reloadSection(old.count + distance)
    case .moveSection(let section, _): .moveSection(section, to: new.count + distance)
    }
  }

  private func fromBeyond(_ operation: FuzzOperation, by distance: Int) -> FuzzOperation {
    switch operation {
    case .moveItem(let path, let target):
      .moveItem(outside(old, path.section, distance), to: target)
    case .moveSection(_, let target): .moveSection(old.count + distance, to: target)
    default: operation
    }
  }

  private func outside(_ sections: [FuzzSection], _ section: Int, _ distance: Int) -> IndexPath {
    let isFar = distance == .max || distance < 0
    let item = isFar ? distance : sections[section].items.count + distance
    return IndexPath(item: item, section: section)
  }
}

extension FuzzOperation {
  var isReload: Bool {
    switch self {
    case .reloadItem, .reloadSection: true
    default: false
    }
  }

  var isMove: Bool {
    switch self {
    case .moveItem, .moveSection: true
    default: false
    }
  }

  var isOnSections: Bool {
    switch self {
    case .deleteSection, .insertSection, .reloadSection, .moveSection: true
    default: false
    }
  }

  /// An operation that cannot be true together with this one.
  fileprivate var contradiction: FuzzOperation {
    switch self {
    case .deleteItem(let path): .reloadItem(path)
    case .insertItem, .insertSection: self
    case .reloadItem(let path): .deleteItem(path)
    case .moveItem(_, let target): .insertItem(target)
    case .deleteSection(let section): .reloadSection(section)
    case .reloadSection(let section): .deleteSection(section)
    case .moveSection(let section, _): .deleteSection(section)
    }
  }
}
