import Roster

/// Shows a text, as high as its cell asks to be; a tap shows more of it, or less.
final class TextPostController: PostController<TextBody> {
  override func didSelect() {
    updateState { $0.isExpanded.toggle() }
  }
}
