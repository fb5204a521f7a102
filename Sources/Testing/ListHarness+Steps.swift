extension ListHarness {
  /// Does one thing with the list, and says so; whatever it takes on the way is a part of it.
  func step<Result>(
    _ caption: @autoclosure () -> String,
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard let stepObserver, !isStepping else { return try body() }
    isStepping = true
    defer {
      isStepping = false
      stepObserver(caption())
    }
    return try body()
  }
}
