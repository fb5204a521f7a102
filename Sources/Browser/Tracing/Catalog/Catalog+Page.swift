#if !canImport(UIKit)
import Foundation
import HeadlessRendering

extension Catalog {
  /// The catalog as a self-contained HTML page.
  ///
  /// It has a grid of pictures for each cell, header and screen, whose columns and rows are axes of worlds, and the findings.
  public var html: String { page(comparedWith: nil) }

  /// Writes the catalog as an HTML page into a directory, which is created if necessary.
  ///
  /// - Parameters:
  ///   - directory: The path of the directory.
  ///   - name: The name of the file without its extension; the title by default. Characters other than letters and digits
  ///     become dashes.
  ///   - saved: The path of a page that was written before, for example on the main branch. What has changed since then is on
  ///     top, beside what it was.
  /// - Returns: The path of the file.
  /// - Throws: An error of the file system.
  @discardableResult
  public func write(
    toDirectory directory: String,
    name: String? = nil,
    comparedWith saved: String? = nil
  ) throws -> String {
    let former = try saved.map {
      try SavedCatalog(page: String(contentsOfFile: $0, encoding: .utf8))
    }
    return try TracePage.write(
      page(comparedWith: former),
      toDirectory: directory,
      name: name ?? title
    )
  }

  private func page(comparedWith saved: SavedCatalog?) -> String {
    var pictures = PictureTable()
    let all = self.run.exhibits
    let numbers = Dictionary(worlds.enumerated().map { ($1, $0) }) { first, _ in first }
    let exhibits = all.map { exhibit -> JSONValue in
      let members = worlds.enumerated().compactMap { index, world in
        exhibit.pictures[world].map { ("\(index)", JSONValue.int(pictures.number(of: $0))) }
      }
      return .object([
        ("entry", .string(exhibit.entry)),
        ("sample", .string(exhibit.sample)),
        ("subject", .string(exhibit.subject)),
        ("pictures", .object(members)),
      ])
    }
    let findings = allFindings + self.findings.filter { $0.rule == .acceptance }
    var members: [(String, JSONValue)] = [
      ("axes", .array(CatalogWorld.base.axes.map { .string($0.name) })),
      ("base", .array(CatalogWorld.base.axes.map { .string($0.value) })),
      ("worlds", .array(worlds.map { .array($0.axes.map { .string($0.value) }) })),
      ("exhibits", .array(exhibits)),
      ("findings", .array(findings.map { $0.traced(numbers) })),
    ]
    if let saved {
      var changes: [JSONValue] = []
      for (index, exhibit) in all.enumerated() {
        for (number, world) in worlds.enumerated() {
          guard let picture = exhibit.pictures[world] else { continue }
          let former = saved.picture(exhibit, world)
          guard former != PictureTable.compact(picture) else { continue }
          changes.append(.ints([index, number, former.map { pictures.number(of: $0) } ?? -1]))
        }
      }
      members.append(("changes", .array(changes)))
    }
    let data = JSONValue.object(members).text.dropLast()
    let head = #"{"format":"roster-catalog","version":1,"#
    return TracePage.catalog(
      title: title,
      data: "\(head)\(data.dropFirst()),\n\"pictures\":\(pictures.text)}"
    )
  }
}

extension CatalogFinding {
  fileprivate func traced(_ numbers: [CatalogWorld: Int]) -> JSONValue {
    .object([
      ("rule", .string(rule.rawValue)),
      ("entry", .string(entry)),
      ("subject", .string(subject)),
      ("view", .string(view)),
      ("problem", .string(problem)),
      ("remedy", .string(remedy)),
      ("reason", reason.map(JSONValue.string) ?? .null),
      ("worlds", .ints(worlds.compactMap { numbers[$0] })),
    ])
  }
}

/// The pictures of a catalog, of which equal ones are kept once.
private struct PictureTable {
  private var numbers: [String: Int] = [:]
  private var pictures: [String] = []

  mutating func number(of picture: String) -> Int {
    let compact = Self.compact(picture)
    if let number = numbers[compact] { return number }
    numbers[compact] = pictures.count
    pictures.append(compact)
    return pictures.count - 1
  }

  /// Returns a picture without the indentation of its lines.
  static func compact(_ picture: String) -> String {
    picture.contains("\n")
      ? picture.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined() : picture
  }

  /// The pictures as JSON that can be used inside a `script` element.
  ///
  /// They are most of the page, so only what ends a string or the element is escaped.
  var text: String {
    let strings = pictures.map { picture in
      "\""
        + picture.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
          of: "\"",
          with: "\\\""
        )
        .replacingOccurrences(of: "</", with: "<\\/").replacingOccurrences(
          of: "<!",
          with: "\\u003c!"
        )
        .replacingOccurrences(of: "\t", with: " ").replacingOccurrences(of: "\r", with: " ") + "\""
    }
    return "[\(strings.joined(separator: ",\n"))]"
  }
}

/// The pictures of a page that was written before.
private struct SavedCatalog: Decodable {
  struct Exhibit: Decodable {
    let entry: String
    let sample: String
    let subject: String
    let pictures: [String: Int]
  }

  let worlds: [[String]]
  let exhibits: [Exhibit]
  let pictures: [String]

  /// Reads a page.
  ///
  /// - Throws: An error if the page is no catalog.
  init(page: String) throws {
    let parts = page.components(separatedBy: #"id="catalog">"#)
    let data = parts.dropFirst().first?.components(separatedBy: "</script>").first ?? ""
    self = try JSONDecoder().decode(SavedCatalog.self, from: Data(data.utf8))
  }

  /// Returns the picture of the same exhibit in the same world, if there was one.
  func picture(_ exhibit: CatalogRun.Exhibit, _ world: CatalogWorld) -> String? {
    let values = world.axes.map(\.value)
    guard let number = worlds.firstIndex(of: values) else { return nil }
    let same = exhibits.first {
      $0.entry == exhibit.entry && $0.sample == exhibit.sample && $0.subject == exhibit.subject
    }
    return same?.pictures["\(number)"].flatMap {
      pictures.indices.contains($0) ? pictures[$0] : nil
    }
  }
}
#endif
