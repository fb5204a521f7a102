#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

/// The traits on which the sizes of a list's items depend.
///
/// Colors are not among them: they change each time the app enters the background, because the
/// system takes pictures of it in light and dark.
package struct SizingTraits: Hashable {
  private let contentSizeCategory: UIContentSizeCategory
  private let layoutDirection: UITraitEnvironmentLayoutDirection
  private let displayScale: CGFloat
  private let legibilityWeight: UILegibilityWeight
  private let horizontalSizeClass: UIUserInterfaceSizeClass
  private let verticalSizeClass: UIUserInterfaceSizeClass

  fileprivate init(_ traits: UITraitCollection) {
    contentSizeCategory = traits.preferredContentSizeCategory
    layoutDirection = traits.layoutDirection
    displayScale = traits.displayScale
    legibilityWeight = traits.legibilityWeight
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
  }
}

extension UITraitCollection {
  /// The traits on which sizes depend.
  package var sizing: SizingTraits { SizingTraits(self) }
}
