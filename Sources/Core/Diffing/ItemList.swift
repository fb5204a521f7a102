/// Items of any number of runs in one flat order.
struct ItemList {
  /// A place in one of the runs.
  struct Item {
    let run: Int32
    let offset: Int32
  }

  private(set) var columns: [Column] = []
  private(set) var scopes: [Int] = []
  private(set) var items: [Item] = []

  /// Adds items of a run.
  mutating func append(_ offsets: Range<Int>, of run: Run, scopes numbers: inout ScopeNumbers) {
    addRun(run, scopes: &numbers)
    for offset in offsets { addItem(offset) }
  }

  /// Adds a run whose items follow.
  mutating func addRun(_ run: Run, scopes numbers: inout ScopeNumbers) {
    columns.append(run.column)
    scopes.append(numbers.number(of: run))
  }

  /// Adds an item of the last run.
  mutating func addItem(_ offset: Int) {
    items.append(Item(run: Int32(columns.count - 1), offset: Int32(offset)))
  }

  func hash(at index: Int) -> Int {
    let item = items[index]
    return columns[Int(item.run)].hash(at: Int(item.offset)) &+ scopes[Int(item.run)]
  }
}
