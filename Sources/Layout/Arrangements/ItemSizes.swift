import Foundation

/// The sizes of neighboring items; equal neighbors are counted and not stored one by one.
struct ItemSizes: Sendable, Equatable {
  /// Neighbors of the same size.
  struct Run: Sendable, Equatable {
    let size: CGSize
    var count: Int
  }

  private(set) var runs: [Run] = []

  /// The number of items.
  private(set) var count = 0

  init() {}

  /// Creates sizes one by one.
  init(_ sizes: some Sequence<CGSize>) {
    for size in sizes { append(size) }
  }

  /// Creates equal sizes.
  init(repeating size: CGSize, count: Int) {
    append(size, count: count)
  }

  /// Appends items of one size.
  mutating func append(_ size: CGSize, count: Int = 1) {
    guard count > 0 else { return }
    self.count += count
    if let last = runs.last, last.size == size {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(size: size, count: count))
    }
  }

  /// Appends sizes.
  mutating func append(_ sizes: ItemSizes) {
    for run in sizes.runs { append(run.size, count: run.count) }
  }

  /// The sizes one by one.
  var all: [CGSize] {
    var all: [CGSize] = []
    all.reserveCapacity(count)
    for run in runs { all.append(contentsOf: repeatElement(run.size, count: run.count)) }
    return all
  }

  /// The heights; equal neighbors are counted.
  var heights: some Sequence<(length: CGFloat, count: Int)> {
    runs.lazy.map { (length: $0.size.height, count: $0.count) }
  }
}
