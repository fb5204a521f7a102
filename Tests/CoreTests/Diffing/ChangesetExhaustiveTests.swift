@testable import Roster
import Testing
import TestSupport

struct ChangesetExhaustiveTests {
  @Test(arguments: ListPicture.Storage.allCases)
  func `every change within a section is correct, minimal and legal`(
    storage: ListPicture.Storage
  ) {
    check(from: [["A"]], to: [[], ["A"], ["B"]], length: 4, storage)
  }

  @Test(arguments: [["A"], ["C"], ["A", "B"], ["B", "A"], ["B", "C"], ["C", "A"]])
  func `every change between two sections is correct, minimal and legal`(sections: [String]) {
    check(from: [["A", "B"]], to: [sections], length: 3, .together)
  }

  @Test(arguments: [["A", "B"], ["B", "A"], ["B", "C"], ["C", "A"]])
  func `changes of larger sections are correct, minimal and legal`(sections: [String]) {
    check(from: [["A", "B"]], to: [sections], length: 4, .together, every: 61)
  }

  /// Judges all changes between lists with the given sections, or every n-th of them.
  private func check(
    from oldSections: [[String]],
    to newSections: [[String]],
    length: Int,
    _ storage: ListPicture.Storage,
    every step: Int = 1
  ) {
    var number = 0
    var newLists: [[Character]: [ListPicture]] = [:]
    for old in SmallLists(letters: [], sections: oldSections, length: length).all {
      let letters = Set(old.sections.flatMap(\.items).map(\.letter)).sorted()
      let lists =
        newLists[letters] ?? SmallLists(letters: letters, sections: newSections, length: length).all
      newLists[letters] = lists
      for new in lists {
        number += 1
        guard number.isMultiple(of: Effort.step(step)) else { continue }
        let new = new.withSomeNewContent(number)
        if let fault = ChangeOracle(old, new, storage: storage).fault() {
          Issue.record("\(old) → \(new): \(fault)")
          return
        }
      }
    }
  }
}

/// All lists of up to a number of items; letters beyond the given ones appear in alphabetical order, since
/// other names for them would only repeat the same case.
struct SmallLists {
  let letters: [Character]
  let sections: [[String]]
  let length: Int
  private static let alphabet = Array("abcdefgh")

  var all: [ListPicture] {
    sections.flatMap { names -> [ListPicture] in
      switch names.count {
      case 0: [ListPicture()]
      case 1: words().map { ListPicture(names: names, words: [$0]) }
      default:
        words().flatMap { word in
          (0...word.count).map { cut in
            ListPicture(names: names, words: [Array(word[..<cut]), Array(word[cut...])])
          }
        }
      }
    }
  }

  private func words() -> [[Character]] {
    var words: [[Character]] = [[]]
    var last = words
    for _ in 0..<length {
      last = last.flatMap { word in
        let known = letters + Set(word).subtracting(letters).sorted()
        let candidates = known + Self.alphabet.filter { !known.contains($0) }.prefix(1)
        return candidates.map { word + [$0] }
      }
      words += last
    }
    return words
  }
}

extension ListPicture {
  fileprivate init(names: [String], words: [[Character]]) {
    self.init(
      sections: zip(names, words).map { name, word in
        Section(name: name, runs: [word.map { Item($0) }])
      }
    )
  }

  /// The same list; the bits of a number say which items have new content.
  fileprivate func withSomeNewContent(_ bits: Int) -> ListPicture {
    var bits = bits
    var picture = self
    for section in picture.sections.indices {
      for item in picture.sections[section].runs[0].indices {
        picture.sections[section].runs[0][item].version = bits & 1
        bits >>= 1
      }
    }
    return picture
  }
}
