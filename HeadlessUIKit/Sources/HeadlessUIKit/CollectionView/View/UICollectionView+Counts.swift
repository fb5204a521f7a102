extension UICollectionView {
  /// Returns the counts, which are read from the data source if they are invalid.
  func validCounts() -> ItemCounts {
    if let counts = knownCounts { return counts }
    guard !activity.isCounting else { return ItemCounts() }
    let counts = activity.placeholders.adding(to: askForCounts())
    knownCounts = counts
    return counts
  }

  /// Reads the number of sections and of items in each from the data source.
  func askForCounts() -> ItemCounts {
    guard let dataSource else { return ItemCounts() }
    activity.isCounting = true
    defer { activity.isCounting = false }
    var counts = ItemCounts()
    let sections = max(0, dataSource.numberOfSections(in: self))
    counts.itemsInSection.reserveCapacity(min(sections, 1 << 16))
    for section in 0..<sections {
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      if items < 0 {
        fail("F-NEG-COUNT", "negative number of items (\(items)) in section \(section)")
      }
      counts.itemsInSection.append(max(0, items))
    }
    return counts
  }

  func itemCount(inSection section: Int) -> Int {
    if let count = knownCounts?.numberOfItems(inSection: section) { return count }
    let counts = validCounts()
    if let count = counts.numberOfItems(inSection: section) { return count }
    fail(
      "F-COUNT-1",
      "request for number of items in section \(section) when there are only"
        + " \(counts.numberOfSections) sections in the collection view"
    )
    return 0
  }
}
