import Roster

/// Shows a text; a tap shows more of it, or less.
final class TextPostController: PostController<TextBody> {
  override func didSelect() {
    updateState { $0.isExpanded.toggle() }
  }
}
