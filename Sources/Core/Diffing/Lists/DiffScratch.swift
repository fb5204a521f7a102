/// Memory that comparing takes for a moment, kept from one update to the next.
///
/// It is an optimization for whoever compares often; a comparison leaves nothing of meaning in it.
@usableFromInline
package final class DiffScratch {
  /// The memory; `nil` while it is lent and as long as none has been taken.
  @usableFromInline
  var workspace: DiffWorkspace?

  @inlinable
  package init() {}

  /// Gives the memory back, as a memory warning demands.
  package func release() {
    workspace = nil
  }

  /// The memory that is kept, in bytes.
  package var byteCount: Int { workspace?.byteCount ?? 0 }

  /// Lends the workspace, cleared.
  @inlinable
  func take() -> DiffWorkspace {
    guard var lent = workspace.take() else { return DiffWorkspace() }
    lent.removeAll()
    return lent
  }

  /// Takes the workspace back, unless it has grown too large to be kept.
  @inlinable
  func giveBack(_ lent: consuming DiffWorkspace) {
    if lent.isWorthKeeping { workspace = consume lent }
  }
}
