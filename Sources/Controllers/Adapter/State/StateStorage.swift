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
