public import Foundation

/// Where view states go that outlive their list: files, a database, the memory of a test.
///
/// A list reads a state when its item is first sized or shown, and writes it after it has changed. The
/// calls come on the main actor while the list is at work, so they have to be quick. A call that
/// throws is reported as an issue, once for the list, and nothing else happens.
///
/// One storage may serve several lists if their keys differ. A list remembers what it has read.
@MainActor
public protocol StateStorage: AnyObject {
  /// The data that was last written under a key.
  ///
  /// - Returns: `nil` if there is none.
  func data(forKey key: String) throws -> Data?

  /// Writes data under a key, in place of what was there.
  func setData(_ data: Data, forKey key: String) throws

  /// Removes what was written under a key; nothing happens if there is nothing.
  func removeData(forKey key: String) throws
}

/// Keeps states as long as the storage lives: for tests, and to share states between lists.
@MainActor
public final class InMemoryStateStorage: StateStorage {
  /// What is stored, by key.
  public private(set) var contents: [String: Data]

  /// Makes a storage.
  ///
  /// - Parameter contents: What is stored at first.
  public init(_ contents: [String: Data] = [:]) {
    self.contents = contents
  }

  public func data(forKey key: String) -> Data? {
    contents[key]
  }

  public func setData(_ data: Data, forKey key: String) {
    contents[key] = data
  }

  public func removeData(forKey key: String) {
    contents[key] = nil
  }
}

/// Keeps states in the files of a directory, one file for each.
///
/// ```swift
/// let states = FileStateStorage(directory: .applicationSupportDirectory.appending(path: "Feed"))
/// let adapter = ListAdapter(collectionView, stateStorage: states)
/// ```
///
/// Each write replaces one file as a whole, so a crash leaves the old state or the new one. The
/// directory belongs to the storage; use one for each account, and `removeAll()` when it signs out.
@MainActor
public final class FileStateStorage: StateStorage {
  /// The directory that holds the files; it is made when the first state is written.
  public let directory: URL

  /// The paths of the files, below the directory; `nil` before the directory has been looked at.
  ///
  /// Most items have no stored state, and finding that out does not touch the file system.
  private var paths: Set<String>?

  /// Makes a storage; nothing is read or written yet.
  ///
  /// - Parameter directory: A directory for states and nothing else.
  public init(directory: URL) {
    self.directory = directory
  }

  public func data(forKey key: String) throws -> Data? {
    let path = Self.path(forKey: key)
    guard try knownPaths().contains(path) else { return nil }
    return try Data(contentsOf: url(of: path))
  }

  public func setData(_ data: Data, forKey key: String) throws {
    let path = Self.path(forKey: key)
    var paths = try knownPaths()
    let url = url(of: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url, options: .atomic)
    paths.insert(path)
    self.paths = paths
  }

  public func removeData(forKey key: String) throws {
    let path = Self.path(forKey: key)
    guard try knownPaths().contains(path) else { return }
    try FileManager.default.removeItem(at: url(of: path))
    paths?.remove(path)
  }

  /// Removes all states, and the directory with them.
  public func removeAll() throws {
    paths = nil
    if FileManager.default.fileExists(atPath: directory.path) {
      try FileManager.default.removeItem(at: directory)
    }
  }

  private func url(of path: String) -> URL {
    directory.appendingPathComponent(path, isDirectory: false)
  }

  private func knownPaths() throws -> Set<String> {
    if let paths { return paths }
    var found: Set<String> = []
    if FileManager.default.fileExists(atPath: directory.path) {
      found = Set(try FileManager.default.subpathsOfDirectory(atPath: directory.path))
    }
    paths = found
    return found
  }
}

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
