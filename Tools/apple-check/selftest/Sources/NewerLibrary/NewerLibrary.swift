struct Snapshot {
  let sections: [Int]

  func isSame(as other: Snapshot) -> Bool {
    sections.span.isIdentical(to: other.sections.span)  // expect: 'span' is deprecated
  }

  func count() -> Int {
    sections.enumerated().count  // expect: 'count' is deprecated
  }
}
