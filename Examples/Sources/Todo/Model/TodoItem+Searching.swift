extension TodoItem {
  /// Whether the item has a text in its title or its notes; every item has an empty one.
  func matches(_ query: String) -> Bool {
    query.isEmpty || [title, notes].contains { $0.lowercased().contains(query.lowercased()) }
  }
}
