/// Content for each element of a collection, identified by the element.
///
/// The element's identifier is part of the identity of all items and sections in its content, so
/// they keep their controllers when elements are inserted, removed and reordered.
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
where Elements.Element: Identifiable {
  @usableFromInline
  let elements: Elements

  @usableFromInline
  let content: @MainActor (Elements.Element) -> Content

  /// Makes the identifier of an element.
  @usableFromInline
  let identifier: @MainActor (Elements.Element) -> ListIdentifier

  /// Creates content for each element.
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
    identifier = { ListIdentifier(of: $0.id) }
  }

  @inlinable
  public func resolve(into resolver: inout ListResolver) {
    for element in elements {
      resolver.descend(into: identifier(element)) { content(element)._resolve(into: &$0) }
    }
  }
}

extension ForEach where Elements.Element.ID: Sendable {
  /// Creates content for each element.
  ///
  /// Identifiers that can be used anywhere are never looked up.
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
    identifier = { ListIdentifier($0.id) }
  }
}

extension ForEach {
  /// Creates content for each element of a collection whose elements are not identifiable.
  ///
  /// ```swift
  /// ForEach(tags, id: \.self) { tag in
  ///   Section(tag) { Items(store.posts(tagged: tag), PostController.init) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - values: The elements.
  ///   - id: The identifier of an element, which must be distinct and stable.
  ///   - content: Makes the content of one element.
  /// - Complexity: O(number of elements).
  public init<Values: RandomAccessCollection, ID: Hashable>(
    _ values: Values,
    id: KeyPath<Values.Element, ID>,
    @ListBuilder content: @escaping @MainActor (Values.Element) -> Content
  ) where Elements == [ListBuilder.IdentifiedElement<Values.Element, ID>] {
    self.init(values.map { ListBuilder.IdentifiedElement(value: $0, id: $0[keyPath: id]) }) {
      content($0.value)
    }
  }
}

extension ListBuilder {
  /// An element of a collection, with an identifier.
  ///
  /// It is used by `ForEach(_:id:content:)`.
  public struct IdentifiedElement<Value, ID: Hashable>: Identifiable {
    let value: Value
    public let id: ID
  }
}

extension ListBuilder.IdentifiedElement: Equatable where Value: Equatable {}

