/// How many items each section has, as a data source reported it at one moment.
struct ItemCounts: Equatable, Sendable {
  var itemsInSection: [Int] = []

  var numberOfSections: Int { itemsInSection.count }

  /// The number of items of a section, or nil when there is no such section.
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
