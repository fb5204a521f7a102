public import Foundation

/// A section of the list: its items, its header and footer, and its layout.
///
/// A section with an identifier keeps its identity when it moves; its position in the builder
/// identifies a section without one. An empty section shows its header and footer, unless it has
/// `hidesWhenEmpty()`.
///
/// ```swift
/// Section("open") {
///   Items(store.open) { TodoController($0, store: store) }
/// }
/// .header(Title("To do"), TitleController.init)
/// .layout(.grid(columns: 2, spacing: 8))
/// ```
public struct Section<Content: ListContent>: ListNode, SectionContent {
  let declaration: SectionDeclaration<Content>

  /// The settings of the section; `nil` if all of them have their default values.
  let settings: SectionSettings?

  /// Creates a section without an identifier, which its position in the builder identifies.
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
    self.init(nil, CodeLocation(fileID: fileID, line: line), content())
  }

  /// Creates a section with an identifier that is sendable, so that the list need not look it up.
  ///
  /// - Parameters:
  ///   - id: The identifier, which distinguishes the section from its siblings.
  ///   - fileID: The file to name in messages about the section.
  ///   - line: The line to name in messages about the section.
  ///   - content: The items of the section.
  public init(
    _ id: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    line: Int = #line,
    @ListBuilder content: () -> Content
  ) {
    self.init(ListIdentifier(id), CodeLocation(fileID: fileID, line: line), content())
  }

  /// Creates a section with an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier, which distinguishes the section from its siblings.
  ///   - fileID: The file to name in messages about the section.
  ///   - line: The line to name in messages about the section.
  ///   - content: The items of the section.
  public init(
    _ id: some Hashable,
    fileID: StaticString = #fileID,
    line: Int = #line,
    @ListBuilder content: () -> Content
  ) {
    self.init(ListIdentifier(of: id), CodeLocation(fileID: fileID, line: line), content())
  }

  init(_ id: ListIdentifier?, _ location: CodeLocation, _ content: Content) {
    declaration = SectionDeclaration(id, location, content)
    settings = nil
  }

  init(_ declaration: SectionDeclaration<Content>, _ settings: SectionSettings) {
    self.declaration = declaration
    self.settings = settings
  }

  public func resolve(into resolver: inout ListResolver) {
    let isOutermost = resolver.beginSection(declaration.id, at: declaration.location)
    declaration.content._resolve(into: &resolver)
    if isOutermost { resolver.endSection(settings, at: declaration.location) }
  }

  public func changing(_ change: ListBuilder.SectionChange) -> Section {
    Section(declaration, SectionSettings(settings, with: change))
  }
}

/// What a section is made with: an immutable object, because builders and modifiers copy sections several times,
/// and there may be thousands of sections.
@MainActor
final class SectionDeclaration<Content: ListContent> {
  let id: ListIdentifier?

  let location: CodeLocation

  let content: Content

  init(_ id: ListIdentifier?, _ location: CodeLocation, _ content: Content) {
    self.id = id
    self.location = location
    self.content = content
  }
}

/// A section, or a section with modifiers, such as a value of the environment.
///
/// It has the modifiers of sections, so that they can be written in any order:
///
/// ```swift
/// Section("done") { … }
///   .environment(\.theme, .muted)
///   .header(Title("Done"), TitleController.init)
/// ```
public protocol SectionContent: ListContent {
  /// Returns the content with changed settings of the section; an implementation detail.
  func changing(_ change: ListBuilder.SectionChange) -> Self
}

extension ListBuilder {
  /// A change of a section's settings.
  public struct SectionChange {
    enum Kind {
      /// One more supplementary item, which thousands of sections may have.
      case supplementary(SupplementaryNode)

      case other((inout SectionSettings.Values) -> Void)
    }

    let kind: Kind
  }
}

extension SectionContent {
  /// Sets the layout of the section.
  ///
  /// Insets and spacing of the surrounding content apply to a layout that has none.
  public func layout(_ layout: SectionLayout) -> Self {
    changing { $0.layout = layout }
  }

  /// Sets the insets of the section's items.
  public func insets(_ insets: ListInsets) -> Self {
    changing { $0.insets = insets }
  }

  /// Sets the spacing of the section's items, in points.
  public func spacing(_ spacing: CGFloat) -> Self {
    changing { $0.spacing = spacing }
  }

  /// Hides the section with its header and footer while it has no items.
  ///
  /// Use it if a header makes no sense without items. The section is inserted with its first item
  /// and removed with its last one, animated like any other change.
  ///
  /// - Parameter hides: Whether an empty section is hidden; true by default.
  /// - Returns: A copy of the section.
  public func hidesWhenEmpty(_ hides: Bool = true) -> Self {
    changing { $0.hidesWhenEmpty = hides }
  }

  func changing(_ change: @escaping (inout SectionSettings.Values) -> Void) -> Self {
    changing(ListBuilder.SectionChange(kind: .other(change)))
  }
}

/// The settings of a section that are not the default ones, besides its identity and its items.
///
/// It is an immutable object, because most sections have few settings, and there may be thousands of sections.
final class SectionSettings {
  struct Values {
    var layout: SectionLayout?
    var insets: ListInsets?
    var spacing: CGFloat?

    /// Whether the section is left out of the list while it has no items.
    var hidesWhenEmpty = false

    /// The actions for when the section appears and disappears.
    var display = SectionDisplay()

    /// How the section handles drops.
    var drops: [DropRule] = []

    /// The overlays of the section, from what the content around it provides.
    var overlays: [@MainActor (Surroundings) -> [OverlayContent]] = []
  }

  private final class Box {
    let values: Values

    init(_ values: Values) {
      self.values = values
    }
  }

  /// The headers, footers and other supplementary items, in the order of their modifiers.
  let supplementaries: [SupplementaryNode]

  /// The other settings; `nil` if all of them have their default values.
  private let box: Box?

  /// Applies the change that a modifier makes.
  ///
  /// - Parameters:
  ///   - settings: The settings before; `nil` if all of them have their default values.
  ///   - change: The change.
  init(_ settings: SectionSettings?, with change: ListBuilder.SectionChange) {
    switch change.kind {
    case .supplementary(let node):
      supplementaries = (settings?.supplementaries ?? []) + [node]
      box = settings?.box
    case .other(let make):
      supplementaries = settings?.supplementaries ?? []
      var values = settings?.values ?? Values()
      make(&values)
      box = Box(values)
    }
  }

  /// Whether there are other settings than supplementary items.
  var hasValues: Bool { box != nil }

  var values: Values? { box?.values }
}

extension SectionSettings.Values {
  /// Returns the layout of the section, combined with that of the surrounding content.
  func layout(inside outer: InheritedLayout) -> SectionLayout {
    var result = outer
    if let layout { result = result.taking(layout) }
    if let insets { result = result.taking(insets) }
    if let spacing { result = result.taking(spacing: spacing) }
    return result.layout
  }
}
