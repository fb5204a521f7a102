/// The description of a view, in the form of UIKit's logs.
///
/// Failures print every address as zero, so that the same mistake has the same text in each run.
@preconcurrency @MainActor struct ViewDescription {
  let printsAddresses: Bool

  /// Returns a class and an address, such as `UIView: 0x600003e731e0`.
  func name(of object: AnyObject) -> String {
    let address = UInt(bitPattern: ObjectIdentifier(object))
    return "\(Self.className(type(of: object))): 0x"
      + String(printsAddresses ? address : 0, radix: 16)
  }

  func bracketed(_ object: AnyObject) -> String { "<\(name(of: object))>" }

  func text(of view: UIView) -> String {
    var parts = [name(of: view)]
    if let base = Self.baseClass(of: view) { parts.append("baseClass = \(base)") }
    let frame = view.frame
    parts.append(
      "frame = (\(Self.text(frame.minX)) \(Self.text(frame.minY));"
        + " \(Self.text(frame.width)) \(Self.text(frame.height)))"
    )
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(Self.text(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    if !view.autoresizingMask.isEmpty {
      parts.append("autoresize = \(Self.text(view.autoresizingMask))")
    }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if view.gestureRecognizers?.isEmpty == false {
      parts.append("gestureRecognizers = <NSArray: 0x0>")
    }
    if let color = view.backgroundColor { parts.append("backgroundColor = \(bracketed(color))") }
    parts.append("layer = \(layerText(of: view))")
    parts += view.descriptionDetails(self)
    return "<\(parts.joined(separator: "; "))>"
  }

  /// Labels have a layer of a class of their own in UIKit's logs.
  private func layerText(of view: UIView) -> String {
    let text = bracketed(view.layer)
    return view is UILabel
      ? text.replacingOccurrences(of: "<CALayer", with: "<_UILabelLayer") : text
  }

  static func text(_ number: CGFloat) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  static func text(_ numbers: [CGFloat]) -> String {
    "{\(numbers.map { text($0) }.joined(separator: ", "))}"
  }

  private static func text(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  private static let module = "HeadlessUIKit."

  /// Returns the name of a class with its module, unless it is UIKit's own.
  private static func className(_ type: Any.Type) -> String {
    let name = String(reflecting: type)
    return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
  }

  /// Returns the nearest of UIKit's classes, for a view of a class that is not UIKit's.
  private static func baseClass(of view: UIView) -> String? {
    var mirror: Mirror? = Mirror(reflecting: view)
    var isOwn = true
    while let current = mirror {
      if String(reflecting: current.subjectType).hasPrefix(module) {
        return isOwn ? nil : className(current.subjectType)
      }
      isOwn = false
      mirror = current.superclassMirror
    }
    return nil
  }
}
