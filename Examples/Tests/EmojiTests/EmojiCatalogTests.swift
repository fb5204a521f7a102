import Testing

@testable import Emoji

@Suite struct EmojiCatalogTests {
  private let catalog: EmojiCatalog

  init() throws {
    catalog = try .unicode()
  }

  private var emoji: [EmojiItem] {
    catalog.groups.flatMap(\.subgroups).flatMap(\.emoji)
  }

  private func emoji(_ id: String) throws -> EmojiItem {
    try #require(emoji.first { $0.id == id })
  }

  @Test func `every emoji of the file is in the catalog, once, alone or as a variant`() throws {
    let file = try EmojiTestFile.bundled()
    let shown = file.groups.flatMap(\.subgroups).flatMap(\.entries)
      .filter { $0.status == .fullyQualified || $0.status == .component }
      .map(\.character)
    let found = emoji.flatMap { [$0.id] + $0.variants.map(\.character) }
    #expect(Set(found).count == found.count)
    #expect(Set(found) == Set(shown))
    #expect(catalog.count == emoji.count)
  }

  @Test func `no emoji with a skin tone stands alone`() {
    let modifiers = Set("🏻🏼🏽🏾🏿".unicodeScalars)
    for item in emoji where item.id.unicodeScalars.contains(where: modifiers.contains) {
      #expect(item.id.unicodeScalars.count == 1, "\(item.name)")
    }
  }

  @Test func `an emoji has all tones or none`() {
    let tones = Set(emoji.map(\.tones))
    #expect(tones == [[], SkinTone.allCases])
  }

  @Test func `a toned emoji is found by its tone`() throws {
    let hand = try emoji("👋")
    #expect(SkinTone.allCases.map(hand.character) == ["👋🏻", "👋🏼", "👋🏽", "👋🏾", "👋🏿"])
    #expect(hand.character(in: nil) == "👋")
  }

  @Test func `an emoji without tones stays what it is`() throws {
    #expect(try emoji("🐢").character(in: .dark) == "🐢")
  }

  @Test func `a tone in the middle of a name is taken out of it`() throws {
    #expect(try emoji("🧔‍♂️").character(in: .medium) == "🧔🏽‍♂️")
  }

  @Test func `two persons have a variant for each pair of tones`() throws {
    let kiss = try emoji("💏")
    #expect(kiss.variants.count == 25)
    #expect(kiss.tones == SkinTone.allCases)
    let pairs = kiss.variants.map(\.tones).filter { $0.count == 2 }
    #expect(Set(pairs).count == 20)
  }

  @Test func `a subgroup's title is its name in words`() throws {
    let subgroups = catalog.groups.flatMap(\.subgroups)
    let hands = try #require(subgroups.first { $0.id == "hand-fingers-open" })
    #expect(hands.title == "Hand fingers open")
  }
}
