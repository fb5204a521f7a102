import RosterCore

/// Content for each element of a collection, identified by the element.
///
/// The element's identifier becomes a part of the identity of all items and sections in its content,
/// so they keep their controllers when elements are inserted, removed and reordered.
///
/// ```swift
/// ForEach(feed.days) { day in
///   Section("posts") {
///     Items(day.posts, PostController.init)
///   }
/// }
/// ```
///
/// For items of one kind, `Items` says the same with less and is much faster.
public struct ForEach<Elements: RandomAccessCollection, Content: ListContent>: ListNode
where Elements.Element: Identifiable, Elements.Element.ID: Sendable {
  let elements: Elements
  let content: @MainActor (Elements.Element) -> Content

  /// Makes content for each element.
  ///
  /// - Parameters:
  ///   - elements: The elements, with distinct identifiers.
  ///   - content: Makes the content of one element.
  public init(
    _ elements: Elements,
    @ListBuilder content: @escaping @MainActor (Elements.Element) -> Content
  ) {
    self.elements = elements
    self.content = content
  }

  public func resolve(into resolver: inout ListResolver) {
    for element in elements {
      resolver.descend(into: Identifier(element.id)) { content(element)._resolve(into: &$0) }
    }
  }
}
