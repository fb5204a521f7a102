public import Foundation

/// Something that somebody has posted.
public struct Post: Identifiable, Equatable, Sendable {
  public let id: Int
  let author: Author
  public let date: Date
  let content: Content
  var likes: Int

  /// Whether the user is one of those who like it.
  var isLiked = false

  /// What can be posted.
  enum Content: Equatable, Sendable {
    case text(String)
    case photo(Photo)
    case link(Link)
    case video(Video)
  }
}

/// Somebody who posts.
public struct Author: Equatable, Sendable, Decodable {
  /// What tells the author from all others.
  public let handle: String
  public let name: String
}

/// A picture, and what can be said of it.
nonisolated struct Photo: Equatable, Sendable, Decodable {
  let caption: String

  /// What is to be seen, for those who cannot see it.
  let description: String

  /// The width in heights.
  let aspectRatio: Double

  /// The colour that stands in for the picture until it is loaded.
  let tint: Tint
}

/// A page somewhere else.
public nonisolated struct Link: Equatable, Sendable, Decodable {
  public let title: String
  let summary: String
  public let host: String
}

/// A film.
nonisolated struct Video: Equatable, Sendable, Decodable {
  let title: String

  /// How long the film is, in seconds.
  let duration: TimeInterval

  /// The colour that stands in for the first frame until it is loaded.
  let tint: Tint
}
