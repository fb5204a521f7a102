/// Keeps values for parts of a list's content from one update to the next, such as resolved
/// content.
@MainActor
final class ContentMemory {
  /// A place in the source of the app, as reached by one route through the content.
  struct Site: Hashable {
    let type: ObjectIdentifier
    let location: CodeLocation
    let path: [Int]
    let elements: [ListIdentifier]
  }

  /// Shows the latest content once more, animated or not.
  var reapply: (Bool) -> Void = { _ in }

  /// The drops into the list whose values are still being loaded.
  let drops = PendingDrops()

  /// The storage of the list; `nil` if there is none.
  var storage: (any StateStorage)?

  /// Reports an issue, unless it is reported already and persists.
  var report: (ListIssue) -> Void = { _ in }

  /// The resolved list of the last update.
  var list = ResolvedList.empty

  /// Returns a section as the list shows it: that of a carousel with one item, whose cell contains the others.
  let arrange: @MainActor (ResolvedSection, Surroundings) -> ResolvedSection

  private var last: [Site: AnyObject] = [:]
  private var next: [Site: AnyObject] = [:]

  init(arrange: @escaping @MainActor (ResolvedSection, Surroundings) -> ResolvedSection) {
    self.arrange = arrange
  }

  /// Resolves all of a list's content, and discards kept values that no part of it has used.
  func update<Result>(_ resolve: () -> Result) -> Result {
    let result = resolve()
    last = next
    next = [:]
    return result
  }

  /// Returns and removes what a site kept in the last update.
  func take<Memory: AnyObject>(_ type: Memory.Type, from site: Site) -> Memory? {
    last.removeValue(forKey: site) as? Memory
  }

  /// Keeps something for a site until the next update.
  func keep(_ memory: AnyObject, for site: Site) {
    next[site] = memory
  }

  /// Accesses the storage, and reports a missing storage or a failure.
  ///
  /// - Parameters:
  ///   - name: The name in the storage.
  ///   - type: The type of the stored value.
  ///   - action: Reads or writes the value.
  /// - Returns: The result of the action; `nil` if it has failed.
  func store<Result>(
    _ name: String,
    of type: any Any.Type,
    _ action: (any StateStorage) throws -> Result
  ) -> Result? {
    guard let storage else {
      report(.missingStateStorage(ControllerKind(type)))
      return nil
    }
    do {
      return try action(storage)
    } catch {
      report(.failingStateStorage(name, "\(error)"))
      return nil
    }
  }
}