extension ListBuilder {
  /// A `ForEach` that reuses the content of elements that have not changed since the last update.
  ///
  /// It is the result of `ForEach.memoized()`.
  public struct Memoized<
    Elements: RandomAccessCollection,
    Content: ListContent,
    Dependency: Equatable
  >: ListNode
  where Elements.Element: Identifiable & Equatable {
    @usableFromInline
    typealias Memory = ForEachMemory<Elements.Element, Dependency>

    @usableFromInline
    let elements: Elements

    @usableFromInline
    let content: @MainActor (Elements.Element) -> Content

    @usableFromInline
    let identifier: @MainActor (Elements.Element) -> ListIdentifier

    let dependency: Dependency
    let location: CodeLocation

    @inlinable
    public func resolve(into resolver: inout ListResolver) {
      let memory = memory(in: resolver)
      resolver.surrounded(by: memory.handler) { resolve(reusing: memory, into: &$0) }
    }

    /// Returns what the last update kept, if everything that the content depends on is the same.
    @usableFromInline
    func memory(in resolver: ListResolver) -> Memory {
      let site = resolver.site(of: Self.self, at: location)
      let last = resolver.memory.take(Memory.self, from: site)
      let isValid = last?.isValid(for: dependency, in: resolver) ?? false
      let memory = (isValid ? last : nil) ?? Memory(dependency, in: resolver)
      memory.handler.outer = resolver.surroundings.handler
      resolver.memory.keep(memory, for: site)
      return memory
    }

    @inlinable
    func resolve(reusing memory: Memory, into resolver: inout ListResolver) {
      let array = elements as? [Elements.Element]
      var entries = memory.takeEntries()
      var changes: [Int] = []
      var (index, position) = (0, elements.startIndex)
      // The entries of elements in the same order as before stay where they are.
      while index < entries.count, position < elements.endIndex {
        let count = array.map { memory.sectionCount(of: $0, from: index) } ?? 0
        if count > 0 {
          memory.append(index..<index + count, to: &resolver)
          index += count
          elements.formIndex(&position, offsetBy: count)
          continue
        }
        let element = elements[position]
        if !entries[index].isContent(of: element) {
          guard entries[index].element.id == element.id else { break }
          entries[index] = resolved(element, in: &resolver)
          changes.append(index)
        }
        resolver.append(entries[index].content)
        index += 1
        elements.formIndex(after: &position)
      }
      // So do those at the end, before which others come and go.
      let endCount = array.map { memory.endCount(of: $0, from: index) } ?? 0
      let count = entries.count
      let others = resolve(
        elements[position..<elements.index(elements.endIndex, offsetBy: -endCount)],
        reusing: Array(entries[index..<count - endCount]),
        into: &resolver
      )
      entries.replaceSubrange(index..<count - endCount, with: others)
      if endCount > 0 { memory.append(count - endCount..<count, to: &resolver) }
      memory.keep(entries, of: array, changes: changes, replaced: index..<count - endCount)
    }

    /// Resolves the elements between those that are where they were before.
    @inlinable
    func resolve(
      _ elements: Elements.SubSequence,
      reusing old: [Memory.Entry],
      into resolver: inout ListResolver
    ) -> [Memory.Entry] {
      var known = ForEachEntries<Elements.Element, Dependency>(old, for: elements.count)
      var entries: [Memory.Entry] = []
      entries.reserveCapacity(elements.count)
      for index in elements.indices {
        let element = elements[index]
        let entry =
          known.entry(of: element) { distance in
            let later = elements.index(index, offsetBy: distance, limitedBy: elements.endIndex)
            return later.flatMap { $0 < elements.endIndex ? elements[$0].id : nil }
          } ?? resolved(element, in: &resolver)
        resolver.append(entry.content)
        entries.append(entry)
      }
      return entries
    }

    @inlinable
    func resolved(
      _ element: Elements.Element,
      in resolver: inout ListResolver
    ) -> Memory.Entry {
      let resolved = resolver.separate { resolver in
        resolver.descend(into: identifier(element)) { content(element)._resolve(into: &$0) }
      }
      return Memory.Entry(element: element, content: resolved)
    }
  }
}

extension ForEach where Elements.Element: Equatable {
  /// Reuses the content of elements that have not changed since the last update.
  ///
  /// Use it if the content of an element is expensive to make: many sections, or items whose view
  /// models are made from models.
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
  /// - Important: Everything that the content of an element depends on and that may change between
  ///   updates has to be in the element, in `dependency` or in the environment. Values that
  ///   closures in the content capture are not updated while the element stays the same; handlers
  ///   around the `ForEach` are always the latest.
  /// - Parameters:
  ///   - dependency: The values on which the content depends besides the element. When they change,
  ///     all content is made again.
  ///   - fileID: The file that identifies the content.
  ///   - line: The line that identifies the content.
  /// - Returns: The same content, kept from one update to the next.
  public func memoized<Dependency: Equatable>(
    by dependency: Dependency,
    fileID: StaticString = #fileID,
    line: Int = #line
  ) -> ListBuilder.Memoized<Elements, Content, Dependency> {
    ListBuilder.Memoized(
      elements: elements,
      content: content,
      identifier: identifier,
      dependency: dependency,
      location: CodeLocation(fileID: fileID, line: line)
    )
  }

  /// Reuses the content of elements that have not changed since the last update, if it depends only
  /// on the element and the environment.
  ///
  /// - Parameters:
  ///   - fileID: The file that identifies the content.
  ///   - line: The line that identifies the content.
  /// - Returns: The same content, kept from one update to the next.
  public func memoized(
    fileID: StaticString = #fileID,
    line: Int = #line
  ) -> ListBuilder.Memoized<Elements, Content, Bool> {
    memoized(by: true, fileID: fileID, line: line)
  }
}
