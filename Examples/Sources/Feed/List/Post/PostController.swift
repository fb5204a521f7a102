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
    in container: Container
  ) -> ItemSize {
    let width = PostLayout.bodyWidth(in: container.width)
    guard let bodyHeight = Body.height(of: model.content, state: state, width: width) else {
      return .automatic(estimated: PostLayout.estimatedHeight)
    }
    return .height(PostLayout(bodyHeight: bodyHeight, width: container.width).height)
  }

  override func didMount(on cell: PostCell<Body>) {
    let like = UIAction(identifier: .like) { [weak self] _ in
      guard let self else { return }
      send(PostEvent.toggleLike(viewModel.id))
    }
    let openAuthor = UIAction(identifier: .openAuthor) { [weak self] _ in
      guard let self else { return }
      send(PostEvent.open(.author(viewModel.post.author)))
    }
    cell.likeButton.addAction(like, for: .primaryActionTriggered)
    cell.authorButton.addAction(openAuthor, for: .primaryActionTriggered)
  }

  override func willUnmount(from cell: PostCell<Body>) {
    cell.likeButton.removeAction(identifiedBy: .like, for: .primaryActionTriggered)
    cell.authorButton.removeAction(identifiedBy: .openAuthor, for: .primaryActionTriggered)
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

extension UIAction.Identifier {
  fileprivate static let like = UIAction.Identifier("like")
  fileprivate static let openAuthor = UIAction.Identifier("openAuthor")
}
