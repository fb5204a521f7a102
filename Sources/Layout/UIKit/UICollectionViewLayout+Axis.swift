package import RosterPlatform

extension UICollectionViewLayout {
  /// The direction in which the content grows; that of layouts that do not say is taken for vertical.
  package var listAxis: ListAxis {
    switch self {
    case let layout as ListLayout: layout.axis
    case let layout as UICollectionViewFlowLayout where layout.scrollDirection == .horizontal:
      .horizontal
    case let layout as UICollectionViewCompositionalLayout
    where layout.configuration.scrollDirection == .horizontal:
      .horizontal
    default: .vertical
    }
  }
}
