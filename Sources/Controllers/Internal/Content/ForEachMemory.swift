import RosterCore

/// The resolved content of the elements of a `ForEach`, and everything that it depends on.
///
/// Functions that iterate over all elements are inlinable, so that they are specialized in the module that
/// knows the type.
@MainActor
@usableFromInline
final class ForEachMemory<Element: Identifiable & Equatable, Dependency: Equatable> {
  /// An element and its flattened content, one object that passes from one update to the next.
  @usableFromInline
  final class Entry {
    @usableFromInline
    let element: Element

    @usableFromInline
    let content: KeptContent

    @MainActor
    @inlinable
    init(element: Element, content: ResolvedContent) {
      self.element = element
      self.content = KeptContent(content)
    }
  }

  @usableFromInline
  var entries: [Entry] = []

  /// Represents the event handlers around the content.
  ///
  /// The content outlives the closures around it. It reaches them through this handler, which each
  /// update connects to the latest ones.
  @usableFromInline
  let handler = EventHandler(inside: nil) { _ in .ignored }

  private let dependency: Dependency
  private let environment: ListEnvironment
  private let layout: InheritedLayout
  private let sectionDepth: Int?

  init(_ dependency: Dependency, in resolver: ListResolver) {
    self.dependency = dependency
    environment = resolver.surroundings.environment
    layout = resolver.surroundings.layout
    sectionDepth = resolver.section?.depth
  }

  /// Returns whether content that depends on a value can be reused at a place.
  func isValid(for dependency: Dependency, in resolver: ListResolver) -> Bool {
    dependency == self.dependency
      && resolver.surroundings.environment == environment
      && resolver.surroundings.layout == layout
      && resolver.section?.depth == sectionDepth
  }
}

/// Finds the entries of elements, fast for elements that come in the same order as before, also if neighbors have come
/// between them.
@MainActor
@usableFromInline
struct ForEachEntries<Element: Identifiable & Equatable, Dependency: Equatable> {
  @usableFromInline
  typealias Entry = ForEachMemory<Element, Dependency>.Entry

  @usableFromInline
  let entries: [Entry]

  @usableFromInline
  var expected = 0

  /// How many more elements than before are still to come.
  @usableFromInline
  var newcomerCount: Int

  @usableFromInline
  lazy var indices = Dictionary(
    entries.indices.map { (entries[$0].element.id, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  @inlinable
  init(_ entries: [Entry], for count: Int) {
    self.entries = entries
    newcomerCount = max(0, count - entries.count)
  }

  /// Returns the entry of an element that is equal to the one before.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - later: Returns the identifier of the element at a distance behind it.
  /// - Returns: `nil` if there is none, or hardly any chance of one.
  @inlinable
  mutating func entry(of element: Element, later: (Int) -> Element.ID?) -> Entry? {
    guard let index = index(of: element.id, later: later) else { return nil }
    expected = index + 1
    let entry = entries[index]
    return entry.element == element && entry.content.isCurrent ? entry : nil
  }

  @inlinable
  mutating func index(of id: Element.ID, later: (Int) -> Element.ID?) -> Int? {
    if isElement(at: expected, id) { return expected }
    if entries.isEmpty { return nil }
    if isElement(at: expected + 1, id) { return expected + 1 }
    let isNew =
      newcomerCount > 0 && later(newcomerCount).map { isElement(at: expected, $0) } == true
    let index = isNew ? nil : indices[id]
    if index == nil { newcomerCount -= 1 }
    return index
  }

  @inlinable
  func isElement(at index: Int, _ id: Element.ID) -> Bool {
    index < entries.count && entries[index].element.id == id
  }
}
