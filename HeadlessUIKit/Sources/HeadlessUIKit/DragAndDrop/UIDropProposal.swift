/// What a drop does with its items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing; the drop is not accepted.
  case cancel = 0
  /// Nothing here, although the drop could be accepted elsewhere; an icon indicates this.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved from their source.
  case move = 3
}

/// A proposal for a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject, NSCopying {
  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// What the drop would do.
  open private(set) var operation: UIDropOperation

  /// Whether the position of the drop must be precise, so that the preview is moved aside.
  open var isPrecise = false

  /// Whether the preview should keep its full size.
  open var prefersFullSizePreview = false

  /// Returns the proposal itself, which is never changed.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Whether progress is shown while the dropped data is loading.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No progress is shown.
  case none = 0
  /// The system's default indicator.
  case `default` = 1
}
