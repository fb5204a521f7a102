#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

/// The traits of a list that the sizes of its items follow.
///
/// Colours do not belong to them: they change each time that the app goes to the background, where the
/// system takes pictures of it in light and in dark.
package struct SizingTraits: Hashable {
  private let contentSizeCategory: UIContentSizeCategory
  private let layoutDirection: UITraitEnvironmentLayoutDirection
  private let displayScale: CGFloat
  #if canImport(UIKit)
  private let legibilityWeight: UILegibilityWeight
  private let horizontalSizeClass: UIUserInterfaceSizeClass
  private let verticalSizeClass: UIUserInterfaceSizeClass
  #endif

  fileprivate init(_ traits: UITraitCollection) {
    contentSizeCategory = traits.preferredContentSizeCategory
    layoutDirection = traits.layoutDirection
    displayScale = traits.displayScale
    #if canImport(UIKit)
    legibilityWeight = traits.legibilityWeight
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    #endif
  }
}

extension UITraitCollection {
  /// Those traits that sizes follow.
  package var sizing: SizingTraits { SizingTraits(self) }
}
