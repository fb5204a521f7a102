@testable import Roster
import TestSupport
import Testing

/// Identifiers whose values may belong to the main actor.
@MainActor
@Suite struct SharedIdentifierTests {
  @Test func `an identifier that belongs to the main actor is compared and hashed anywhere`() async
  {
    let (one, same, other) = (
      ListIdentifier(Key(1)), ListIdentifier(Key(1)), ListIdentifier(Key(2))
    )
    let read = await Task.detached { (one == same, one == other, Set([one, same, other]).count) }
      .value
    #expect(read == (true, false, 2))
    #expect(one.value as? Key == Key(1))
    #expect(await Task.detached { one.description }.value == "key 1")
  }

  @Test func `an identifier is the same whether its type is known to be usable anywhere or not`()
    async
  {
    let (known, unknown) = (ListIdentifier(Name("a")), ListIdentifier(of: Name("a")))
    #expect(known == unknown && unknown == known)
    #expect(known.hashValue == unknown.hashValue)
    #expect(await Task.detached { known == unknown && unknown == known }.value)
    #expect(known != ListIdentifier(of: Name("b")) && ListIdentifier(of: Name("b")) != known)
    #expect(unknown.value(as: Name.self) == Name("a") && known.value(as: Name.self) == Name("a"))
    #expect(unknown.value(as: String.self) == nil)
  }

  @Test func `a number and a text are the same identifier whoever makes it`() {
    #expect(
      ListIdentifier(of: 7) == ListIdentifier(7) && ListIdentifier(7) == ListIdentifier(of: 7)
    )
    #expect(
      ListIdentifier(of: "a") == ListIdentifier("a")
        && ListIdentifier("a") == ListIdentifier(of: "a")
    )
    #expect(ListIdentifier(of: "a").description == ListIdentifier("a").description)
    #expect(
      ListIdentifier(of: 7).value(as: Int.self) == 7
        && ListIdentifier(of: 7).value(as: UInt.self) == nil
    )
  }

  @Test func `values of two types are never the same identifier`() {
    let (key, twin) = (ListIdentifier(Key(1)), ListIdentifier(Twin(1)))
    #expect(key != twin && twin != key)
    #expect(ListIdentifier(of: Name("a")) != key && key != ListIdentifier(of: Name("a")))
  }

  @Test func `values whose hashes collide are different identifiers`() {
    let identifiers = (0..<100).map { ListIdentifier(Colliding($0 % 50)) }
    #expect(Set(identifiers).count == 50)
    #expect(identifiers[3] == identifiers[53])
  }

  @Test func `a value lives no longer than its identifiers`() {
    weak var value: Token?
    do {
      let token = Token()
      value = token
      let identifier = ListIdentifier(token)
      #expect(identifier == ListIdentifier(token))
    }
    #expect(value == nil)
  }

  @Test func `a value whose hash changes while it is used does no harm`() {
    let token = Token()
    var identifiers: [ListIdentifier] = []
    for hash in 0..<300 {
      token.hash = hash % 7
      identifiers.append(ListIdentifier(token))
    }
    #expect(Set(identifiers).count <= 7)
    #expect(identifiers.allSatisfy { $0.value as? Token === token })
  }

  @Test(arguments: Effort.seeds(50))
  func `two identifiers are equal if their values are, however many come and go`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var held: [(number: Int, identifier: ListIdentifier)] = []
    for _ in 0..<2_000 {
      let number = Int.random(in: 0..<200, using: &generator)
      let identifier =
        Bool.random(using: &generator)
        ? ListIdentifier(of: Name("\(number)")) : ListIdentifier(Name("\(number)"))
      if let other = held.randomElement(using: &generator) {
        let isSame = other.number == number
        #expect((other.identifier == identifier) == isSame)
        if isSame { #expect(other.identifier.hashValue == identifier.hashValue) }
      }
      if held.count > 100 || Bool.random(using: &generator) { held = Array(held.dropFirst(50)) }
      held.append((number, identifier))
    }
  }

  @MainActor
  private struct Key: Hashable, CustomStringConvertible {
    let number: Int
    init(_ number: Int) { self.number = number }
    var description: String { "key \(number)" }
  }

  @MainActor
  private struct Twin: Hashable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private nonisolated struct Name: Hashable, Sendable {
    let text: String
    init(_ text: String) { self.text = text }
  }

  @MainActor
  private struct Colliding: Hashable {
    let number: Int
    init(_ number: Int) { self.number = number }
    func hash(into hasher: inout Hasher) {}
  }

  @MainActor
  private final class Token: Hashable {
    var hash = 0
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    static func == (left: Token, right: Token) -> Bool { left === right }
  }
}
