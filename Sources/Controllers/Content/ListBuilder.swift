/// Builds content from statements: items and sections, `if`, `switch` and `for`.
@MainActor
@resultBuilder
public enum ListBuilder {
  /// Builds the content of an empty block.
  public static func buildBlock() -> EmptyContent {
    EmptyContent()
  }

  /// Begins a block.
  public static func buildPartialBlock<Content: ListContent>(first: Content) -> Content {
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
