#if canImport(SwiftUI) && !os(macOS)
import Roster
import SwiftUI

/// The values of a list's modifiers.
@MainActor
struct ListSettings {
  let layout: @MainActor () -> UICollectionViewLayout
  let issues: IssueReporter
  let stateStorage: (any StateStorage)?
  var setUps: [@MainActor (ListAdapter) -> Void] = []
  var selection: SelectionBinding?
  var position: PositionBinding?
}

/// A binding to the identifiers of the selected items.
@MainActor
struct SelectionBinding {
  let mode: ListAdapter.SelectionMode
  let read: () -> Set<ListIdentifier>
  let write: (Set<ListIdentifier>) -> Void

  /// Returns whether an identifier has the type of the app's binding.
  let isKnown: (ListIdentifier) -> Bool
}

/// A binding to the identifier of the first visible item.
@MainActor
struct PositionBinding {
  let alignment: ScrollAlignment
  let read: () -> ListIdentifier?
  let write: (ListIdentifier?) -> Void

  /// Returns whether an identifier has the type of the app's binding.
  let isKnown: (ListIdentifier) -> Bool
}
#endif
