/// Two lists of items of many types.
///
/// Two items are the same if they agree on their scope, on their type and on their identifier.
struct MixedComparison: ListComparison {
  let old: ItemList
  let new: ItemList

  var oldCount: Int { old.items.count }

  var newCount: Int { new.items.count }

  func oldHash(at index: Int) -> Int { old.hash(at: index) }

  func newHash(at index: Int) -> Int { new.hash(at: index) }

  func isSameItem(old: Int, new: Int) -> Bool {
    let left = self.old.items[old]
    let right = self.new.items[new]
    return self.old.scopes[Int(left.run)] == self.new.scopes[Int(right.run)]
      && self.old.columns[Int(left.run)]
        .isSameItem(Int(left.offset), as: self.new.columns[Int(right.run)], Int(right.offset))
  }

  func isSameContent(old: Int, new: Int) -> Bool {
    let left = self.old.items[old]
    let right = self.new.items[new]
    return self.old.columns[Int(left.run)]
      .isSameContent(Int(left.offset), as: self.new.columns[Int(right.run)], Int(right.offset))
  }
}

extension MixedComparison {
  /// Compares the items of two sections.
  init(old: SnapshotSection, new: SnapshotSection) {
    var numbers = ScopeNumbers()
    self.init(
      old: ItemList(old, scopes: &numbers),
      new: ItemList(new, scopes: &numbers)
    )
  }
}

extension ItemList {
  /// All items of a section.
  init(_ section: SnapshotSection, scopes: inout ScopeNumbers) {
    for run in section.runs {
      append(0..<run.column.count, of: run, scopes: &scopes)
    }
  }
}
