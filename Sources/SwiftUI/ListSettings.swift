#if canImport(SwiftUI) && !os(macOS)
import Roster
import SwiftUI

/// What the modifiers of a list have said.
@MainActor
struct ListSettings {
  let layout: @MainActor () -> UICollectionViewLayout
  let issues: IssueReporter
  let stateStorage: (any StateStorage)?
  var setUps: [@MainActor (ListAdapter) -> Void] = []
  var selection: SelectionBinding?
  var position: PositionBinding?
}

/// The identifiers of the selected items, as the app keeps them.
@MainActor
struct SelectionBinding {
  let mode: SelectionMode
  let read: () -> Set<Identifier>
  let write: (Set<Identifier>) -> Void

  /// Whether an identifier is of the type that the app keeps.
  let isKnown: (Identifier) -> Bool
}

/// The identifier of the first visible item, as the app keeps it.
@MainActor
struct PositionBinding {
  let alignment: ScrollAlignment
  let read: () -> Identifier?
  let write: (Identifier?) -> Void

  /// Whether an identifier is of the type that the app keeps.
  let isKnown: (Identifier) -> Bool
}
#endif
