/// A description of a list, or of a part of one: sections and items, composed like a SwiftUI view.
///
/// Write a type for each piece of content that deserves a name. Its properties are what it needs, its
/// `body` is what it shows.
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

  /// Writes the content into a list in the making; plumbing. Nodes implement `resolve(into:)`.
  func _resolve(into resolver: inout ListResolver)
}

extension ListContent {
  @inlinable
  public func _resolve(into resolver: inout ListResolver) {
    body._resolve(into: &resolver)
  }
}

/// Content that is not made of other content by a body: it writes its sections and items step by step.
///
/// Most content is better described by a `body`. Write a node where a description does not do: for data
/// that nests to any depth, for instance, or for content that depends on what came before it.
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
  /// Writes the node's sections and items into the list, in order.
  ///
  /// It is called once in each update, with the list in the making. Do nothing else in it: what it writes
  /// is compared with what it wrote before.
  func resolve(into list: inout ListResolver)
}

extension ListNode {
  /// The node itself, which is made of nothing else.
  @inlinable public var body: Self { self }

  @inlinable
  public func _resolve(into resolver: inout ListResolver) {
    resolver.node { resolve(into: &$0) }
  }
}

/// Content without sections and items.
public struct EmptyContent: ListNode {
  /// Makes content that shows nothing.
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

  /// Groups content.
  public init(@ListBuilder content: () -> Content) {
    self.content = content()
  }

  public func resolve(into resolver: inout ListResolver) {
    content._resolve(into: &resolver)
  }
}
