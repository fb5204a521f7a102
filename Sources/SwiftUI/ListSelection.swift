#if canImport(SwiftUI) && !os(macOS)
import Roster
import SwiftUI

/// Keeps the selection of a list and a binding of the app's alike.
@MainActor
final class ListSelection {
  /// Where the app keeps the selection.
  var binding: SelectionBinding?

  /// What the app and the list were last agreed on.
  private var agreed: Set<Identifier> = []

  /// What is to be selected and has not been in the list.
  private var missing: Set<Identifier> = []

  /// Whether the list is being told, and so has nothing to tell.
  private var isShowing = false

  /// Begins to follow a list.
  func follow(_ adapter: ListAdapter, _ binding: SelectionBinding) {
    self.binding = binding
    adapter.selectionMode = binding.mode
    adapter.observeSelection { [weak self] in self?.take($0) }
    adapter.observeUpdates { [weak self, weak adapter] _ in
      guard let self, !missing.isEmpty else { return }
      Task { [weak adapter] in
        guard let adapter else { return }
        self.show(in: adapter)
      }
    }
  }

  /// Selects what the app wants, if that is something else than before, or was not in the list.
  func show(in adapter: ListAdapter) {
    guard let wanted = binding?.read(), wanted != agreed || !missing.isEmpty else { return }
    agreed = wanted
    missing = []
    var found: Set<ItemID> = []
    for identifier in wanted {
      if let id = adapter.itemID(of: identifier) {
        found.insert(id)
      } else {
        missing.insert(identifier)
      }
    }
    isShowing = true
    adapter.selection = found
    isShowing = false
  }

  /// Writes to the binding what a person has selected, or what an update has taken away.
  private func take(_ selected: Set<ItemID>) {
    guard !isShowing, let binding else { return }
    var identifiers = Set(selected.map(\.id).filter(binding.isKnown))
    if binding.mode == .multiple { identifiers.formUnion(missing) }
    guard identifiers != agreed else { return }
    agreed = identifiers
    binding.write(identifiers)
  }
}
#endif
