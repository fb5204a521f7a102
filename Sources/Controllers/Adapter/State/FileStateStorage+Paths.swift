extension FileStateStorage {
  /// The longest name of a file or directory; file systems accept 255 bytes.
  private static let longestName = 200

  /// The path of a key's file below the directory.
  ///
  /// All but lower-case letters, digits and hyphens is written in hexadecimal: no two keys share a
  /// file, also where the file system does not tell `a` from `A`. A long path is cut into directories;
  /// they differ from files in that their names have no dot.
  static func path(forKey key: String) -> String {
    let bytes = key.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        String(UnicodeScalar(byte))
      default:
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    var path = ""
    var length = 0
    for byte in bytes {
      if length + byte.utf8.count > longestName {
        path += "/"
        length = 0
      }
      path += byte
      length += byte.utf8.count
    }
    return path + ".state"
  }
}
