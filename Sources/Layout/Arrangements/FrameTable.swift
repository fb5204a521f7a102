package import Foundation

/// Frames in any order, and what is needed to find those between two heights.
///
/// It takes 48 bytes a frame. Finding costs O(log n), and the answer is short where the order of the
/// frames follows their height.
package struct FrameTable: Sendable {
  private let frames: [CGRect]

  /// For each frame, where the lowest of those up to it ends.
  private var ends: [CGFloat]

  /// For each frame, where the highest of those from it on begins.
  private var starts: [CGFloat]

  /// Takes frames whose lengths are finite.
  ///
  /// - Complexity: O(n).
  package init(_ frames: [CGRect]) {
    self.frames = frames
    ends = frames.map(\.maxY)
    starts = frames.map(\.minY)
    for index in frames.indices.dropFirst() {
      ends[index] = max(ends[index], ends[index - 1])
    }
    for index in frames.indices.dropLast().reversed() {
      starts[index] = min(starts[index], starts[index + 1])
    }
  }

  /// Where the lowest frame ends.
  package var length: CGFloat { max(0, ends.last ?? 0) }

  package subscript(index: Int) -> CGRect { frames[index] }

  /// The frames from the first to the last of those that reach between two heights.
  package func frames(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = frames.indices.partitionPoint { ends[$0] > start }
    let last = frames.indices.partitionPoint { starts[$0] >= end }
    return first..<max(first, last)
  }
}

extension Range<Int> {
  /// The first number from which on a condition holds, which holds for none before; the end if it never
  /// does.
  ///
  /// - Complexity: O(log n).
  func partitionPoint(where isFound: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isFound(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
