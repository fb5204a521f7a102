/// One content after another, as the builder writes it.
public struct Pair<First: ListContent, Second: ListContent>: ListNode {
  let first: First
  let second: Second

  public func resolve(into resolver: inout ListResolver) {
    resolver.descend(to: 0) { first._resolve(into: &$0) }
    resolver.descend(to: 1) { second._resolve(into: &$0) }
  }
}
