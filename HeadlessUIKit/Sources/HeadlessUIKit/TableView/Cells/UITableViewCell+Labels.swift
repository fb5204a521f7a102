/// The distances between a cell's own image and labels, in points.
///
/// The gap beside an image and the measures of the styles with two texts side by side were chosen for HeadlessUIKit.
private enum LabelMeasures {
  static let imageGap: CGFloat = 16
  static let detailGap: CGFloat = 6
  static let keyWidth: CGFloat = 91
}

extension UITableViewCell {
  var ownImageView: UIImageView? {
    if let image = parts.image { return image }
    let image = UIImageView(frame: .zero)
    parts.image = image
    contentView.addSubview(image)
    return image
  }

  var ownTextLabel: UILabel? {
    if let text = parts.text { return text }
    let label = makeLabel(style == .value2 ? .caption1 : .body, .label)
    if style == .value2 { label.textAlignment = .right }
    parts.text = label
    return label
  }

  var ownDetailLabel: UILabel? {
    guard style != .default else { return nil }
    if let detail = parts.detail { return detail }
    let label = makeLabel(
      style == .subtitle ? .caption1 : .body,
      style == .value1 ? .secondaryLabel : .label
    )
    parts.detail = label
    return label
  }

  private func makeLabel(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    contentView.addSubview(label)
    return label
  }

  /// The frames of the cell's image and labels in a content view.
  private struct Arrangement {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    /// The height of what is shown, in points.
    var height: CGFloat = 0
  }

  /// Where the texts begin in the content view, in the direction of reading.
  var textStart: CGFloat {
    let margins = contentView.directionalLayoutMargins
    let indentation =
      configured.content == nil ? CGFloat(indentationLevel) * indentationWidth : 0
    guard configured.content == nil, let image = parts.image?.image else {
      return margins.leading + indentation
    }
    return margins.leading + indentation + image.size.width + LabelMeasures.imageGap
  }

  func placeLabels(_ isMirrored: Bool) {
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
    let size = contentView.bounds.size
    let arrangement = arrangement(in: size)
    let places = [
      (parts.image as UIView?, arrangement.image), (parts.text, arrangement.text),
      (parts.detail, arrangement.detail),
    ]
    for case (let view?, var frame) in places {
      if isMirrored { frame.origin.x = size.width - frame.maxX }
      view.frame = frame
    }
  }

  private func arrangement(in size: CGSize) -> Arrangement {
    var result = Arrangement()
    let start = textStart
    if let image = parts.image?.image {
      result.image = CGRect(
        x: start - LabelMeasures.imageGap - image.size.width,
        y: centered(image.size.height, in: size),
        width: image.size.width,
        height: image.size.height
      )
      result.height = image.size.height
    }
    let width = max(0, size.width - start - contentView.directionalLayoutMargins.trailing)
    switch style {
    case .default, .subtitle: placeBelow(from: start, width, in: size, &result)
    case .value1, .value2: placeBeside(from: start, width, in: size, &result)
    }
    return result
  }

  /// Returns the top of what is in the middle of a content view, on a pixel.
  private func centered(_ height: CGFloat, in size: CGSize) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return max(0, ((size.height - height) / 2 * scale).rounded(.up) / scale)
  }

  /// Places the texts one below the other.
  private func placeBelow(
    from start: CGFloat,
    _ width: CGFloat,
    in size: CGSize,
    _ result: inout Arrangement
  ) {
    let (upper, lower) = (textSize(parts.text, width), textSize(parts.detail, width))
    let total = upper.height + lower.height
    let top = centered(total, in: size)
    result.text = CGRect(origin: CGPoint(x: start, y: top), size: upper)
    result.detail = CGRect(origin: CGPoint(x: start, y: top + upper.height), size: lower)
    result.height = max(result.height, total)
  }

  /// Places the texts side by side.
  private func placeBeside(
    from start: CGFloat,
    _ width: CGFloat,
    in size: CGSize,
    _ result: inout Arrangement
  ) {
    var (text, detail) = (CGSize.zero, CGSize.zero)
    let detailStart: CGFloat
    if style == .value2 {
      let key = min(width, LabelMeasures.keyWidth)
      text = CGSize(width: key, height: textSize(parts.text, key).height)
      detailStart = key + LabelMeasures.detailGap
      detail = textSize(parts.detail, max(0, width - detailStart))
    } else {
      detail = textSize(parts.detail, width)
      let gap = detail.width > 0 ? LabelMeasures.detailGap : 0
      text = textSize(parts.text, max(0, width - detail.width - gap))
      detailStart = width - detail.width
    }
    result.text = CGRect(origin: CGPoint(x: start, y: centered(text.height, in: size)), size: text)
    result.detail = CGRect(
      origin: CGPoint(x: start + detailStart, y: centered(detail.height, in: size)),
      size: detail
    )
    result.height = max(result.height, text.height, detail.height)
  }

  /// Returns the size of a label's text in a width, zero without a text.
  private func textSize(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.attributedText?.length ?? 0 > 0 else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(width, size.width), height: size.height)
  }

  /// Returns the size of the cell's own labels, or of its configured content.
  func ownSize(fitting size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let room = CGSize(width: contentWidth(inCellOf: size.width), height: size.height)
    guard configured.content == nil else {
      let fitting = contentView.sizeThatFits(room)
      return CGSize(width: size.width, height: max(Self.standardHeight, fitting.height))
    }
    let height = arrangement(in: room).height
    let least = height > 0 ? height + 2 * Self.verticalMargin : 0
    return CGSize(width: size.width, height: max(Self.standardHeight, least))
  }
}
