/// A proposal for a drop: what happens to the items, and where in the collection view.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where dropped items are inserted.
  public enum Intent: Int, Sendable {
    /// To be decided later; other items make no space.
    case unspecified = 0
    /// Before the item under the finger, which makes space.
    case insertAtDestinationIndexPath = 1
    /// Into the item under the finger, which is highlighted.
    case insertIntoDestinationIndexPath = 2
  }

  /// Creates a proposal that leaves the position open.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Where dropped items would be inserted.
  open private(set) var intent: UICollectionViewDropProposal.Intent

  /// Returns whether the drop would do something, given whether the drag allows moves.
  func isAccepted(by session: any UIDropSession) -> Bool {
    switch operation {
    case .cancel, .forbidden: false
    case .copy: true
    case .move: session.allowsMoveOperation
    }
  }
}
