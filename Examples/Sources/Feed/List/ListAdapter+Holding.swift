import Roster

extension ListAdapter {
  /// Has updates leave the first visible post where it is, whatever comes above it.
  ///
  /// The stories are above all posts; they may be pushed out.
  func holdFirstVisiblePost() {
    let posts = visibleItems.lazy.filter { self.controller(for: $0) is StoriesController == false }
    policy.anchor = posts.first.map { .item($0) } ?? .firstVisible
  }
}
