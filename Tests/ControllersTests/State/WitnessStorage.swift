import Roster

/// A storage that writes down what it is asked, and fails when it is told to.
@MainActor
final class WitnessStorage: StateStorage {
  struct Failure: Error {}

  private(set) var contents: [String: String] = [:]
  private(set) var writes: [String] = []

  /// The keys that were asked for.
  private(set) var reads: [String] = []
  var fails = false

  init(_ contents: [String: String] = [:]) {
    self.contents = contents
  }

  /// Stores what another version of the app has written.
  func put(_ text: String, forKey key: String) {
    contents[key] = text
  }

  func data(forKey key: String) throws -> Data? {
    reads.append(key)
    if fails { throw Failure() }
    return contents[key].map { Data($0.utf8) }
  }

  func setData(_ data: Data, forKey key: String) throws {
    if fails { throw Failure() }
    writes.append(key)
    contents[key] = String(decoding: data, as: UTF8.self)
  }

  func removeData(forKey key: String) throws {
    if fails { throw Failure() }
    writes.append("remove \(key)")
    contents[key] = nil
  }
}
