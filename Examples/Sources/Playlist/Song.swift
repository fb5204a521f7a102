#if canImport(SwiftUI) && !os(macOS)
import Roster

/// A song of the playlist.
struct Song: ViewModel {
  let id: Int
  let title: String
  let artist: String
}

/// What the user has done with a song's row.
struct SongState: ViewState {
  var isOpen = false
  var stars = 0
}
#endif
