import RosterCore

/// What the parts of a list's content that ask for it resolved to in the last update.
@MainActor
final class ContentMemory {
  /// A place in the source of the app, as reached by one route through the content.
  struct Site: Hashable {
    let type: ObjectIdentifier
    let location: CodeLocation
    let path: [Int]
    let elements: [Identifier]
  }

  /// Shows the latest content once more, animated or not.
  var reapply: (Bool) -> Void = { _ in }

  /// What was dropped into the list and is still being loaded.
  let drops = PendingDrops()

  /// Stores what outlives the list.
  var storage: (any StateStorage)?

  /// Reports an issue, unless it is reported already and persists.
  var report: (ListIssue) -> Void = { _ in }

  /// What all of the content resolved to in the last update.
  var list = ResolvedList.empty

  private var last: [Site: AnyObject] = [:]
  private var next: [Site: AnyObject] = [:]

  /// Resolves all of a list's content, and drops what no part of it has used.
  func update<Result>(_ resolve: () -> Result) -> Result {
    let result = resolve()
    last = next
    next = [:]
    return result
  }

  /// Hands out what a site kept in the last update, once.
  func take<Memory: AnyObject>(_ type: Memory.Type, from site: Site) -> Memory? {
    last.removeValue(forKey: site) as? Memory
  }

  /// Keeps something for a site until the next update.
  func keep(_ memory: AnyObject, for site: Site) {
    next[site] = memory
  }

  /// Reads or writes something in the storage, and reports that there is none, or its failure.
  ///
  /// - Parameters:
  ///   - name: What it is stored as.
  ///   - type: What is stored.
  ///   - action: Does it.
  /// - Returns: What the action does; `nil` if it could not be done.
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
