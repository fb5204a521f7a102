#if canImport(SwiftUI) && !os(macOS)
import Roster
import SwiftUI

/// Synchronizes the selection of a list with the app's binding.
@MainActor
final class ListSelection {
  /// The binding to the app's selection.
  var binding: SelectionBinding?

  /// The value on which the app and the list last agreed.
  private var agreed: Set<ListIdentifier> = []

  /// The identifiers to be selected that are not in the list yet.
  private var missing: Set<ListIdentifier> = []

  /// Whether the list is being changed to match the binding, so that its own changes are not
  /// reported.
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

  /// Selects what the app has set, if it has changed or was not in the list before.
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

  /// Writes to the binding what the user has selected, or what an update has removed.
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
