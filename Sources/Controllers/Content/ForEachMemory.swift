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

    /// Whether the content is that of an element, from which the one before does not differ.
    ///
    /// Elements of the same bits are not compared any further.
    @MainActor
    @inlinable
    func isContent(of element: Element) -> Bool {
      (areIdentical(self.element, element)
        || self.element.id == element.id && self.element == element) && content.isCurrent
    }
  }

  private(set) var entries: [Entry] = []

  /// The elements, if they are an array.
  @usableFromInline
  private(set) var elements: [Element] = []

  /// The sections of the entries, if each of them is one section and nothing else.
  private var sections: [ResolvedSection] = []

  /// Represents the event handlers around the content.
  ///
  /// The content outlives the closures around it. It reaches them through this handler, which each
  /// update connects to the latest ones.
  @usableFromInline
  let handler = EventHandler(inside: nil) { _ in .ignored }

  /// Returns and removes the entries, so that they can be changed without copying all of them.
  @usableFromInline
  func takeEntries() -> [Entry] {
    defer { entries = [] }
    return entries
  }

  /// Keeps entries for the next update.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - elements: Their elements, if those are an array.
  ///   - changes: The indices of entries before the replaced ones that are not the ones before.
  ///   - replaced: The indices of the entries before that others have replaced.
  @usableFromInline
  func keep(_ entries: [Entry], of elements: [Element]?, changes: [Int], replaced: Range<Int>) {
    self.entries = entries
    self.elements = elements ?? []
    guard elements != nil else { return sections = [] }
    let replaced = hasSections ? replaced : 0..<0
    let end = entries.count - (sections.count - replaced.upperBound)
    var others: [ResolvedSection] = []
    for index in replaced.lowerBound..<end {
      guard let section = entries[index].content.section else { return sections = [] }
      others.append(section)
    }
    sections.replaceSubrange(replaced, with: others)
    for index in changes {
      guard let section = entries[index].content.section else { return sections = [] }
      sections[index] = section
    }
  }

  /// Returns how many elements of an array, from an index on, are the ones before and have a section each.
  @inlinable
  func sectionCount(of elements: [Element], from index: Int) -> Int {
    hasSections ? identicalCount(self.elements, elements, from: index) : 0
  }

  /// Returns how many elements at the end of an array are the ones before, if those have a section each.
  @inlinable
  func endCount(of elements: [Element], from index: Int) -> Int {
    hasSections ? identicalEndCount(self.elements, elements, from: index) : 0
  }

  /// Whether each element has one section and nothing else.
  @usableFromInline
  var hasSections: Bool { !sections.isEmpty }

  /// Adds the sections of some elements.
  @usableFromInline
  func append(_ range: Range<Int>, to resolver: inout ListResolver) {
    resolver.append(sections[range])
  }

  private let dependency: Dependency
  private let environment: ListEnvironment
  private let layout: InheritedLayout
  private let sectionDepth: Int?

  init(_ dependency: Dependency, in resolver: ListResolver) {
    self.dependency = dependency
    environment = resolver.surroundings.environment
    layout = resolver.surroundings.layout
    sectionDepth = resolver.frame.isOpen ? resolver.frame.depth : nil
  }

  /// Returns whether content that depends on a value can be reused at a place.
  func isValid(for dependency: Dependency, in resolver: ListResolver) -> Bool {
    dependency == self.dependency
      && resolver.surroundings.environment == environment
      && resolver.surroundings.layout == layout
      && (resolver.frame.isOpen ? resolver.frame.depth : nil) == sectionDepth
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
    return entries[index].isContent(of: element) ? entries[index] : nil
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
