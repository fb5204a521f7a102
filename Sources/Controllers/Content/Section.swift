public import Foundation
public import RosterCore
public import RosterLayout

/// A section of the list: its items, its header and footer, and how it is laid out.
///
/// A section with an identifier keeps its identity in whatever place it stands; one without is identified by
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
public struct Section<Content: ListContent>: ListNode, SectionContent {
  @usableFromInline
  let id: Identifier?

  @usableFromInline
  let location: CodeLocation

  @usableFromInline
  let content: Content

  @usableFromInline
  var settings = SectionSettings()

  /// Makes a section that is identified by its place in the builder.
  ///
  /// - Parameters:
  ///   - fileID: The file to name in messages about the section.
  ///   - line: The line to name in messages about the section.
  ///   - content: The items of the section.
  @inlinable
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
  ///   - id: What distinguishes the section from its siblings.
  ///   - fileID: The file to name in messages about the section.
  ///   - line: The line to name in messages about the section.
  ///   - content: The items of the section.
  @inlinable
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

  @inlinable
  public func resolve(into resolver: inout ListResolver) {
    resolver.section(id, settings, location) { content._resolve(into: &$0) }
  }

  public func changing(_ change: SectionChange) -> Section {
    var copy = self
    change.make(&copy.settings)
    return copy
  }
}

/// A section, or a section with something around it, such as a value of the environment.
///
/// It has the modifiers of sections, so that the order does not matter in which they are written:
///
/// ```swift
/// Section("done") { … }
///   .environment(\.theme, .muted)
///   .header(Title("Done"), TitleController.init)
/// ```
public protocol SectionContent: ListContent {
  /// The same content with a section that says something else about itself; plumbing.
  func changing(_ change: SectionChange) -> Self
}

/// The setting of a modifier.
public struct SectionChange {
  let make: (inout SectionSettings) -> Void
}

extension SectionContent {
  /// The same section, laid out in another way.
  ///
  /// Insets and spacing that content around the section says hold for a layout without its own.
  public func layout(_ layout: SectionLayout) -> Self {
    changing { $0.layout = layout }
  }

  /// The same section, with its items at other distances from its edges.
  public func insets(_ insets: Insets) -> Self {
    changing { $0.insets = insets }
  }

  /// The same section, with its items at other distances from each other, in points.
  public func spacing(_ spacing: CGFloat) -> Self {
    changing { $0.spacing = spacing }
  }

  /// The same section, left out of the list while it has no items, together with its header and
  /// footer.
  ///
  /// Use it where a header makes no sense without items. The section comes and goes with its first
  /// and its last item, animated like any other change.
  ///
  /// - Parameter hides: Whether the section is left out; by default it is.
  /// - Returns: A copy of the section.
  public func hidesWhenEmpty(_ hides: Bool = true) -> Self {
    changing { $0.hidesWhenEmpty = hides }
  }

  func changing(_ change: @escaping (inout SectionSettings) -> Void) -> Self {
    changing(SectionChange(make: change))
  }
}

/// What a section says about itself, besides its identity and its items.
@usableFromInline
struct SectionSettings {
  var layout: SectionLayout?
  var insets: Insets?
  var spacing: CGFloat?
  var supplementaries: [SupplementaryNode] = []

  /// Whether the section is left out of the list while it has no items.
  var hidesWhenEmpty = false

  /// What is to be done when the section comes on screen, and when it has gone.
  var display = SectionDisplay()

  /// What is to be done with what is dropped there.
  var drops: [DropRule] = []

  @usableFromInline
  init() {}

  /// How the section is laid out inside content that says something about that.
  func layout(inside outer: InheritedLayout) -> SectionLayout {
    var result = outer
    if let layout { result = result.taking(layout) }
    if let insets { result = result.taking(insets) }
    if let spacing { result = result.taking(spacing: spacing) }
    return result.layout
  }
}
