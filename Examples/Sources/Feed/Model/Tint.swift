/// A colour as the data has it, six hexadecimal digits, which knows nothing of screens.
struct Tint: Equatable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
}

extension Tint: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard text.utf8.count == 6, let value = UInt32(text, radix: 16) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "“\(text)” is no colour of six hexadecimal digits."
      )
    }
    red = UInt8(truncatingIfNeeded: value >> 16)
    green = UInt8(truncatingIfNeeded: value >> 8)
    blue = UInt8(truncatingIfNeeded: value)
  }
}
