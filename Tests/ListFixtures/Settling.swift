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
