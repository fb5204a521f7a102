/// The number of items in each section, as a data source reported it at one moment.
struct ItemCounts: Equatable, Sendable {
  var itemsInSection: [Int] = []

  var numberOfSections: Int { itemsInSection.count }

  /// Returns the number of items of a section, or nil if the section does not exist.
  func numberOfItems(inSection section: Int) -> Int? {
    itemsInSection.indices.contains(section) ? itemsInSection[section] : nil
  }

  func contains(section: Int) -> Bool {
    itemsInSection.indices.contains(section)
  }

  func contains(_ position: ItemPosition) -> Bool {
    guard let count = numberOfItems(inSection: position.section) else { return false }
    return position.item >= 0 && position.item < count
  }
}
