public import Foundation

/// Stores view states that outlive their list: in files, in a database, or in memory for a test.
///
/// A list reads a state when its item is first sized or shown, and writes it after it has changed.
/// The calls are made on the main actor while the list is working, so they have to be fast. If a
/// call throws, that is reported as an issue, once for each list. A write that has failed is repeated
/// when states are next saved, and a state that could not be read is not replaced before it was read.
///
/// Several lists can use one storage if their keys differ. A list caches what it has read, and asks
/// once for each item.
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

  /// How often all data was removed.
  ///
  /// Lists do not write what has changed before that.
  var removalCount: Int { get }
}

extension StateStorage {
  /// A storage whose data is not removed all at once.
  public var removalCount: Int { 0 }
}

/// Keeps states in memory, for tests, and to share states between lists.
@MainActor
public final class InMemoryStateStorage: StateStorage {
  /// The stored data, by key.
  public private(set) var contents: [String: Data]

  public private(set) var removalCount = 0

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

  /// Removes all states, also those that lists have not written yet.
  public func removeAll() {
    contents = [:]
    removalCount += 1
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
/// account signs out. Several storages in one app can use one directory: each sees what the others
/// have stored.
@MainActor
public final class FileStateStorage: StateStorage {
  /// A key for which there can be no file.
  public struct UnusableKey: Error, CustomStringConvertible {
    /// The number of bytes of the file's path.
    let length: Int

    public var description: String {
      """
      the key is too long: the path of its file has \(length) bytes, and at most \
      \(FileStateStorage.longestPath) are possible
      """
    }
  }

  /// The directory of the files, created when the first state is written.
  public let directory: URL

  private let files: KnownFiles

  /// Creates a storage, without reading or writing anything.
  ///
  /// - Parameter directory: A directory that is used for nothing else.
  public init(directory: URL) {
    self.directory = directory
    files = KnownFiles.shared(in: directory)
  }

  public var removalCount: Int { files.removalCount }

  public func data(forKey key: String) throws -> Data? {
    let path = try Self.path(forKey: key)
    guard try files.paths(in: directory).contains(path) else { return nil }
    return try Data(contentsOf: url(of: path))
  }

  public func setData(_ data: Data, forKey key: String) throws {
    let path = try Self.path(forKey: key)
    _ = try files.paths(in: directory)
    let url = url(of: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url, options: .atomic)
    files.paths?.insert(path)
  }

  public func removeData(forKey key: String) throws {
    let path = try Self.path(forKey: key)
    guard try files.paths(in: directory).contains(path) else { return }
    try FileManager.default.removeItem(at: url(of: path))
    files.paths?.remove(path)
  }

  /// Removes all states and the directory.
  ///
  /// It holds also for what has changed in this turn, and was not written yet.
  public func removeAll() throws {
    files.paths = nil
    files.removalCount += 1
    if FileManager.default.fileExists(atPath: directory.path) {
      try FileManager.default.removeItem(at: directory)
    }
  }

  private func url(of path: String) -> URL {
    directory.appendingPathComponent(path, isDirectory: false)
  }
}

/// What all storages in one directory know of its files.
@MainActor
private final class KnownFiles {
  private struct Known {
    weak var files: KnownFiles?
  }

  private static var known: [String: Known] = [:]

  /// The paths of the files in the directory; `nil` before the directory was read.
  ///
  /// Most items have no stored state, and finding that out does not access the file system.
  var paths: Set<String>?

  /// How often all files were removed.
  var removalCount = 0

  /// Returns the one object for a directory.
  static func shared(in directory: URL) -> KnownFiles {
    let path = directory.standardizedFileURL.resolvingSymlinksInPath().path
    if let files = known[path]?.files { return files }
    known = known.filter { $0.value.files != nil }
    let files = KnownFiles()
    known[path] = Known(files: files)
    return files
  }

  /// Returns the paths of the files, which are read once.
  func paths(in directory: URL) throws -> Set<String> {
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

  /// The maximum length of a path in the directory; systems accept 1,024 bytes or more, with the directory.
  fileprivate nonisolated static let longestPath = 3_500

  /// Returns the path of a key's file in the directory.
  ///
  /// Everything but lowercase letters, digits and hyphens is written in hexadecimal, so that no two
  /// keys share a file, even if the file system ignores case. A long path is divided into
  /// directories, whose names differ from those of files by having no dot.
  ///
  /// - Throws: `UnusableKey` if the path would be too long.
  static func path(forKey key: String) throws -> String {
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
    path += ".state"
    guard path.utf8.count <= longestPath else { throw UnusableKey(length: path.utf8.count) }
    return path
  }
}
