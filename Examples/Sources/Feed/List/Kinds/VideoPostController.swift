import Foundation
import Roster

/// Shows a film; a tap plays or pauses it.
///
/// The film goes on while other posts use its cell: how far it is, is the controller's own.
final class VideoPostController: PostController<VideoBody>, Playable {
  private let playback: Playback

  init(_ model: PostModel<Video>, playback: Playback) {
    self.playback = playback
    super.init(model)
  }

  override func didSelect() {
    if state.isPlaying {
      playback.stop(self)
      pause()
    } else {
      playback.start(self)
      updateState { state in
        state.isPlaying = true
        // A film that has come to its end begins anew.
        if state.position >= viewModel.content.duration {
          state.position = 0
        }
      }
    }
  }

  override func didRemove() {
    playback.stop(self)
  }

  func advance(by seconds: TimeInterval) {
    let duration = viewModel.content.duration
    updateState { state in
      state.position = min(state.position + seconds, duration)
      state.isPlaying = state.position < duration
    }
    if !state.isPlaying {
      playback.stop(self)
    }
  }

  func pause() {
    updateState { $0.isPlaying = false }
  }
}
