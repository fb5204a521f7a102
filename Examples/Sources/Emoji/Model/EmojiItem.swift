import Roster

/// An emoji, and what it looks like in each skin tone.
struct EmojiItem: ViewModel {
  /// The emoji in certain skin tones: one, or one for each person in it.
  struct Variant: Equatable, Sendable {
    let tones: [SkinTone]
    let character: String
  }

  /// The emoji itself, without a skin tone.
  let id: String
  let name: String
  var variants: [Variant] = []

  /// The tones that all of the emoji can have; most emoji have none.
  var tones: [SkinTone] {
    variants.compactMap { $0.tones.count == 1 ? $0.tones.first : nil }
  }

  /// The emoji in a skin tone, or without one if it does not have that tone.
  func character(in tone: SkinTone?) -> String {
    guard let tone else { return id }
    return variants.first { $0.tones == [tone] }?.character ?? id
  }
}
