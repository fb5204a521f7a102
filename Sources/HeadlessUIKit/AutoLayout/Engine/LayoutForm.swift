/// A sum of unknowns and a constant: what one side of a constraint comes to.
struct LayoutForm {
  var terms: [LinearSystem.Term] = []
  var constant = 0.0
  /// Whether it depends on more than the tree and the constraints, such as on margins or text.
  var isEnvironmental = false

  mutating func add(_ unknown: Int, _ factor: Double) {
    if let index = terms.firstIndex(where: { $0.unknown == unknown }) {
      terms[index].factor += factor
      if abs(terms[index].factor) < 1e-12 { terms.remove(at: index) }
    } else if factor != 0 {
      terms.append(LinearSystem.Term(unknown, factor))
    }
  }

  /// Adds a length or a position that starts at a number and runs for another.
  mutating func add(_ span: LayoutSpan, start: Double, length: Double, times factor: Double) {
    if let unknown = span.start { add(unknown, factor * start) }
    for unknown in span.outer { add(unknown, factor * start) }
    add(span.length, factor * length)
    constant += factor * (start * span.startOffset + length * span.lengthOffset)
  }
}

/// Where an item is along an axis, in the coordinates of some view.
struct LayoutSpan {
  /// The unknown it starts at, or none if it starts at the offset.
  var start: Int?
  var startOffset = 0.0
  /// The unknown length.
  var length: Int
  var lengthOffset = 0.0
  /// In whose coordinates.
  var home: UIView
  /// The unknowns where the views between the item and its home start.
  var outer: [Int] = []
}
