import Foundation

/// A part of another storage, in which one list inside a cell keeps its states.
///
/// Lists inside two cells may show the same items; the states are distinguished by the items around them.
@MainActor
final class ScopedStateStorage: StateStorage {
  private let base: any StateStorage
  private let scope: String

  /// Makes a storage of what is filed under names that begin with a scope.
  init(_ base: any StateStorage, scope: String) {
    self.base = base
    self.scope = scope
  }

  func data(forKey key: String) throws -> Data? {
    try base.data(forKey: name(key))
  }

  func setData(_ data: Data, forKey key: String) throws {
    try base.setData(data, forKey: name(key))
  }

  func removeData(forKey key: String) throws {
    try base.removeData(forKey: name(key))
  }

  private func name(_ key: String) -> String { "\(scope)/\(key)" }
}
