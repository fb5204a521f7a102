/// Memory that comparing takes for a moment, kept from one update to the next.
///
/// It is an optimization for whoever compares often; a comparison leaves nothing of meaning in it.
@usableFromInline
package final class DiffScratch {
  @usableFromInline
  var workspace = DiffWorkspace()

  @inlinable
  package init() {}

  /// Gives the memory back, as a memory warning demands.
  package func release() {
    workspace = DiffWorkspace()
  }

  /// Lends the workspace, cleared.
  @inlinable
  func take() -> DiffWorkspace {
    var lent = DiffWorkspace()
    swap(&lent, &workspace)
    lent.removeAll()
    return lent
  }

  /// Takes the workspace back, unless it has grown too large to be kept.
  @inlinable
  func giveBack(_ lent: consuming DiffWorkspace) {
    if lent.isWorthKeeping { workspace = lent }
  }
}
