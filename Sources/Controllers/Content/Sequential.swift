/// Contents of one type, one after another, as the builder writes a `for` loop.
///
/// The rounds of a loop have no identity but their place. Use `ForEach` for elements that come and go.
public struct Sequential<Content: ListContent>: ListNode {
  let contents: [Content]

  public func resolve(into resolver: inout ListResolver) {
    for (index, content) in contents.enumerated() {
      resolver.descend(to: index) { content._resolve(into: &$0) }
    }
  }
}
