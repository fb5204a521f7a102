#if !canImport(UIKit)
import HeadlessRendering
import Roster

/// The tables for what steps refer to by number: texts, and the identities of items.
struct TraceTables {
  var texts = TextTable()
  private var items: [ItemID: Int] = [:]
  private var addedItems: [JSONValue] = []

  /// Returns the number of an item's identity, which is new for a new identity.
  mutating func number(of item: ItemID) -> Int {
    if let number = items[item] { return number }
    let number = items.count
    items[item] = number
    let path = item.elements.map(\.description) + [item.id.description]
    let repetition = item.occurrence == 0 ? "" : " (\(item.occurrence + 1))"
    addedItems.append(
      .ints([
        texts.number(of: "\(item.controller)"),
        texts.number(of: path.joined(separator: " › ") + repetition),
        texts.number(of: "\(item.section)"),
      ])
    )
    return number
  }

  mutating func numbers(of items: some Sequence<ItemID>) -> JSONValue {
    .ints(items.map { number(of: $0) })
  }

  /// Returns the identities that were added since the last call, each with the texts of its
  /// controller's type, its identifier and its section.
  mutating func takeAddedItems() -> JSONValue {
    defer { addedItems = [] }
    return .array(addedItems)
  }
}
#endif
