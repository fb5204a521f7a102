import Foundation
import Testing

@testable import Feed

@Suite struct FeedArchiveTests {
  private func read(_ json: String) throws -> Post? {
    try FeedArchive(json: Data("[\(json)]".utf8)).posts.first
  }

  /// The JSON of a post of a kind, with what only that kind has.
  private func json(_ kind: String, _ rest: String) -> String {
    """
    {
      "id": 1, "author": { "handle": "mira", "name": "Mira Okafor" },
      "date": "2025-06-12T08:00:00Z", "likes": 3, "kind": "\(kind)", \(rest)
    }
    """
  }

  @Test func `a text is read with what all posts have`() throws {
    let post = try #require(try read(json("text", #""text": "Hello""#)))
    #expect(post.id == 1)
    #expect(post.author == Author(handle: "mira", name: "Mira Okafor"))
    #expect(post.date == Date(timeIntervalSince1970: 1_749_715_200))
    #expect(post.likes == 3)
    #expect(!post.isLiked)
    #expect(post.content == .text("Hello"))
  }

  @Test func `a photo is read`() throws {
    let photo = #""caption": "C", "description": "D", "aspectRatio": 1.5, "tint": "FF8000""#
    #expect(
      try read(json("photo", photo))?.content
        == .photo(
          Photo(
            caption: "C",
            description: "D",
            aspectRatio: 1.5,
            tint: Tint(red: 255, green: 128, blue: 0)
          )
        )
    )
  }

  @Test func `a link is read`() throws {
    let link = #""title": "T", "summary": "S", "host": "a.example""#
    #expect(
      try read(json("link", link))?.content
        == .link(Link(title: "T", summary: "S", host: "a.example"))
    )
  }

  @Test func `a video is read`() throws {
    let video = #""title": "T", "duration": 64, "tint": "000001""#
    #expect(
      try read(json("video", video))?.content
        == .video(Video(title: "T", duration: 64, tint: Tint(red: 0, green: 0, blue: 1)))
    )
  }

  @Test(arguments: [
    ("poll", #""text": "Hello""#),
    ("photo", #""text": "Hello""#),
    ("video", #""title": "T", "duration": 64, "tint": "blue""#),
  ])
  func `what is no post is an error`(kind: String, rest: String) {
    #expect(throws: DecodingError.self) { try read(json(kind, rest)) }
  }

  @Test func `the bundled archive has twelve days of posts of all kinds, the newest first`() throws
  {
    let posts = try FeedArchive.bundled().posts
    #expect(posts.count == 60)
    #expect(Set(posts.map(\.id)).count == posts.count)
    #expect(posts.map(\.date) == posts.map(\.date).sorted(by: >))
    #expect(FeedDay.days(of: posts).count == 12)
    #expect(Set(posts.map(\.content.kind)) == ["text", "photo", "link", "video"])
  }
}

extension Post.Content {
  fileprivate var kind: String {
    switch self {
    case .text: "text"
    case .photo: "photo"
    case .link: "link"
    case .video: "video"
    }
  }
}
