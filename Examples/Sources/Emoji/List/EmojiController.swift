import Roster

/// What the user did to an emoji.
///
/// It lives as long as the emoji is in the list. A tone that should outlive a search which leaves the
/// emoji out would belong into the model.
struct EmojiState: ViewState {
  /// The skin tone that was chosen; `nil` is none.
  var tone: SkinTone?
}

/// Shows an emoji in the skin tone that the user chose; each tap chooses the next.
final class EmojiController: CellController<EmojiItem, EmojiState, EmojiCell> {
  override class func size(
    of emoji: EmojiItem,
    state: EmojiState,
    in container: ItemContainer
  ) -> ItemSize {
    .aspect(1)
  }

  override func configure(_ cell: EmojiCell) {
    cell.label.text = viewModel.character(in: state.tone)
    cell.toneMark.isHidden = viewModel.tones.isEmpty
    cell.accessibilityLabel = viewModel.name
  }

  override func didSelect() {
    updateState { $0.tone = viewModel.tone(after: $0.tone) }
  }
}

extension EmojiItem {
  /// The tone that a tap chooses: one after another, then none again.
  fileprivate func tone(after tone: SkinTone?) -> SkinTone? {
    guard let tone, let index = tones.firstIndex(of: tone) else { return tones.first }
    return tones.dropFirst(index + 1).first
  }
}
