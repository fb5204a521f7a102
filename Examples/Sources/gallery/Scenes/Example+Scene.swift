#if !canImport(UIKit)
extension Example {
  /// The example's script.
  @MainActor
  func scene() throws -> Scene {
    switch self {
    case .todo: .todo
    case .emoji: try .emoji()
    case .feed: try .feed()
    case .chat: .chat
    case .checkout: .checkout
    case .mail: .mail
    case .board: .board
    case .archive: .archive
    case .files: .files
    #if canImport(SwiftUI) && !os(macOS)
    case .playlist: .playlist
    #endif
    }
  }
}
#endif
