extension Column {
  /// The view models of a range of indices, as a column of their own.
  ///
  /// - Complexity: O(length of the range); O(1) for the whole column.
  package func part(_ range: Range<Int>) -> Column {
    range == 0..<count ? self : Column(part: range, of: box)
  }

  private init(part range: Range<Int>, of box: any ColumnBox) {
    count = range.count
    self.box = box.part(range)
  }
}

extension Run {
  /// The items of a range of indices, as a run of their own.
  ///
  /// - Complexity: O(length of the range); O(1) for the whole run.
  package func part(_ range: Range<Int>) -> Run {
    Run(column.part(range), controller: controller, elements: elements, location: location)
  }
}
