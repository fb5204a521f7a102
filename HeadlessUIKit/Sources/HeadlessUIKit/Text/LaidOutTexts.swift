/// The texts that labels have broken into lines, so that each of them is broken once.
///
/// A label measures its text several times in each pass of a layout, and a new cell shows what a former one has shown.
@MainActor
struct LaidOutTexts {
  private struct PlainText: Hashable {
    let text: String
    let font: UIFont
    let limits: TextLayout.Limits
  }

  private struct StyledLines: Hashable {
    let text: StyledText
    let limits: TextLayout.Limits
  }

  static var shared = LaidOutTexts()

  private var plain: [PlainText: TextLayout] = [:]
  private var styled: [StyledLines: StyledTextLayout] = [:]

  /// The number of texts after which all are forgotten.
  private static let most = 2_000

  mutating func layout(
    of text: String,
    in font: UIFont,
    _ limits: TextLayout.Limits
  ) -> TextLayout {
    let key = PlainText(text: text, font: font, limits: limits)
    if let layout = plain[key] { return layout }
    if plain.count >= Self.most { plain.removeAll(keepingCapacity: true) }
    let layout = TextLayout(text, font: font, limits: limits)
    plain[key] = layout
    return layout
  }

  mutating func layout(of text: StyledText, _ limits: TextLayout.Limits) -> StyledTextLayout {
    let key = StyledLines(text: text, limits: limits)
    if let layout = styled[key] { return layout }
    if styled.count >= Self.most { styled.removeAll(keepingCapacity: true) }
    let layout = StyledTextLayout(text, limits: limits)
    styled[key] = layout
    return layout
  }
}
