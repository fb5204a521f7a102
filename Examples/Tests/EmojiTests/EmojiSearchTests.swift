import Testing

@testable import Emoji

@Suite struct EmojiSearchTests {
  private let catalog: EmojiCatalog

  init() throws {
    catalog = try .unicode()
  }

  private func names(_ query: String) -> [String] {
    catalog.matching(query).groups.flatMap(\.subgroups).flatMap(\.emoji).map(\.name)
  }

  @Test func `a search finds the names with a word that begins like the query`() {
    let found = names("turt")
    #expect(found == ["turtle"])
    #expect(names("urtle").isEmpty)
  }

  @Test func `a search for two words finds the names with both, in any order`() {
    #expect(names("blue heart") == ["blue heart", "light blue heart"])
    #expect(names("heart blue") == names("blue heart"))
  }

  @Test func `each letter more finds a part of what was found before`() {
    var found = Set(names(""))
    #expect(found.count > 1800)
    for query in ["h", "he", "hea", "hear", "heart"] {
      let less = Set(names(query))
      #expect(less.isSubset(of: found) && less.count < found.count, "\(query)")
      found = less
    }
    #expect(found.contains("heart on fire"))
  }

  @Test(arguments: ["PIÑATA", "pinata", " piñata "])
  func `case, accents and spaces around the query do not matter`(query: String) {
    #expect(names(query) == ["piñata"])
  }

  @Test func `groups and subgroups without a result are left out`() {
    let found = catalog.matching("turtle")
    #expect(found.groups.map(\.id) == ["Animals & Nature"])
    #expect(found.groups.flatMap(\.subgroups).map(\.id) == ["animal-reptile"])
    #expect(found.count == 1)
  }

  @Test func `an empty query finds everything, and an unknown word nothing`() {
    #expect(catalog.matching("  ") == catalog)
    #expect(catalog.matching("xylograph").groups.isEmpty)
  }
}
