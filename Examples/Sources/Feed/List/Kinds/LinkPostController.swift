import Roster

/// Shows where a link leads; a tap goes there.
final class LinkPostController: PostController<LinkBody> {
  override func didSelect() {
    send(PostEvent.open(.link(viewModel.content)))
  }
}
