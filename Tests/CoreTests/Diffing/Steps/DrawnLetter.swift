@testable import Roster

/// A view model drawn as a letter, with an identifier of a type to choose.
struct DrawnLetter<ID: LetterIdentifier>: ViewModel {
  let id: ID
  let content: Int

  /// The items of a picture.
  static func word(_ picture: String) -> [DrawnLetter] {
    ListPicture(picture).sections.flatMap(\.items).map { item in
      DrawnLetter(id: ID(letter: item.letter), content: item.version)
    }
  }
}

/// An identifier that can be made of a letter.
protocol LetterIdentifier: Hashable, Sendable {
  init(letter: Character)
}

/// Compared by its bits.
extension UInt32: LetterIdentifier {
  init(letter: Character) {
    self = letter.unicodeScalars.first?.value ?? 0
  }
}

/// Compared by a call.
extension String: LetterIdentifier {
  init(letter: Character) {
    self = String(letter)
  }
}
