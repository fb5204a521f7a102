/// An answer to the question what would happen to what is dropped, and where in the collection view.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where what is dropped goes.
  public enum Intent: Int, Sendable {
    /// That is decided later; no room is made.
    case unspecified = 0
    /// Before the item under the finger, which makes room for it.
    case insertAtDestinationIndexPath = 1
    /// Into the item under the finger, which is highlighted.
    case insertIntoDestinationIndexPath = 2
  }

  /// Creates an answer that leaves open where what is dropped goes.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates an answer.
  public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Where what is dropped would go.
  open private(set) var intent: UICollectionViewDropProposal.Intent

  /// Whether something would happen if the finger let go, in a drag that may or may not move items.
  func isAccepted(by session: any UIDropSession) -> Bool {
    switch operation {
    case .cancel, .forbidden: false
    case .copy: true
    case .move: session.allowsMoveOperation
    }
  }
}
