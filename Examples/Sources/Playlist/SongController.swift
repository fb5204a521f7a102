#if canImport(SwiftUI) && !os(macOS)
import Roster
import RosterSwiftUI
import SwiftUI

/// Shows a song as a SwiftUI view; a tap opens the row, and a button in it gives stars.
final class SongController: HostedController<Song, SongState> {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 8) {
        Text(viewModel.title)
        Text(String(repeating: "★", count: state.stars))
      }
      if state.isOpen {
        SongDetails(song: viewModel, stars: binding(\.stars))
      }
    }
  }

  override var hosting: HostedStyle {
    HostedStyle().margins(.horizontal, 16).margins(.vertical, 12)
  }

  override func didSelect() {
    updateState(animated: true) { $0.isOpen.toggle() }
  }
}

/// What an open row says more.
private struct SongDetails: View {
  let song: Song
  @Binding var stars: Int

  var body: some View {
    HStack(spacing: 8) {
      Text("by \(song.artist)")
      Button("One more star") { stars = min(5, stars + 1) }
    }
  }
}
#endif
