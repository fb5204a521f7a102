import Foundation
import RosterPlatform

extension CompositionalListLayout {
  /// The attributes with the color of what they are about, if that is a background of a color.
  func colored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard
      attributes.representedElementCategory == .decorationView,
      attributes.representedElementKind == DecorationKind.colorBackground.name,
      let source = collectionView?.dataSource as? any ListLayoutSource,
      case .color(let color, let cornerRadius) =
        source.arrangement(ofSection: attributes.indexPath.section).background?.appearance
    else { return attributes }
    let colored = ColorAttributes(
      forDecorationViewOfKind: DecorationKind.colorBackground.name,
      with: attributes.indexPath
    )
    colored.frame = attributes.frame
    colored.zIndex = attributes.zIndex
    colored.alpha = attributes.alpha
    colored.color = color
    colored.cornerRadius = cornerRadius
    return colored
  }

  /// The attributes of a decoration that is gone: collection views ask for those that they had before an
  /// update, and do not go on without an answer.
  func vanished(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
    attributes.isHidden = true
    return attributes
  }
}
