/// What the beginnings of picture files say.
enum PictureFile {
  /// Returns the size of a PNG or JPEG file, in pixels; nil for other data.
  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
    }
    return bytes.starts(with: [0xFF, 0xD8]) ? jpegSize(bytes) : nil
  }

  /// Returns the size of a JPEG file, in pixels, from the segment that describes the frame.
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // Tables and restart marks have the same range of numbers as frames.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(
          width: number(bytes[(index + 7)..<(index + 9)]),
          height: number(bytes[(index + 5)..<(index + 7)])
        )
      }
      index += 2 + Int(number(bytes[(index + 2)..<(index + 4)]))
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> CGFloat {
    CGFloat(bytes.reduce(0) { $0 << 8 | Int($1) })
  }
}
