/// Where the elements of one list are after deletions, insertions and moves within it.
struct MovingIndexMap {
  private let moved: [Int: Int]
  private let staying: IndexMap

  init(deleted: [Int], inserted: [Int], moved: [Move<Int>]) {
    self.moved = Dictionary(moved.map { ($0.from, $0.to) }) { first, _ in first }
    staying = IndexMap(
      vacated: CountedRanges(indices: (deleted + moved.map(\.from)).sorted()),
      taken: CountedRanges(indices: (inserted + moved.map(\.to)).sorted())
    )
  }

  /// The new index of an element, or `nil` if the element is deleted.
  subscript(index: Int) -> Int? {
    moved[index] ?? staying[index]
  }
}
