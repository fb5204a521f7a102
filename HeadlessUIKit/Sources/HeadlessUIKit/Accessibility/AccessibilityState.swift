/// The accessibility values that an app has set on an object, in place of its defaults.
struct AccessibilityState {
  var isElement: Bool?
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
}

extension UIResponder {
  /// Whether assistive technologies visit the object if the app sets nothing.
  var isAccessibilityElementByNature: Bool {
    switch self {
    case is UILabel, is UITextView: true
    case is UIControl: !(self is UIRefreshControl)
    default: false
    }
  }

  /// The label the object has if the app sets none.
  var accessibilityLabelByNature: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    default: nil
    }
  }

  /// The value the object has if the app sets none.
  var accessibilityValueByNature: String? {
    switch self {
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    case let control as UISwitch: control.isOn ? "1" : "0"
    case let slider as UISlider: Self.percentage(slider)
    default: nil
    }
  }

  private static func percentage(_ slider: UISlider) -> String {
    let span = slider.maximumValue - slider.minimumValue
    let part = span > 0 ? (slider.value - slider.minimumValue) / span : 0
    return "\(Int((part * 100).rounded()))%"
  }

  /// The traits the object has if the app sets none.
  var accessibilityTraitsByNature: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    switch self {
    case is UILabel: traits = .staticText
    case is UIButton, is UISwitch: traits = .button
    case is UISlider: traits = .adjustable
    case is UIImageView: traits = .image
    case let cell as UICollectionViewCell: if cell.isSelected { traits = .selected }
    case let cell as UITableViewCell: if cell.isSelected { traits = .selected }
    default: break
    }
    if let control = self as? UIControl {
      if !control.isEnabled { traits.insert(.notEnabled) }
      if control.isSelected { traits.insert(.selected) }
    }
    return traits
  }

  /// The frame the object has if the app sets none, in the coordinates of the screen.
  var accessibilityFrameByNature: CGRect {
    guard let view = self as? UIView, let window = view.window else { return .zero }
    let frame = view.convert(view.bounds, to: window)
    return frame.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }
}
