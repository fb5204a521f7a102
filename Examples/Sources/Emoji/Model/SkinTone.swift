/// The skin tones that Unicode knows, from light to dark.
enum SkinTone: String, CaseIterable, Sendable {
  case light
  case mediumLight = "medium-light"
  case medium
  case mediumDark = "medium-dark"
  case dark

  /// The tone that a part of an emoji's name stands for, such as `medium-dark skin tone`.
  init?(_ qualifier: Substring) {
    let suffix = " skin tone"
    guard qualifier.hasSuffix(suffix) else { return nil }
    self.init(rawValue: String(qualifier.dropLast(suffix.count)))
  }
}
