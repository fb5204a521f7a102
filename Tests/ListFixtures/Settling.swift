import Roster
public import RosterTesting

/// Lets tasks run until nothing more comes of it.
@MainActor
public func settle(_ list: ListHarness) async {
  for _ in 0..<20 {
    list.collectionView.layoutIfNeeded()
    list.flush()
    await Task.yield()
  }
}

extension ListHarness {
  /// Takes away the view by which a list observes the layout of its collection view, which then has to
  /// hear of it by other ways.
  ///
  /// - Returns: Whether there is one.
  public func removeProbe() -> Bool {
    let probe = collectionView.subviews.first { "\(type(of: $0))" == "ListProbe" }
    probe?.removeFromSuperview()
    return probe != nil
  }

  /// Lays out the collection view, and lets what waits for the next turn run.
  public func pass() async {
    collectionView.layoutIfNeeded()
    for _ in 0..<5 { await Task.yield() }
    collectionView.layoutIfNeeded()
  }
}
