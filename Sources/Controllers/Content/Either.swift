/// One of two contents, as the builder writes an `if` with an `else`, or a `switch`.
public enum Either<First: ListContent, Second: ListContent>: ListNode {
  /// The first of two branches.
  case first(First)

  /// The second of two branches.
  case second(Second)

  public func resolve(into resolver: inout ListResolver) {
    switch self {
    case .first(let content): resolver.descend(to: 0) { content._resolve(into: &$0) }
    case .second(let content): resolver.descend(to: 1) { content._resolve(into: &$0) }
    }
  }
}
