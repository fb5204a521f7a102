/// Resolved content, to be shown later.
@MainActor
package final class PreparedContent {
  private var prepared: (list: ResolvedList, issues: [ListIssue])?
  private let resolve: @MainActor () -> (list: ResolvedList, issues: [ListIssue])

  init(_ resolve: @escaping @MainActor () -> (list: ResolvedList, issues: [ListIssue])) {
    prepared = resolve()
    self.resolve = resolve
  }

  /// Returns the resolved list: the prepared one at first, and a new one each further time.
  func take() -> (list: ResolvedList, issues: [ListIssue]) {
    defer { prepared = nil }
    return prepared ?? resolve()
  }
}

extension ListAdapter {
  /// Resolves content while the caller observes what it reads.
  package func prepare(_ content: some ListContent) -> PreparedContent {
    PreparedContent { [memory = parts.loop.content.memory] in
      ListResolver.resolve(content, memory: memory)
    }
  }

  /// Shows prepared content.
  package func apply(_ content: PreparedContent, animated: Bool) {
    let request = UpdateRequest(isAnimated: animated) { content.take() }
    parts.loop.apply(request, answer: nil)
  }

  /// Returns the identity of the first item with an identifier, whatever its controller.
  ///
  /// - Complexity: O(number of items whose identifiers are of that type).
  package func itemID(of identifier: ListIdentifier) -> ItemID? {
    firstItem(with: identifier)
  }
}
