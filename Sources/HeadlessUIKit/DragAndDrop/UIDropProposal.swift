/// What happens to what is dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the drop is not taken.
  case cancel = 0
  /// Nothing: the drop would be taken elsewhere, and a sign says so.
  case forbidden = 1
  /// It is copied.
  case copy = 2
  /// It is taken away from where it comes from.
  case move = 3
}

/// An answer to the question what would happen to what is dropped.
@preconcurrency @MainActor open class UIDropProposal: NSObject, NSCopying {
  /// Creates an answer.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// What would happen.
  open private(set) var operation: UIDropOperation

  /// Whether the place of the drop has to be exact, so that the preview gets out of the way.
  open var isPrecise = false

  /// Whether the preview should stay as large as it is.
  open var prefersFullSizePreview = false

  /// Returns the proposal itself, which the system does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Whether a sign shows that what was dropped is still being loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// None.
  case none = 0
  /// The system's own.
  case `default` = 1
}
