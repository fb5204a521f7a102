@testable import RosterCore

/// A view model drawn as a letter: its identity is the letter, and its content what follows.
struct DrawnLetter<ID: LetterIdentifier>: ViewModel {
  let id: ID
  let content: Int

  /// The letters of a word; a prime behind one changes its content.
  static func word(_ text: String) -> [DrawnLetter] {
    var letters: [DrawnLetter] = []
    for character in text {
      if character == "'", let last = letters.popLast() {
        letters.append(DrawnLetter(id: last.id, content: last.content + 1))
      } else {
        letters.append(DrawnLetter(id: ID(letter: character), content: 0))
      }
    }
    return letters
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
