import Foundation
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct FileStateStorageTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("RosterTests-\(UUID().uuidString)")

  @Test func `what is written is read by the next storage on the same directory`() throws {
    try withStorage { storage in
      try storage.setData(Data("1".utf8), forKey: "a")
      try storage.setData(Data("2".utf8), forKey: "a")
      #expect(try storage.data(forKey: "a") == Data("2".utf8))
      let next = FileStateStorage(directory: directory)
      #expect(try next.data(forKey: "a") == Data("2".utf8))
      #expect(try next.data(forKey: "b") == nil)
    }
  }

  @Test func `what is removed is gone, and removing nothing is no failure`() throws {
    try withStorage { storage in
      try storage.removeData(forKey: "a")
      try storage.setData(Data("1".utf8), forKey: "a")
      try storage.removeData(forKey: "a")
      #expect(try storage.data(forKey: "a") == nil)
      #expect(try FileStateStorage(directory: directory).data(forKey: "a") == nil)
      try storage.setData(Data("2".utf8), forKey: "a")
      #expect(try storage.data(forKey: "a") == Data("2".utf8))
    }
  }

  @Test func `reading an empty storage makes no directory`() throws {
    try withStorage { storage in
      let data = try storage.data(forKey: "a")
      #expect(data == nil)
      #expect(!FileManager.default.fileExists(atPath: directory.path))
    }
  }

  @Test func `no two keys share a file`() throws {
    let long = String(repeating: "long/key ", count: 60)
    let keys = [
      "a", "A", "%61", "a.state", "a/b", "a%2Fb", "a\\b", "..", ".", "", "ä", "a\u{308}", "🙂",
      "\0", long, long + "x", String(long.dropLast()), String(repeating: "a", count: 200),
      String(repeating: "a", count: 201),
    ]
    try withStorage { storage in
      for key in keys { try storage.setData(Data(key.utf8), forKey: key) }
      let next = FileStateStorage(directory: directory)
      for key in keys {
        #expect(try next.data(forKey: key) == Data(key.utf8), "\(key)")
      }
    }
  }

  @Test func `a long key becomes directories with names of at most 200 bytes`() throws {
    try withStorage { storage in
      try storage.setData(Data("1".utf8), forKey: String(repeating: "a", count: 450))
      try storage.setData(Data("2".utf8), forKey: String(repeating: "b", count: 199) + "/")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: directory.path)
      let lengths = paths.sorted().map { $0.split(separator: "/").map(\.utf8.count) }
      let ending = ".state".utf8.count
      #expect(lengths == [[200], [200, 200], [200, 200, 50 + ending], [199], [199, 3 + ending]])
    }
  }

  @Test func `no file leaves the directory`() throws {
    try withStorage { storage in
      for key in ["../../escaped", "/escaped", "a/../../../escaped"] {
        try storage.setData(Data(), forKey: key)
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(files.count == 3)
    }
  }

  @Test func `all states of an account can be removed`() throws {
    try withStorage { storage in
      try storage.removeAll()
      try storage.setData(Data("1".utf8), forKey: "a")
      try storage.removeAll()
      #expect(try storage.data(forKey: "a") == nil)
      #expect(!FileManager.default.fileExists(atPath: directory.path))
    }
  }

  @Test func `a directory that cannot be written is a failure that the list survives`() throws {
    try Data().write(to: directory)
    defer { try? FileManager.default.removeItem(at: directory) }
    let list = ListHarness(stateStorage: FileStateStorage(directory: directory))
    list.apply(Drafts(["s": "ab"], StoredDraftController.init))
    list.draft(0)?.updateState { $0.text = "1" }
    list.flush()
    #expect(list.draft(0)?.state.text == "1")
    #expect(list.issues.map(\.code) == [.failingStateStorage])
  }

  @Test func `a list shows the states that an earlier list has filed`() throws {
    try withStorage { storage in
      do {
        let list = ListHarness(stateStorage: storage)
        list.apply(Drafts(["s": "ab"], StoredDraftController.init))
        list.draft(1)?.updateState { $0.isExpanded = true }
      }
      let list = ListHarness(stateStorage: FileStateStorage(directory: directory))
      list.apply(Drafts(["s": "ab"], StoredDraftController.init))
      #expect(list.draft(1)?.stateLoaded?.isExpanded == true)
      #expect(list.issues.isEmpty)
    }
  }

  private func withStorage(_ body: (FileStateStorage) throws -> Void) throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    try body(FileStateStorage(directory: directory))
  }
}
