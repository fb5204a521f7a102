import Foundation

/// A part of another storage, for the states of a list inside a cell.
///
/// Lists in two cells may show the same items; the states are distinguished by the outer items.
@MainActor
final class ScopedStateStorage: StateStorage {
  private let base: any StateStorage
  private let scope: String

  /// Creates a storage for names that begin with a scope.
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

  var removalCount: Int { base.removalCount }

  private func name(_ key: String) -> String { "\(scope)/\(key)" }
}
