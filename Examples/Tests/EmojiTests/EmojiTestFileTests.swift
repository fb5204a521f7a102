import Testing

@testable import Emoji

@Suite struct EmojiTestFileTests {
  @Test func `every group of the real file has as many entries as the file says`() throws {
    let file = try EmojiTestFile.bundled()
    #expect(file.groups.count == 10)
    for group in file.groups {
      #expect(group.count == group.statedCount, "\(group.name)")
    }
  }

  @Test func `every status in the real file is as frequent as the file says`() throws {
    let file = try EmojiTestFile.bundled()
    let entries = file.groups.flatMap(\.subgroups).flatMap(\.entries)
    let counts = Dictionary(grouping: entries, by: \.status).mapValues(\.count)
    #expect(counts == file.statedCounts)
    #expect(counts.count == EmojiTestFile.Status.allCases.count)
  }

  @Test func `titles and entries come in the order of the file`() throws {
    let file = try EmojiTestFile(
      parsing: """
        # emoji-test.txt

        # group: Smileys & Emotion

        # subgroup: face-smiling
        1F600         ; fully-qualified     # 😀 E1.0 grinning face
        263A FE0F     ; fully-qualified     # ☺️ E0.6 smiling face
        263A          ; unqualified         # ☺ E0.6 smiling face

        # Smileys & Emotion subtotal:\t\t3
        # Smileys & Emotion subtotal:\t\t3\tw/o modifiers

        # group: Symbols

        # subgroup: keycap
        0023 FE0F 20E3 ; fully-qualified     # #️⃣ E0.6 keycap: #

        # Status Counts
        # fully-qualified : 3

        #EOF
        """
    )
    #expect(file.groups.map(\.name) == ["Smileys & Emotion", "Symbols"])
    #expect(file.groups.map(\.statedCount) == [3, nil])
    #expect(file.statedCounts == [.fullyQualified: 3])
    let entries = file.groups.flatMap(\.subgroups).flatMap(\.entries)
    #expect(entries.map(\.character) == ["😀", "☺️", "\u{263A}", "#️⃣"])
    #expect(entries.map(\.name).last == "keycap: #")
    #expect(entries.map(\.status).contains(.unqualified))
  }

  @Test(arguments: [
    "1F600 ; fully-qualified # 😀 grinning face",
    "1F600 ; half-qualified # 😀 E1.0 grinning face",
    "1F600 fully-qualified # 😀 E1.0 grinning face",
    "1F600 ; fully-qualified",
    "smile ; fully-qualified # 😀 E1.0 grinning face",
    "D800 ; fully-qualified # 😀 E1.0 a half of a surrogate pair",
    "; fully-qualified # 😀 E1.0 grinning face",
  ])
  func `a line that is not as the format says is an error that names it`(line: String) {
    let text = "# group: A\n# subgroup: b\n\n\(line)\n"
    #expect(throws: EmojiTestFile.ParseError(line: 4, text: line)) {
      try EmojiTestFile(parsing: text)
    }
  }

  @Test(arguments: ["", "# group: A\n", "# subgroup: b\n"])
  func `an entry outside a subgroup is an error`(head: String) {
    let line = "1F600 ; fully-qualified # 😀 E1.0 grinning face"
    #expect(throws: EmojiTestFile.ParseError.self) {
      try EmojiTestFile(parsing: head + line)
    }
  }

  @Test func `an empty file has no groups`() throws {
    #expect(try EmojiTestFile(parsing: "") == EmojiTestFile())
  }
}
