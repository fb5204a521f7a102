/// Content with something around it: values of the environment, or a handler of events.
///
/// It is what `environment(_:_:)` and `onEvent(_:perform:)` return. It adds nothing to the identity of
/// the sections and items in it.
public struct ModifiedContent<Content: ListContent>: ListNode {
  private let content: Content
  private let modify: @MainActor (inout _Surroundings) -> Void

  init(_ content: Content, _ modify: @escaping @MainActor (inout _Surroundings) -> Void) {
    self.content = content
    self.modify = modify
  }

  public func resolve(into resolver: inout ListResolver) {
    resolver.surrounded(by: modify) { content._resolve(into: &$0) }
  }
}
