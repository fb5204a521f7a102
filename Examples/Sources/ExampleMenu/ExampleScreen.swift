public import Roster

/// An example, as the menu shows it.
public enum ExampleScreen: CaseIterable, ViewModel, Sendable {
  case todo
  case emoji
  case feed
  case chat
  case checkout
  case mail
  case board
  case archive
  case files
  #if canImport(SwiftUI) && !os(macOS)
  case playlist
  #endif

  public var id: ExampleScreen { self }

  /// What the example is called.
  public var title: String {
    switch self {
    case .todo: "Todo"
    case .emoji: "Emoji"
    case .feed: "Feed"
    case .chat: "Chat"
    case .checkout: "Checkout"
    case .mail: "Mail"
    case .board: "Board"
    case .archive: "Archive"
    case .files: "Files"
    #if canImport(SwiftUI) && !os(macOS)
    case .playlist: "Playlist"
    #endif
    }
  }

  /// Whether the screen has its title, its buttons or its search in a navigation bar.
  public var usesNavigationBar: Bool { !["Todo", "Emoji", "Feed"].contains(title) }

  /// What there is to see.
  var summary: String {
    switch self {
    case .todo: "Rows that expand, and move with their state"
    case .emoji: "Thousands of cells, and a search that follows each letter"
    case .feed: "Four kinds of posts, news above and pages below"
    case .chat: "A conversation that keeps its end in sight and does not jump"
    case .checkout: "Cells with constraints and controls, and a price that follows them"
    case .mail: "A search, swipes, and several messages edited at a time"
    case .board: "Cards that are dragged between two lists, and in from other apps"
    case .archive: "A million rows, of which the screen is read"
    case .files: "Folders that open, and take what is dropped onto them"
    #if canImport(SwiftUI) && !os(macOS)
    case .playlist: "Rows that are SwiftUI views"
    #endif
    }
  }
}
