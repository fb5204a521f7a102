package import Foundation

/// The sizes of neighbouring items; equal neighbours are counted instead of held one by one.
package struct ItemSizes: Sendable, Equatable {
  /// Neighbours of one size.
  package struct Run: Sendable, Equatable {
    package let size: CGSize
    package var count: Int
  }

  package private(set) var runs: [Run] = []

  /// The number of items.
  package private(set) var count = 0

  package init() {}

  /// The sizes of items one by one.
  package init(_ sizes: some Sequence<CGSize>) {
    for size in sizes { append(size) }
  }

  /// Items of one size.
  package init(repeating size: CGSize, count: Int) {
    append(size, count: count)
  }

  /// Adds items of one size at the end.
  package mutating func append(_ size: CGSize, count: Int = 1) {
    guard count > 0 else { return }
    self.count += count
    if let last = runs.last, last.size == size {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(size: size, count: count))
    }
  }

  /// Adds items at the end.
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

  /// The heights; equal neighbours are counted.
  var heights: some Sequence<(length: CGFloat, count: Int)> {
    runs.lazy.map { (length: $0.size.height, count: $0.count) }
  }
}
