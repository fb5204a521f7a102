import Testing

@testable import Roster

/// Hashes propose candidates, so equal bytes need equal hashes, and others should have others.
struct FastHashTests {
  @Test func `strings of any length that differ in one byte have different hashes`() {
    for count in 0...70 {
      let bytes = [UInt8](repeating: 97, count: count)
      var hashes = [FastHash.shared.hash(String(decoding: bytes, as: UTF8.self))]
      for index in bytes.indices {
        var changed = bytes
        changed[index] = 98
        hashes.append(FastHash.shared.hash(String(decoding: changed, as: UTF8.self)))
      }
      #expect(Set(hashes).count == count + 1, "\(count) bytes")
    }
  }

  @Test func `strings that are equal have equal hashes, however they are spelled`() {
    let text = "a text that is longer than two words of sixteen bytes"
    #expect(FastHash.shared.hash(text) == FastHash.shared.hash(String(Array(text))))
    #expect(FastHash.shared.hash("caf\u{e9}") == FastHash.shared.hash("cafe\u{301}"))
    for index in text.indices {
      let long = text.replacingCharacters(at: index, with: "\u{e9}")
      let short = text.replacingCharacters(at: index, with: "e\u{301}")
      #expect(FastHash.shared.hash(long) == FastHash.shared.hash(short))
    }
  }
}

extension String {
  fileprivate func replacingCharacters(at index: Index, with other: String) -> String {
    self[..<index] + other + self[self.index(after: index)...]
  }
}
