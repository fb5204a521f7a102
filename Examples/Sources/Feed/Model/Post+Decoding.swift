import Foundation

extension Post: Decodable {
  private enum Key: CodingKey {
    case id
    case author
    case date
    case likes
    case kind
    case text
  }

  private enum Kind: String, Decodable {
    case text
    case photo
    case link
    case video
  }

  /// Reads a post, whose `kind` says what else there is to read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    id = try container.decode(Int.self, forKey: .id)
    author = try container.decode(Author.self, forKey: .author)
    date = try container.decode(Date.self, forKey: .date)
    likes = try container.decode(Int.self, forKey: .likes)
    content =
      switch try container.decode(Kind.self, forKey: .kind) {
      case .text: .text(try container.decode(String.self, forKey: .text))
      case .photo: .photo(try Photo(from: decoder))
      case .link: .link(try Link(from: decoder))
      case .video: .video(try Video(from: decoder))
      }
  }
}
