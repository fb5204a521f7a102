public import Foundation

/// All that was ever posted: it plays the part of a server.
public struct FeedArchive: Sendable {
  /// The posts, the newest first.
  public let posts: [Post]

  /// Makes an archive of posts in any order.
  init(_ posts: [Post]) {
    self.posts = posts.sorted { $0.date > $1.date }
  }

  /// Reads an archive from JSON: an array of posts, dates as in ISO 8601.
  ///
  /// - Throws: An error that says what is wrong with the data.
  public init(json: Data) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    self.init(try decoder.decode([Post].self, from: json))
  }

  /// Reads the archive that comes with the module: twelve days in the life of a small town.
  ///
  /// - Throws: An error that says what is wrong with the file.
  public static func bundled() throws -> FeedArchive {
    guard let url = Bundle.resources.url(forResource: "posts", withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try FeedArchive(json: Data(contentsOf: url))
  }

  /// The newest posts that were there at a time, and are older than another one.
  func posts(until time: Date, before limit: Date? = nil, count: Int) -> [Post] {
    let known = posts.drop { $0.date > time }
    let older = limit.map { limit in known.drop { $0.date >= limit } } ?? known
    return Array(older.prefix(count))
  }

  /// The posts that have come since a time, until another one.
  func posts(since start: Date, until end: Date) -> [Post] {
    posts.filter { $0.date > start && $0.date <= end }
  }
}

extension Bundle {
  /// Where the module's files are: SwiftPM makes a bundle for them, Bazel puts them into the app's.
  fileprivate static var resources: Bundle {
    #if SWIFT_PACKAGE
    .module
    #else
    .main
    #endif
  }
}
