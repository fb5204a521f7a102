import TestPlatform

/// A section and its items; every identifier is used once.
struct FuzzSection: Equatable {
  var id: Int
  var items: [Int]
}

/// Data before and after an update, and operations that say truly what changed.
struct FuzzUpdate {
  var old: [FuzzSection]
  var new: [FuzzSection] = []
  var operations: [FuzzOperation] = []

  /// The old index, for each new one, of the sections that are neither inserted nor reloaded.
  var survivingSections: [Int: Int] = [:]

  /// The identifiers that are there before and after: what keeps its cell and its selection.
  var survivingItems: Set<Int> {
    Set(old.flatMap(\.items)).intersection(new.flatMap(\.items))
  }
}

extension FuzzUpdate: CustomStringConvertible {
  var description: String {
    func text(_ sections: [FuzzSection]) -> String {
      sections.map { "\($0.id): \($0.items)" }.joined(separator: " | ")
    }
    let calls = operations.map { "  \($0)" }.joined(separator: "\n")
    return "from \(text(old))\nto \(text(new))\n\(calls)"
  }
}
