import Foundation
import RosterPlatform

/// An area of one color, such as a line between items.
final class ColorDecorationView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? ColorAttributes else { return }
    backgroundColor = attributes.color
    layer.cornerRadius = attributes.cornerRadius
    isUserInteractionEnabled = false
  }
}

/// Where an area of one color stands, and which color it is.
final class ColorAttributes: UICollectionViewLayoutAttributes {
  var color: UIColor?
  var cornerRadius: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? ColorAttributes {
      copy.color = color
      copy.cornerRadius = cornerRadius
    }
    return copy
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? ColorAttributes else { return false }
    return MainActor.assumeIsolated {
      color == other.color && cornerRadius == other.cornerRadius
    }
  }
}
