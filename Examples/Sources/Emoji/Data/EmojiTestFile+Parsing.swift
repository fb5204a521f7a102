extension EmojiTestFile {
  /// A line that is not as the format says.
  struct ParseError: Error, Equatable, CustomStringConvertible {
    /// The line's number, counted from 1.
    let line: Int
    let text: String

    var description: String { "Line \(line) is no line of an emoji test file: “\(text)”" }
  }

  /// Reads the text of the file.
  init(parsing text: String) throws(ParseError) {
    // Bytes are much quicker to walk through than characters, and all of the syntax is ASCII.
    var number = 0
    for bytes in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let line = Substring(bytes)
      guard !line.isEmpty else { continue }
      if line.hasPrefix("#") {
        readComment(line)
      } else {
        guard !groups.isEmpty, let entry = Entry(line), groups[groups.endIndex - 1].append(entry)
        else { throw ParseError(line: number, text: String(line)) }
      }
    }
  }

  /// Reads what some of the comments say: titles, and how many entries there are.
  private mutating func readComment(_ line: Substring) {
    if let name = line.dropping(prefix: "# group: ") {
      groups.append(Group(name: String(name)))
    } else if let name = line.dropping(prefix: "# subgroup: "), !groups.isEmpty {
      groups[groups.endIndex - 1].subgroups.append(Subgroup(name: String(name)))
    } else if let group = groups.last,
      let count = line.dropping(prefix: "# \(group.name) subtotal:")
    {
      // The same comment appears once more "w/o modifiers", which is not a number.
      groups[groups.endIndex - 1].statedCount = Int(count.trimmed) ?? group.statedCount
    } else if let colon = line.lastIndex(of: ":"),
      let status = Status(rawValue: String(line[..<colon].dropFirst().trimmed))
    {
      statedCounts[status] = Int(line[colon...].dropFirst().trimmed)
    }
  }
}

extension EmojiTestFile.Group {
  /// Adds an entry to the last subgroup, if there is one.
  fileprivate mutating func append(_ entry: EmojiTestFile.Entry) -> Bool {
    guard !subgroups.isEmpty else { return false }
    subgroups[subgroups.endIndex - 1].entries.append(entry)
    return true
  }
}

extension EmojiTestFile.Entry {
  /// Reads a line such as `1F600 ; fully-qualified # 😀 E1.0 grinning face`.
  fileprivate init?(_ line: Substring) {
    guard
      let semicolon = line.utf8.firstIndex(of: UInt8(ascii: ";")),
      let hash = line.utf8[semicolon...].firstIndex(of: UInt8(ascii: "#")),
      let character = String(codePoints: line[..<semicolon]),
      let status = EmojiTestFile.Status(
        rawValue: String(line[line.utf8.index(after: semicolon)..<hash].trimmed)
      )
    else { return nil }

    // The character itself, the version of Unicode that brought it, and the name.
    let words = Substring(line.utf8[line.utf8.index(after: hash)...])
      .split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[1].hasPrefix("E") else { return nil }
    self.init(character: character, status: status, name: String(words[2]))
  }
}

extension String {
  /// Makes a string of scalar values in hexadecimal, with spaces between them.
  fileprivate init?(codePoints: Substring) {
    var scalars = UnicodeScalarView()
    for word in codePoints.split(separator: " ") {
      guard let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) else {
        return nil
      }
      scalars.append(scalar)
    }
    guard !scalars.isEmpty else { return nil }
    self.init(scalars)
  }
}

extension Substring {
  fileprivate func dropping(prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }

  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true {
      text.removeLast()
    }
    return text
  }
}
