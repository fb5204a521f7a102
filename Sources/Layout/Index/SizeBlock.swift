import Foundation

/// A bounded number of neighbouring lengths, with their sum.
///
/// Equal lengths are held once, so that a million rows of one height cost next to nothing until their
/// heights begin to differ.
struct SizeBlock: Equatable, Sendable {
  private(set) var summary: SizeSummary

  /// The lengths one by one; empty while all are equal.
  private var lengths: [CGFloat] = []

  init(repeating length: CGFloat, count: Int) {
    summary = .uniform(length, count: count)
  }

  init(_ lengths: [CGFloat]) {
    summary = .each(lengths)
    if isUniform {
      summary = .uniform(summary.least, count: count)
    } else {
      self.lengths = lengths
    }
  }

  var count: Int { summary.count }

  private var isUniform: Bool { summary.least >= summary.greatest }

  /// All lengths, one by one.
  var all: [CGFloat] {
    isUniform ? Array(repeating: summary.least, count: count) : lengths
  }

  subscript(index: Int) -> CGFloat {
    get { isUniform ? summary.least : lengths[index] }
    set { change { $0[index] = newValue } }
  }

  /// The sum of the first lengths.
  func start(of index: Int) -> CGFloat {
    guard !isUniform else { return index == 0 ? 0 : summary.least * CGFloat(index) }
    return lengths[..<index].reduce(0, +)
  }

  /// The first length that ends behind an offset, if each is followed by a gap.
  func index(endingAfter offset: CGFloat, spacing: CGFloat) -> Int {
    var end: CGFloat = 0
    for index in 0..<count {
      end += isUniform ? summary.least : lengths[index]
      if end > offset { return index }
      end += spacing
    }
    return count
  }

  mutating func insert(_ new: [CGFloat], at index: Int) {
    if isUniform, count > 0, new.allSatisfy({ $0 == summary.least }) {
      summary = .uniform(summary.least, count: count + new.count)
    } else {
      change { $0.insert(contentsOf: new, at: index) }
    }
  }

  mutating func remove(_ range: Range<Int>) {
    if isUniform {
      summary = .uniform(summary.least, count: count - range.count)
    } else {
      change { $0.removeSubrange(range) }
    }
  }

  /// Changes the lengths in place; their sum is made anew, so that no error adds up over time.
  private mutating func change(_ body: (inout [CGFloat]) -> Void) {
    if isUniform {
      lengths = all
    }
    body(&lengths)
    summary = .each(lengths)
    if isUniform {
      summary = .uniform(summary.least, count: count)
      lengths = []
    }
  }
}
