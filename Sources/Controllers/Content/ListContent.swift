/// Describes a list or a part of one: sections and items, composed like a SwiftUI view.
///
/// Declare a type for each part of the content that deserves a name, with properties for what it
/// needs, and a `body` for what it shows.
///
/// ```swift
/// struct TodoList: ListContent {
///   let store: TodoStore
///
///   var body: some ListContent {
///     Section("open") {
///       Items(store.open) { TodoController($0, store: store) }
///     }
///     .header(Title("To do"), TitleController.init)
///   }
/// }
/// ```
@MainActor
public protocol ListContent {
  /// The content that this content is made of.
  associatedtype Body: ListContent

  /// The content that this content is made of.
  @ListBuilder var body: Body { get }

  /// Resolves the content; an implementation detail. Nodes implement `resolve(into:)`.
  func _resolve(into resolver: inout ListResolver)
}

extension ListContent {
  public func _resolve(into resolver: inout ListResolver) {
    body._resolve(into: &resolver)
  }
}

/// Content without a body, which adds its sections and items step by step.
///
/// Most content is easier to describe with a `body`. Write a node if that is not possible, for
/// example for data with any depth of nesting, or for content that depends on what comes before it.
///
/// ```swift
/// struct Outline: ListNode {
///   let entries: [Entry]
///
///   func resolve(into list: inout ListResolver) {
///     for entry in entries {
///       list.add(Item(entry, EntryController.init))
///       list.add(under: entry.id) { $0.add(Outline(entries: entry.children)) }
///     }
///   }
/// }
/// ```
@MainActor
public protocol ListNode: ListContent where Body == Self {
  /// Adds the node's sections and items to a list, in order.
  ///
  /// It is called once in each update. Do nothing else in it: what it adds is compared with what it
  /// added before.
  func resolve(into list: inout ListResolver)
}

extension ListNode {
  /// The node itself.
  public var body: Self { self }

  public func _resolve(into resolver: inout ListResolver) {
    resolver.node { resolve(into: &$0) }
  }
}

/// Content without sections and items.
public struct EmptyContent: ListNode {
  /// Creates content that shows nothing.
  public init() {}

  public func resolve(into resolver: inout ListResolver) {}
}

/// A collection of content, to which modifiers can be applied together.
///
/// ```swift
/// Group {
///   Section("a") { … }
///   Section("b") { … }
/// }
/// ```
public struct Group<Content: ListContent>: ListNode {
  private let content: Content

  /// Creates a group of content.
  public init(@ListBuilder content: () -> Content) {
    self.content = content()
  }

  public func resolve(into resolver: inout ListResolver) {
    content._resolve(into: &resolver)
  }
}
