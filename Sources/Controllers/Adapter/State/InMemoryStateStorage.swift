public import Foundation

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
