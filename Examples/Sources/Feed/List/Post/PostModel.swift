import Roster

/// A post of one kind, with what only that kind has.
struct PostModel<Content: Equatable>: ViewModel {
  let post: Post
  let content: Content

  init(_ post: Post, _ content: Content) {
    self.post = post
    self.content = content
  }

  var id: Post.ID { post.id }
}
