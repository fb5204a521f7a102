public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}

public struct Transaction: Sendable {
  @TaskLocal static var current = Transaction()

  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }
}

public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// A value that stays on one actor, where the compiler cannot see that.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
