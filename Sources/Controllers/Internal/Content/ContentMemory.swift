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

  private var last: [Site: AnyObject] = [:]
  private var next: [Site: AnyObject] = [:]

  /// Resolves all of a list's content, and forgets what no part of it has asked for.
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
}
