import HeadlessUIKit

/// One step of a change: what is deleted and updated by old places, inserted and moved by new ones.
public struct Stage<Element> {
  public var data: [Element]
  public var deleted: [Int] = []
  public var inserted: [Int] = []
  public var updated: [Int] = []
  public var moved: [(source: Int, target: Int)] = []

  public init(data: [Element]) {
    self.data = data
  }

  var changeCount: Int { deleted.count + inserted.count + updated.count + moved.count }
}

/// The steps from one list to another: contents, then deletions, then insertions with moves.
public func stages<Element: Hashable>(
  from old: [Element],
  to new: [Element],
  isUpdated: (Element) -> Bool
) -> [Stage<Element>] {
  var result: [Stage<Element>] = []
  let kept = Set(new)
  var first = Stage(data: old)
  first.updated = old.indices.filter { kept.contains(old[$0]) && isUpdated(old[$0]) }
  if first.changeCount > 0 { result.append(first) }
  var second = Stage(data: old.filter(kept.contains))
  second.deleted = old.indices.filter { !kept.contains(old[$0]) }
  if second.changeCount > 0 { result.append(second) }
  var third = Stage(data: new)
  let places = Dictionary(uniqueKeysWithValues: zip(second.data, second.data.indices))
  for (index, element) in new.enumerated() {
    guard let source = places[element] else {
      third.inserted.append(index)
      continue
    }
    if second.data.filter({ $0 != element }) != new.filter({ places[$0] != nil && $0 != element })
      || source != new.filter({ places[$0] != nil }).firstIndex(of: element)
    {
      third.moved.append((source, index))
    }
  }
  if third.changeCount > 0 { result.append(third) }
  return result
}

extension UICollectionView {
  /// Shows the steps one after the other, or reloads where nobody looks or too much changes.
  public func reload<Element>(
    using stages: [Stage<Element>],
    interrupt: ((Stage<Element>) -> Bool)? = nil,
    setData: ([Element]) -> Void
  ) {
    if case .none = window, let data = stages.last?.data {
      setData(data)
      return reloadData()
    }
    for stage in stages {
      if let interrupt, interrupt(stage), let data = stages.last?.data {
        setData(data)
        return reloadData()
      }
      performBatchUpdates({
        setData(stage.data)
        let path = { IndexPath(item: $0, section: 0) }
        if !stage.deleted.isEmpty { deleteItems(at: stage.deleted.map(path)) }
        if !stage.inserted.isEmpty { insertItems(at: stage.inserted.map(path)) }
        if !stage.updated.isEmpty { reloadItems(at: stage.updated.map(path)) }
        for move in stage.moved { moveItem(at: path(move.source), to: path(move.target)) }
      })
    }
  }
}
