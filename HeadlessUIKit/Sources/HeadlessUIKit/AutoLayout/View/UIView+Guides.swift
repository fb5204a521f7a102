extension UIView {
  /// The layout guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] {
    (constraintState?.guides ?? []).filter {
      $0.insets(in: self) == nil && !($0 is ContentLayoutGuide)
    }
  }

  /// Adds a layout guide, so that constraints can refer to it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
  }

  /// Removes a layout guide, with the constraints that refer to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
  }

  /// The part of the view that bars and rounded corners do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide", SafeAreaLayoutGuide())
  }

  /// The part of the view within its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide("UIViewLayoutMarginsGuide", MarginsLayoutGuide())
  }

  /// The part of the view within its margins, with a width that is comfortable to read.
  public var readableContentGuide: UILayoutGuide {
    systemGuide("UIViewReadableContentGuide", ReadableLayoutGuide())
  }

  /// The part of the view that the keyboard covers, or the bottom safe area without one.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide("UIViewKeyboardLayoutGuide", UIKeyboardLayoutGuide())
  }

  /// Returns the view's only guide of a class, and makes it if necessary.
  func systemGuide<Guide: UILayoutGuide>(
    _ identifier: String,
    _ make: @autoclosure () -> Guide
  ) -> Guide {
    if let guide = constraintState?.guides.lazy.compactMap({ $0 as? Guide }).first { return guide }
    let guide = make()
    guide.identifier = identifier
    guide.owningView = self
    return guide
  }
}
