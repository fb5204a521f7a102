#if !canImport(UIKit)
import HeadlessRendering
import HeadlessUIKit

/// The device and its settings, which outlast a screen.
struct LiveSurroundings: Equatable {
  var size = CGSize(width: 390, height: 844)
  var isDark = false
  var isRightToLeft = false
  var textSize = UIContentSizeCategory.large

  /// The horizontal size class; if unspecified, it follows from the size.
  var widthClass = UIUserInterfaceSizeClass.unspecified

  /// The settings in the form of the page's controls.
  var described: JSONValue {
    .object([
      ("width", .number(Double(size.width))),
      ("height", .number(Double(size.height))),
      ("dark", .bool(isDark)),
      ("rightToLeft", .bool(isRightToLeft)),
      ("textSize", .string(textSize.rawValue)),
      ("widthClass", .string(LiveSetting.name(of: widthClass))),
    ])
  }

  /// Applies the settings to a window, and lays it out.
  @MainActor
  func apply(to window: UIWindow) {
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    applyTraits(to: window)
    if widthClass == .unspecified {
      window.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    } else {
      window.traitOverrides.horizontalSizeClass = widthClass
    }
    Headless.setSafeAreaInsets(.phone(size), of: window)
    Headless.resize(window, to: size)
    window.layoutIfNeeded()
  }

  /// Applies the direction and the text size to a window, which makes them the user's settings.
  @MainActor
  func applyTraits(to window: UIWindow) {
    Headless.setTraits(
      UITraitCollection(traitsFrom: [
        UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
        UITraitCollection(preferredContentSizeCategory: textSize),
      ]),
      of: window
    )
  }

  /// The height of the keyboard on a screen, in points.
  static func keyboardHeight(on size: CGSize) -> CGFloat {
    if min(size.width, size.height) >= 700 { return 320 }
    return size.width < size.height ? min(300, size.height / 2) : min(200, size.height / 2)
  }
}

extension LiveSetting {
  private static let widthClasses: [(String, UIUserInterfaceSizeClass)] = [
    ("", .unspecified), ("compact", .compact), ("regular", .regular),
  ]

  /// Returns the size class for a name on the page; `nil` for an unknown name.
  static func widthClass(named name: String) -> UIUserInterfaceSizeClass? {
    widthClasses.first { $0.0 == name }?.1
  }

  static func name(of widthClass: UIUserInterfaceSizeClass) -> String {
    widthClasses.first { $0.1 == widthClass }?.0 ?? ""
  }
}

extension UIEdgeInsets {
  /// Returns the safe area insets of a phone without a home button.
  fileprivate static func phone(_ size: CGSize) -> UIEdgeInsets {
    let isTablet = min(size.width, size.height) >= 700
    if isTablet { return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0) }
    return size.width < size.height
      ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
  }
}
#endif
