/// A named piece of work that can be done over and over.
public struct Subject {
  /// What the work is called in a table.
  public let name: String

  /// What has to happen before each time without being measured.
  public let prepare: (@MainActor () -> Void)?

  /// The work that is measured.
  public let work: @MainActor () -> Void

  public init(
    _ name: String,
    preparedBy prepare: (@MainActor () -> Void)? = nil,
    work: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.prepare = prepare
    self.work = work
  }
}

/// Keeps the optimizer from removing work whose result nobody needs.
@inline(never)
public func consume<Value>(_ value: Value) {}
