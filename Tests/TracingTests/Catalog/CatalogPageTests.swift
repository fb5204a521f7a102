#if !canImport(UIKit)
import Foundation
import RosterTesting
import RosterTracing
import Testing

/// A page as whoever reads the file sees it.
struct DecodedCatalog: Decodable {
  struct Exhibit: Decodable {
    let entry: String
    let sample: String
    let subject: String
    let pictures: [String: Int]
  }

  struct Finding: Decodable {
    let rule: String
    let worlds: [Int]
  }

  let format: String
  let axes: [String]
  let worlds: [[String]]
  let exhibits: [Exhibit]
  let findings: [Finding]
  let pictures: [String]
  let changes: [[Int]]?

  init(_ page: String) throws {
    let data = try #require(page.components(separatedBy: #"id="catalog">"#).dropFirst().first)
    let json = try #require(data.components(separatedBy: "</script>").first)
    self = try JSONDecoder().decode(DecodedCatalog.self, from: Data(json.utf8))
  }
}

@MainActor
@Suite struct CatalogPageTests {
  private func catalog(_ title: String = "Water </script> the \"plants\"") -> Catalog {
    Catalog(
      "Chores",
      .cell("Chore", ["plants": Chore(title: title)]) { ChoreController<ChoreCell>($0) },
      in: [CatalogWorld(), CatalogWorld(style: .dark), CatalogWorld(width: 320)]
    )
  }

  @Test func `a page has a picture for each world, and a text cannot end its data`() throws {
    let page = try DecodedCatalog(catalog().html)
    #expect(page.format == "roster-catalog")
    #expect(page.worlds.count == 3)
    #expect(page.worlds.allSatisfy { $0.count == page.axes.count })
    let exhibit = try #require(page.exhibits.first)
    #expect(exhibit.entry == "Chore")
    #expect(Set(exhibit.pictures.keys) == ["0", "1", "2"])
    let picture = try #require(exhibit.pictures["0"].map { page.pictures[$0] })
    #expect(picture.hasPrefix("<svg"))
    #expect(picture.contains("&lt;/script&gt;"))
  }

  @Test func `a page compared with a saved one says which pictures have changed`() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let saved = try catalog("Water the roses").write(toDirectory: directory, name: "saved")
    let same = try catalog("Water the roses")
      .write(toDirectory: directory, name: "same", comparedWith: saved)
    let changed = try catalog("Water the lawn")
      .write(toDirectory: directory, name: "changed", comparedWith: saved)
    #expect(try DecodedCatalog(String(contentsOfFile: same, encoding: .utf8)).changes == [])
    let page = try DecodedCatalog(String(contentsOfFile: changed, encoding: .utf8))
    let changes = try #require(page.changes)
    #expect(changes.count == 3)
    let former = try #require(changes.first?.last)
    #expect(page.pictures[former].contains("roses"))
  }

  @Test func `what is no catalog cannot be compared with`() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let file = "\(directory)/other.html"
    try Data("<html></html>".utf8).write(to: URL(fileURLWithPath: file))
    #expect(throws: (any Error).self) {
      try catalog().write(toDirectory: directory, comparedWith: file)
    }
  }
}
#endif
