import Roster

/// Shows what all posts have in common: who posted it and when, and who likes it.
///
/// Each kind has a subclass, which adds what only that kind can do.
class PostController<Body: PostBody>: CellController<
  PostModel<Body.Content>, Body.State, PostCell<Body>
>
{
  override class func size(
    of model: PostModel<Body.Content>,
    state: Body.State,
    in container: ItemContainer
  ) -> ItemSize {
    let width = PostLayout.bodyWidth(in: container.width)
    let traits = container.traits
    let content = model.content
    guard let body = Body.height(of: content, state: state, width: width, traits: traits) else {
      return .automatic(estimated: PostLayout.estimatedHeight)
    }
    let layout = PostLayout(
      author: model.post.author.name,
      bodyHeight: body,
      width: container.width,
      traits: traits
    )
    return .height(layout.height)
  }

  override func didMount(on cell: PostCell<Body>) {
    bind(cell.likeButton) { $0.send(PostEvent.toggleLike($0.viewModel.id)) }
    bind(cell.authorButton) { $0.send(PostEvent.open(.author($0.viewModel.post.author))) }
  }

  override func configure(_ cell: PostCell<Body>) {
    let post = viewModel.post
    cell.avatar.show(post.author)
    cell.authorButton.setTitle(post.author.name, for: .normal)
    cell.timeLabel.text = environment.timeStyle.text(for: post.date)
    cell.likeButton.setTitle("\(post.isLiked ? "♥" : "♡") \(post.likes)", for: .normal)
    cell.likeButton.accessibilityLabel = post.isLiked ? "Unlike" : "Like"
    cell.body.show(viewModel.content, state: state)
    cell.setNeedsLayout()
  }

  override func didImpress(_ impression: Impression) {
    send(ImpressionLog.Entry.post(viewModel.id))
  }
}
