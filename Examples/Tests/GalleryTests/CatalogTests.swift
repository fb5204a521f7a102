#if !canImport(UIKit)
import Foundation
import RosterTracing
import Testing

@testable import gallery

/// The screens of all examples, in every world.
@MainActor
@Suite struct CatalogTests {
  /// The controllers of the examples; one of SwiftUI's headings has no name of its own.
  private static let controllers = [
    "AddressController", "ArticleController", "CardController", "DayHeaderController",
    "EarlierController", "EmojiController", "FileController", "HeadingController",
    "LinkPostController", "LoadMoreController", "MessageController", "NewBadgeController",
    "NewTodoController", "OptionsController", "PhotoPostController", "ReadingController",
    "SongController", "StoriesController", "StoryController", "TextPostController",
    "TodoController", "TodoHeaderController", "TotalController", "VideoPostController",
    "WeekLineController",
  ]

  @Test func `no example has a finding, and each controller is shown in at least 24 worlds`() throws
  {
    let catalog = try Catalog.examples()
    #expect(catalog.findings.isEmpty, Comment(rawValue: catalog.report))
    #expect(catalog.acceptedFindings.isEmpty)

    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = try catalog.write(toDirectory: folder.path, name: "catalog")
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(page.utf8.count < 20_000_000)

    let counts = try Self.worldCounts(on: page)
    for controller in Self.controllers {
      #expect(counts[controller, default: 0] >= 24, "\(controller)")
    }
  }

  /// Returns in how many worlds each subject of a page is shown.
  private static func worldCounts(on page: String) throws -> [String: Int] {
    let start = try #require(page.range(of: "id=\"catalog\">"))
    let rest = page[start.upperBound...]
    let end = try #require(rest.range(of: "</script>"))
    let content = try JSONDecoder().decode(
      Content.self,
      from: Data(rest[..<end.lowerBound].utf8)
    )
    return Dictionary(
      content.exhibits.map { ($0.subject, $0.pictures.count) },
      uniquingKeysWith: max
    )
  }

  private struct Content: Decodable {
    struct Exhibit: Decodable {
      let subject: String
      let pictures: [String: Int]
    }

    let exhibits: [Exhibit]
  }
}
#endif
