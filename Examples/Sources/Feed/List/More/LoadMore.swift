import Roster

/// The end of what has been loaded.
struct LoadMore: ViewModel {
  let hasFailed: Bool

  var id: String { "end" }

  @MainActor
  init(_ loader: PageLoader) {
    hasFailed = loader.phase == .failed
  }

  /// What there is to say about it.
  var text: String { hasFailed ? "That did not work. Try again?" : "Loading…" }

  /// What is sent when the user wants to try once more.
  struct Retry: Equatable {}
}
