import Testing

@testable import Roster

struct EqualBytesTests {
  /// The equal bytes at the beginning and at the end of two arrays.
  private func equalBytes(_ left: [UInt8], _ right: [UInt8]) -> (leading: Int, trailing: Int) {
    unsafe left.withUnsafeBytes { left in
      unsafe right.withUnsafeBytes { right in
        guard
          let start = left.baseAddress,
          let other = right.baseAddress
        else { return (0, 0) }
        let count = left.count
        return unsafe (
          Roster.equalBytes(from: start, and: other, count: count),
          Roster.equalBytes(before: start + count, and: other + count, count: count)
        )
      }
    }
  }

  @Test(arguments: [1, 7, 8, 9, 127, 128, 129, 300])
  func `equal bytes are counted up to the word that differs`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let whole = equalBytes(bytes, bytes)
    #expect(whole.leading == count)
    #expect(whole.trailing == count)
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 0x10
      let equal = equalBytes(bytes, other)
      #expect((max(0, index - 7)...index).contains(equal.leading))
      #expect((max(0, count - index - 8)...(count - index - 1)).contains(equal.trailing))
    }
  }
}
