import RosterCore
public import RosterLayout

/// A section of the list: its items, its header and footer, and how it is laid out.
///
/// A section with an identifier keeps its identity wherever it stands; one without is identified by
/// its place in the builder. A section is shown even when it is empty, with its header and footer,
/// unless it `hidesWhenEmpty`.
///
/// ```swift
/// Section("open") {
///   Items(store.open) { TodoController($0, store: store) }
/// }
/// .header(Title("To do"), TitleController.init)
/// .layout(.grid(columns: 2, spacing: 8))
/// ```
public struct Section<Content: ListContent>: ListNode {
  private let id: Identifier?
  private let location: CodeLocation
  private let content: Content
  var settings = SectionSettings()

  /// Makes a section that is identified by its place in the builder.
  ///
  /// - Parameters:
  ///   - fileID: The file to name in messages about the section.
  ///   - line: The line to name in messages about the section.
  ///   - content: The items of the section.
  public init(
    fileID: StaticString = #fileID,
    line: Int = #line,
    @ListBuilder content: () -> Content
  ) {
    id = nil
    location = CodeLocation(fileID: fileID, line: line)
    self.content = content()
  }

  /// Makes a section with an identifier.
  ///
  /// - Parameters:
  ///   - id: What tells the section from its siblings.
  ///   - fileID: The file to name in messages about the section.
  ///   - line: The line to name in messages about the section.
  ///   - content: The items of the section.
  public init(
    _ id: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    line: Int = #line,
    @ListBuilder content: () -> Content
  ) {
    self.id = Identifier(id)
    location = CodeLocation(fileID: fileID, line: line)
    self.content = content()
  }

  public func resolve(into resolver: inout ListResolver) {
    resolver.section(id, settings, location) { content._resolve(into: &$0) }
  }

  /// The same section, laid out in another way.
  public func layout(_ layout: SectionLayout) -> Section {
    var copy = self
    copy.settings.layout = layout
    return copy
  }

  /// The same section, left out of the list while it has no items, together with its header and
  /// footer.
  ///
  /// Use it where a header without items would say nothing. The section comes and goes with its first
  /// and its last item, animated like any other change.
  ///
  /// - Parameter hides: Whether the section is left out; by default it is.
  /// - Returns: A copy of the section.
  public func hidesWhenEmpty(_ hides: Bool = true) -> Section {
    var copy = self
    copy.settings.hidesWhenEmpty = hides
    return copy
  }
}

/// What a section says about itself, besides its identity and its items.
struct SectionSettings {
  var layout = SectionLayout.list
  var supplementaries: [SupplementaryNode] = []

  /// Whether the section is left out of the list while it has no items.
  var hidesWhenEmpty = false
}
