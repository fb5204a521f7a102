#if canImport(SwiftUI) && !os(macOS)
public import Roster

extension ListContent {
  /// Roster's section, in files that also import SwiftUI.
  public typealias Section = Roster.Section

  /// Roster's group, in files that also import SwiftUI.
  public typealias Group = Roster.Group

  /// Roster's loop over identified values, in files that also import SwiftUI.
  public typealias ForEach = Roster.ForEach
}
#endif
