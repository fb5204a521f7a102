package import Foundation

/// The sizes of neighboring items; equal neighbors are counted and not stored one by one.
package struct ItemSizes: Sendable, Equatable {
  /// Neighbors of the same size.
  package struct Run: Sendable, Equatable {
    package let size: CGSize
    package var count: Int
  }

  package private(set) var runs: [Run] = []

  /// The number of items.
  package private(set) var count = 0

  package init() {}

  /// Creates sizes one by one.
  package init(_ sizes: some Sequence<CGSize>) {
    for size in sizes { append(size) }
  }

  /// Creates equal sizes.
  package init(repeating size: CGSize, count: Int) {
    append(size, count: count)
  }

  /// Appends items of one size.
  package mutating func append(_ size: CGSize, count: Int = 1) {
    guard count > 0 else { return }
    self.count += count
    if let last = runs.last, last.size == size {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(size: size, count: count))
    }
  }

  /// Appends sizes.
  package mutating func append(_ sizes: ItemSizes) {
    for run in sizes.runs { append(run.size, count: run.count) }
  }

  /// The sizes one by one.
  package var all: [CGSize] {
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
