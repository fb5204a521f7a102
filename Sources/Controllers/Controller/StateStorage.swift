public import Foundation

/// Stores view states that outlive their list: in files, in a database, or in memory for a test.
///
/// A list reads a state when its item is first sized or shown, and writes it after it has changed.
/// The calls are made on the main actor while the list is working, so they have to be fast. If a
/// call throws, that is reported as an issue, once for each list.
///
/// Several lists can use one storage if their keys differ. A list caches what it has read.
@MainActor
public protocol StateStorage: AnyObject {
  /// Returns the data that was last written for a key.
  ///
  /// - Returns: `nil` if there is none.
  func data(forKey key: String) throws -> Data?

  /// Writes data for a key, replacing the old data.
  func setData(_ data: Data, forKey key: String) throws

  /// Removes the data of a key; nothing happens if there is none.
  func removeData(forKey key: String) throws
}

/// Keeps states in memory, for tests, and to share states between lists.
@MainActor
public final class InMemoryStateStorage: StateStorage {
  /// The stored data, by key.
  public private(set) var contents: [String: Data]

  /// Creates a storage.
  ///
  /// - Parameter contents: The initial data.
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

/// Stores states in a directory, one file for each state.
///
/// ```swift
/// let states = FileStateStorage(directory: .applicationSupportDirectory.appending(path: "Feed"))
/// let adapter = ListAdapter(collectionView, stateStorage: states)
/// ```
///
/// Each write replaces a whole file, so a crash leaves either the old or the new state. Use the
/// directory for nothing else. Use one directory for each account, and call `removeAll()` when the
/// account signs out.
@MainActor
public final class FileStateStorage: StateStorage {
  /// The directory of the files, created when the first state is written.
  public let directory: URL

  /// The paths of the files in the directory; `nil` before the directory was read.
  ///
  /// Most items have no stored state, and finding that out does not access the file system.
  private var paths: Set<String>?

  /// Creates a storage, without reading or writing anything.
  ///
  /// - Parameter directory: A directory that is used for nothing else.
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

  /// Removes all states and the directory.
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
  /// The maximum length of a file name; file systems accept 255 bytes.
  private static let longestName = 200

  /// Returns the path of a key's file in the directory.
  ///
  /// Everything but lowercase letters, digits and hyphens is written in hexadecimal, so that no two
  /// keys share a file, even if the file system ignores case. A long path is divided into
  /// directories, whose names differ from those of files by having no dot.
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
