package import RosterPlatform

extension Insets {
  /// The same insets at fixed sides.
  package func sided(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isRightToLeft = direction == .rightToLeft
    return UIEdgeInsets(
      top: top,
      left: isRightToLeft ? trailing : leading,
      bottom: bottom,
      right: isRightToLeft ? leading : trailing
    )
  }
}
