public import Foundation

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
