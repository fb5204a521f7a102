import Roster

extension ListAdapter {
  /// Has updates leave the first visible post where it is, whatever comes above it.
  ///
  /// The stories are above all posts, in a list inside a cell; they may be pushed out.
  func holdFirstVisiblePost() {
    let posts = visibleItems.lazy.filter {
      $0.holder == nil && self.controller(for: $0) is StoriesController == false
    }
    policy.anchor = posts.first.map { .item($0) } ?? .firstVisible
  }
}
