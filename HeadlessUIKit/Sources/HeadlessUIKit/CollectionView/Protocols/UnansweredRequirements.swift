/// Implements nothing, so that the protocols' default implementations answer.
final class UnansweredRequirements: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
