/// A sum of unknowns and a constant: one side of a constraint.
struct LayoutForm {
  var terms: [LinearSystem.Term] = []
  var constant = 0.0
  /// Whether the form depends on more than the tree and the constraints, for example on margins or
  /// text.
  var isEnvironmental = false

  mutating func add(_ unknown: Int, _ factor: Double) {
    if let index = terms.firstIndex(where: { $0.unknown == unknown }) {
      terms[index].factor += factor
      if abs(terms[index].factor) < 1e-12 { terms.remove(at: index) }
    } else if factor != 0 {
      terms.append(LinearSystem.Term(unknown, factor))
    }
  }

  /// Adds a multiple of a span's start and of its length.
  mutating func add(_ span: LayoutSpan, start: Double, length: Double, times factor: Double) {
    if let unknown = span.start { add(unknown, factor * start) }
    for unknown in span.outer { add(unknown, factor * start) }
    add(span.length, factor * length)
    constant += factor * (start * span.startOffset + length * span.lengthOffset)
  }
}

/// Where an item is along an axis, in the coordinates of a view.
struct LayoutSpan {
  /// The unknown where the span starts, or nil if it starts at the offset.
  var start: Int?
  var startOffset = 0.0
  /// The unknown length.
  var length: Int
  var lengthOffset = 0.0
  /// The view whose coordinates apply.
  var home: UIView
  /// The unknown origins of the views between the item and its home.
  var outer: [Int] = []
}
