import RosterCore
public import RosterLayout

/// A section of the list: its items, its header and footer, and how it is laid out.
///
/// A section with an identifier keeps its identity wherever it stands; one without is identified by
/// its place in the builder. A section is shown even when it is empty, with its header and footer.
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
  private let location: SourceLocation
  private let content: Content
  var layout = SectionLayout.list
  var supplementaries: [SupplementaryNode] = []

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
    location = SourceLocation(fileID: fileID, line: line)
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
    location = SourceLocation(fileID: fileID, line: line)
    self.content = content()
  }

  public func _resolve(into resolver: inout ListResolver) {
    resolver.section(id, layout: layout, supplementaries, location) {
      content._resolve(into: &$0)
    }
  }

  /// The same section, laid out in another way.
  public func layout(_ layout: SectionLayout) -> Section {
    var copy = self
    copy.layout = layout
    return copy
  }
}
