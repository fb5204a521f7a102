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

  /// Writes the content into a snapshot in the making; plumbing, implemented by nodes.
  func _resolve(into resolver: inout ListResolver)
}

extension ListContent {
  public func _resolve(into resolver: inout ListResolver) {
    body._resolve(into: &resolver)
  }
}

/// Content that is not made of other content: it knows itself how it becomes sections and items.
@MainActor
public protocol ListNode: ListContent where Body == Self {}

extension ListNode {
  /// The node itself, which is made of nothing else.
  public var body: Self { self }
}
