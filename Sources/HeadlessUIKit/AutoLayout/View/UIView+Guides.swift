extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] {
    (constraintState?.guides ?? []).filter {
      $0.insets(in: self) == nil && !($0 is ContentLayoutGuide)
    }
  }

  /// Makes room for a guide, so that constraints can refer to it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
  }

  /// Takes a guide out of the view, with the constraints that refer to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
  }

  /// The part of the view that bars and corners leave free.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide", SafeAreaLayoutGuide())
  }

  /// The part of the view within its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide("UIViewLayoutMarginsGuide", MarginsLayoutGuide())
  }

  /// The part of the view within its margins that is not too wide to read.
  public var readableContentGuide: UILayoutGuide {
    systemGuide("UIViewReadableContentGuide", ReadableLayoutGuide())
  }

  /// The part of the view that the keyboard covers, and the bottom of the safe area without one.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide("UIViewKeyboardLayoutGuide", UIKeyboardLayoutGuide())
  }

  /// The view's only guide of a class, which is made when it is first asked for.
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
