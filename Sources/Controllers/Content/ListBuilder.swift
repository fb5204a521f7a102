/// Builds content from statements: items and sections, `if`, `switch` and `for`.
@MainActor
@resultBuilder
public enum ListBuilder {
  /// Builds a statement, which has to be content even if something else in a file has the same
  /// name.
  public static func buildExpression<Content: ListContent>(_ content: consuming Content) -> Content
  {
    content
  }

  /// Builds the content of an empty block.
  public static func buildBlock() -> EmptyContent {
    EmptyContent()
  }

  /// Begins a block.
  public static func buildPartialBlock<Content: ListContent>(
    first: consuming Content
  ) -> Content {
    first
  }

  /// Adds a statement to a block.
  public static func buildPartialBlock<Before: ListContent, Content: ListContent>(
    accumulated: Before,
    next: Content
  ) -> Pair<Before, Content> {
    Pair(first: accumulated, second: next)
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional<Content: ListContent>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the first of two branches.
  public static func buildEither<First: ListContent, Second: ListContent>(
    first: First
  ) -> Either<First, Second> {
    .first(first)
  }

  /// Builds the second of two branches.
  public static func buildEither<First: ListContent, Second: ListContent>(
    second: Second
  ) -> Either<First, Second> {
    .second(second)
  }

  /// Builds a `for` loop.
  public static func buildArray<Content: ListContent>(_ contents: [Content]) -> Sequential<Content>
  {
    Sequential(contents: contents)
  }

  /// Builds a branch on availability.
  public static func buildLimitedAvailability<Content: ListContent>(
    _ content: Content
  ) -> Sequential<Content> {
    Sequential(contents: [content])
  }
}

extension ListBuilder {
  /// Two contents one after another, as the builder makes them.
  public struct Pair<First: ListContent, Second: ListContent>: ListNode {
    let first: First

    let second: Second

    init(first: First, second: Second) {
      (self.first, self.second) = (first, second)
    }

    public func resolve(into resolver: inout ListResolver) {
      resolver.descend(to: 0) { first._resolve(into: &$0) }
      resolver.descend(to: 1) { second._resolve(into: &$0) }
    }
  }

  /// One of two contents, as the builder makes them for an `if` with an `else`, or for a `switch`.
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

  /// Contents of one type one after another, as the builder makes them for a `for` loop.
  ///
  /// The iterations of a loop are identified by their position. Use `ForEach` for elements that are
  /// inserted and removed.
  public struct Sequential<Content: ListContent>: ListNode {
    let contents: [Content]

    init(contents: [Content]) {
      self.contents = contents
    }

    public func resolve(into resolver: inout ListResolver) {
      resolver.path.append(0)
      for index in contents.indices {
        contents[index]._resolve(into: &resolver)
        resolver.path[resolver.path.count - 1] += 1
      }
      resolver.path.removeLast()
    }
  }
}

extension Optional: ListContent, ListNode where Wrapped: ListContent {
  public typealias Body = Self

  public func resolve(into resolver: inout ListResolver) {
    self?._resolve(into: &resolver)
  }
}
