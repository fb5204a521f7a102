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
/// For items of one kind, `Items` is shorter and much faster.
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

extension ForEach {
  /// Makes content for each element of a collection whose elements have no identifier of their own.
  ///
  /// ```swift
  /// ForEach(tags, id: \.self) { tag in
  ///   Section(tag) { Items(store.posts(tagged: tag), PostController.init) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - values: The elements.
  ///   - id: What distinguishes an element from the others, and stays while the element does.
  ///   - content: Makes the content of one element.
  /// - Complexity: O(number of elements).
  public init<Values: RandomAccessCollection, ID: Hashable & Sendable>(
    _ values: Values,
    id: KeyPath<Values.Element, ID>,
    @ListBuilder content: @escaping @MainActor (Values.Element) -> Content
  ) where Elements == [IdentifiedElement<Values.Element, ID>] {
    elements = values.map { IdentifiedElement(value: $0, id: $0[keyPath: id]) }
    self.content = { content($0.value) }
  }
}

/// An element of a collection, with what distinguishes it from the others.
///
/// It is what `ForEach(_:id:content:)` is made of.
public struct IdentifiedElement<Value, ID: Hashable & Sendable>: Identifiable {
  let value: Value
  public let id: ID
}

extension IdentifiedElement: Equatable where Value: Equatable {}

/// A `ForEach` that reuses the content of elements that are equal to those of the last update.
///
/// It is what `ForEach.memoized()` returns.
public struct MemoizedForEach<
  Elements: RandomAccessCollection,
  Content: ListContent,
  Dependency: Equatable
>: ListNode
where Elements.Element: Identifiable & Equatable, Elements.Element.ID: Sendable {
  private typealias Memory = ForEachMemory<Elements.Element, Dependency>

  let elements: Elements
  let dependency: Dependency
  let location: CodeLocation
  let content: @MainActor (Elements.Element) -> Content

  public func resolve(into resolver: inout ListResolver) {
    let site = resolver.site(of: Self.self, at: location)
    let memory = recalled(from: site, in: resolver) ?? Memory(dependency, in: resolver)
    memory.handler.outer = resolver.surroundings.handler
    resolver.surrounded(by: { $0.handler = memory.handler }) { resolver in
      memory.entries = resolve(reusing: memory.entries, into: &resolver)
    }
    resolver.memory.keep(memory, for: site)
  }

  private func recalled(from site: ContentMemory.Site, in resolver: ListResolver) -> Memory? {
    guard
      let memory = resolver.memory.take(Memory.self, from: site),
      memory.isValid(for: dependency, in: resolver)
    else { return nil }
    return memory
  }

  private func resolve(
    reusing old: [Memory.Entry],
    into resolver: inout ListResolver
  ) -> [Memory.Entry] {
    var known = ForEachEntries<Elements.Element, Dependency>(old)
    var entries: [Memory.Entry] = []
    entries.reserveCapacity(elements.count)
    for element in elements {
      let entry = known.entry(of: element) ?? resolved(element, in: &resolver)
      resolver.append(entry.content)
      entries.append(entry)
    }
    return entries
  }

  private func resolved(
    _ element: Elements.Element,
    in resolver: inout ListResolver
  ) -> Memory.Entry {
    let resolved = resolver.separate { resolver in
      resolver.descend(into: Identifier(element.id)) { content(element)._resolve(into: &$0) }
    }
    return Memory.Entry(element: element, content: resolved)
  }
}

extension ForEach where Elements.Element: Equatable {
  /// Reuses the content of elements that are equal to those of the last update, rather than making it
  /// anew.
  ///
  /// Use it where the content of an element is expensive to make: many sections, or items whose view
  /// models are made of models.
  ///
  /// ```swift
  /// ForEach(feed.days) { day in
  ///   Section("posts") {
  ///     Items(day.posts, PostController.init) { PostModel($0, style: style) }
  ///   }
  /// }
  /// .memoized(by: style)
  /// ```
  ///
  /// - Important: All that the content of an element depends on, and that may be different in another
  ///   update, has to be in the element, in `dependency` or in the environment. What closures in the
  ///   content capture stays as it was while the element stays the same; handlers around the `ForEach`
  ///   are always the latest.
  /// - Parameters:
  ///   - dependency: What the content depends on besides the element. When it changes, all content is
  ///     made anew.
  ///   - fileID: The file that the content is remembered under.
  ///   - line: The line that the content is remembered under.
  /// - Returns: The same content, remembered from one update to the next.
  public func memoized<Dependency: Equatable>(
    by dependency: Dependency,
    fileID: StaticString = #fileID,
    line: Int = #line
  ) -> MemoizedForEach<Elements, Content, Dependency> {
    MemoizedForEach(
      elements: elements,
      dependency: dependency,
      location: CodeLocation(fileID: fileID, line: line),
      content: content
    )
  }

  /// Reuses the content of elements that are equal to those of the last update, if it depends on
  /// nothing but the element and the environment.
  ///
  /// - Parameters:
  ///   - fileID: The file that the content is remembered under.
  ///   - line: The line that the content is remembered under.
  /// - Returns: The same content, remembered from one update to the next.
  public func memoized(
    fileID: StaticString = #fileID,
    line: Int = #line
  ) -> MemoizedForEach<Elements, Content, Bool> {
    memoized(by: true, fileID: fileID, line: line)
  }
}
