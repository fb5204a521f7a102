#if canImport(SwiftUI) && !os(macOS)
public import Roster

extension ListContent {
  /// Roster's section, where a file imports SwiftUI as well.
  public typealias Section = Roster.Section

  /// Roster's group, where a file imports SwiftUI as well.
  public typealias Group = Roster.Group

  /// Roster's loop over identified values, where a file imports SwiftUI as well.
  public typealias ForEach = Roster.ForEach
}
#endif
