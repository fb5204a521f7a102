@testable import Roster
import TestSupport
import Testing

/// A word is what a screen shows: a capital letter is an item on screen as a whole, a small one an item
/// of which a half is.
@Suite struct VisibilityEngineTests {
  @Test(arguments: [
    ("A", "+A *A"),
    ("a", "+A"),
    ("aBc", "+A +B *B +C"),
    ("A|A", "+A *A"),
    ("A|a", "+A *A /A"),
    ("A|", "+A *A /A -A"),
    ("a|A|a|", "+A *A /A -A"),
    ("AB|BC", "+A *A +B *B /A -A +C *C"),
    ("ABc|aBC", "+A *A +B *B +C /A *C"),
    ("AB||AB", "+A *A +B *B /A -A /B -B +A *A +B *B"),
    ("AA", "+A *A"),
  ])
  func `items tell what changes, those that go before those that come`(
    pictures: String,
    events: String
  ) {
    let engine = Screen()
    var log: [String] = []
    for picture in pictures.split(separator: "|", omittingEmptySubsequences: false) {
      engine.show(String(picture))
      log += engine.drain()
    }
    #expect(log.joined(separator: " ") == events)
  }

  @Test func `changes of the fraction come while the item is on screen`() {
    let engine = Screen()
    var log: [String] = []
    for fraction in [0.25, 0.5, 0.5, 1, 0] {
      engine.update([(Character("A"), Exposure(fraction: fraction, isWhole: fraction == 1))])
      log += engine.drain(withFractions: true)
    }
    #expect(
      log == ["+A", "0.0>0.25", "0.25>0.5", "0.5>1.0", "*A", "/A", "1.0>0.0", "-A"]
    )
  }

  @Test func `an item that is hidden tells it before anything else`() {
    let engine = Screen()
    engine.show("A")
    _ = engine.drain()
    engine.show("AB")
    engine.hide("A")
    #expect(engine.drain() == ["/A", "-A", "+B", "*B"])
    engine.hide("C")
    #expect(engine.drain().isEmpty)
  }

  @Test func `what is overtaken is not told`() {
    let engine = Screen()
    engine.show("AB")
    #expect(engine.next()?.event == .appeared)
    engine.show("")
    #expect(engine.drain() == ["-A"])
    #expect(engine.shown.isEmpty)
  }

  /// All screens with two items, and after each event of one screen possibly another screen.
  @Test func `events are in pairs whatever the screen is, and whenever it changes`() {
    let screens = ["", "a", "A", "b", "B", "ab", "aB", "Ab", "AB", "BA", "ba"]
    for first in screens {
      for second in screens {
        for third in screens {
          for delay in 0..<5 {
            let engine = Screen()
            var pairs = PairCheck()
            engine.show(first)
            while let (key, event) = engine.next() { pairs.note(key, event) }
            engine.show(second)
            for _ in 0..<delay {
              guard let (key, event) = engine.next() else { break }
              pairs.note(key, event)
            }
            engine.show(third)
            while let (key, event) = engine.next() { pairs.note(key, event) }
            #expect(pairs.isInOrder, "\(first)|\(second)|\(third) after \(delay)")
            #expect(pairs.screen == third.sortedByLetter, "\(first)|\(second)|\(third) \(delay)")
          }
        }
      }
    }
  }

  @Test func `whatever happens, events are in pairs and the last screen is told`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<Effort.share(of: 2_000) {
      let engine = Screen()
      var pairs = PairCheck()
      for _ in 0..<20 {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          engine.show(String("aAbBcCdD".filter { _ in Bool.random(using: &generator) }))
        case 1:
          let key = "ABCD".randomElement(using: &generator) ?? "A"
          engine.hide(key)
          while let event = engine.next(for: key) { pairs.note(key, event) }
        default:
          if let (key, event) = engine.next() { pairs.note(key, event) }
        }
      }
      engine.hideAll()
      while let (key, event) = engine.next() { pairs.note(key, event) }
      #expect(pairs.isInOrder)
      #expect(pairs.screen.isEmpty)
      #expect(engine.shown.isEmpty)
    }
  }
}

/// Follows events, and finds those that are out of order.
private struct PairCheck {
  private var stages: [Character: Int] = [:]
  private(set) var isInOrder = true

  mutating func note(_ key: Character, _ event: ListAdapter.VisibilityEvent) {
    let stage = stages[key, default: 0]
    let (before, after) =
      switch event {
      case .appeared: (0, 1)
      case .appearedFully: (1, 2)
      case .disappearedPartially: (2, 1)
      case .disappeared: (1, 0)
      case .fractionChanged: (1, 1)
      }
    if stage != before { isInOrder = false }
    stages[key] = after
  }

  /// What the events say is on screen.
  var screen: String {
    stages.filter { $0.value > 0 }.sorted { $0.key < $1.key }
      .map { $0.value == 2 ? String($0.key) : $0.key.lowercased() }.joined()
  }
}

extension String {
  fileprivate var sortedByLetter: String {
    String(sorted { $0.lowercased() < $1.lowercased() })
  }
}

/// An engine that expectations can call.
private final class Screen {
  private var engine = VisibilityEngine<VisibleKey<Character>>()
  private var keys: [Character: VisibleKey<Character>] = [:]

  var shown: [Character] { engine.shown.map(\.name) }

  func show(_ picture: String) {
    update(
      picture.map { letter in
        (
          Character(letter.uppercased()),
          letter.isUppercase ? .whole : Exposure(fraction: 0.5, isWhole: false)
        )
      }
    )
  }

  func update(_ exposures: [(key: Character, exposure: Exposure)]) {
    engine.update(exposures.map { ItemExposure(key($0.key), $0.exposure) })
  }

  func hide(_ name: Character) {
    engine.hide(key(name))
  }

  func hideAll() {
    engine.hideAll()
  }

  func next() -> (key: Character, event: ListAdapter.VisibilityEvent)? {
    guard let key = engine.nextKey(), let next = engine.next(for: key) else { return nil }
    return (key.name, next.event)
  }

  func next(for name: Character) -> ListAdapter.VisibilityEvent? {
    engine.next(for: key(name))?.event
  }

  private func key(_ name: Character) -> VisibleKey<Character> {
    let key = keys[name] ?? VisibleKey(name)
    keys[name] = key
    return key
  }

  func drain(withFractions: Bool = false) -> [String] {
    var log: [String] = []
    while let (key, event) = next() {
      switch event {
      case .appeared: log.append("+\(key)")
      case .appearedFully: log.append("*\(key)")
      case .disappearedPartially: log.append("/\(key)")
      case .disappeared: log.append("-\(key)")
      case .fractionChanged(let old):
        if withFractions { log.append("\(old)>\(engine.exposure(of: self.key(key)).fraction)") }
      }
    }
    return log
  }
}

/// A key of an engine, with a name.
final class VisibleKey<Name>: VisibilityKey {
  let name: Name
  var visibilityIndex: Int32 = -1

  init(_ name: Name) {
    self.name = name
  }

  static func == (left: VisibleKey, right: VisibleKey) -> Bool { left === right }
}
