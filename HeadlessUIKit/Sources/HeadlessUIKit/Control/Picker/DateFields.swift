/// The texts of a compact date picker, each on a background.
@preconcurrency @MainActor final class DateFields: UIView {
  private static let height: CGFloat = 34
  private static let padding: CGFloat = 11
  private static let gap: CGFloat = 6

  private var labels: [UILabel] = []

  /// Shows the value of a picker.
  func show(_ picker: UIDatePicker) {
    let texts = Self.texts(picker)
    while labels.count > texts.count { labels.removeLast().removeFromSuperview() }
    while labels.count < texts.count {
      let label = UILabel()
      label.textAlignment = .center
      label.backgroundColor = .tertiarySystemFill
      label.layer.cornerRadius = 8
      label.clipsToBounds = true
      labels.append(label)
      addSubview(label)
    }
    for (label, text) in zip(labels, texts) { label.text = text }
    setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    let widths = labels.map { $0.intrinsicContentSize.width + 2 * Self.padding }
    let gaps = CGFloat(max(0, labels.count - 1)) * Self.gap
    return CGSize(width: widths.reduce(gaps, +), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let y = bounds.midY - Self.height / 2
    var x = max(0, bounds.width - intrinsicContentSize.width)
    for label in labels {
      let width = label.intrinsicContentSize.width + 2 * Self.padding
      let left = isReversed ? bounds.width - x - width : x
      label.frame = CGRect(x: left, y: y, width: width, height: Self.height)
      x += width + Self.gap
    }
  }

  private static func texts(_ picker: UIDatePicker) -> [String] {
    switch picker.datePickerMode {
    case .date: return [picker.dateText]
    case .time: return [picker.timeText]
    case .dateAndTime: return [picker.dateText, picker.timeText]
    case .countDownTimer:
      let minutes = Int(picker.countDownDuration / 60)
      return ["\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"]
    }
  }
}
