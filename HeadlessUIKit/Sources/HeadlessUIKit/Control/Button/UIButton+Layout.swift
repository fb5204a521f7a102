/// The content of a button in each state.
struct ButtonContent {
  var titles: [UIControl.State: String] = [:]
  var titleColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
}

extension UIButton {
  /// The space above and below the content, in points, which results in the usual height.
  private static let verticalPadding: CGFloat = 6

  var contentSize: CGSize {
    let title = label.text == nil ? CGSize.zero : label.intrinsicContentSize
    let image = currentImage == nil ? CGSize.zero : picture.intrinsicContentSize
    let insets = contentEdgeInsets
    let padding = insets == .zero ? 2 * Self.verticalPadding : insets.top + insets.bottom
    return CGSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(title.height, image.height) + padding
    )
  }

  /// Places the image and the title where the button says.
  func layOutContent() {
    let room = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: room)
    label.frame = titleRect(forContentRect: room)
  }

  /// Returns the place of the title after the image, according to the alignments.
  func usualTitleRect(in room: CGRect) -> CGRect {
    let (image, title) = partSizes(in: room)
    let start = horizontalStart(of: image.width + title.width, in: room)
    let place = CGPoint(
      x: isReversed ? start : start + image.width,
      y: verticalStart(of: title.height, in: room)
    )
    return CGRect(origin: moved(place, by: titleEdgeInsets), size: title)
  }

  /// Returns the place of the image, according to the alignments.
  func usualImageRect(in room: CGRect) -> CGRect {
    let (image, title) = partSizes(in: room)
    let start = horizontalStart(of: image.width + title.width, in: room)
    let place = CGPoint(
      x: isReversed ? start + title.width : start,
      y: verticalStart(of: image.height, in: room)
    )
    return CGRect(origin: moved(place, by: imageEdgeInsets), size: image)
  }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func partSizes(in room: CGRect) -> (image: CGSize, title: CGSize) {
    let image = currentImage == nil ? CGSize.zero : picture.intrinsicContentSize
    var title = label.text?.isEmpty == false ? label.intrinsicContentSize : .zero
    let width = max(0, room.width - image.width)
    if label.numberOfLines != 1, title.width > width {
      title = label.sizeThatFits(CGSize(width: width, height: room.height))
    }
    title.width = min(title.width, width)
    return (image, title)
  }

  /// Moves a part by the space around it: all of it at an edge, and half of it in the middle.
  private func moved(_ place: CGPoint, by insets: UIEdgeInsets) -> CGPoint {
    guard insets != .zero else { return place }
    let isAtRight =
      contentHorizontalAlignment == .right
      || contentHorizontalAlignment == (isReversed ? .leading : .trailing)
    let x: CGFloat =
      if contentHorizontalAlignment == .center {
        (insets.left - insets.right) / 2
      } else {
        isAtRight ? -insets.right : insets.left
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .center, .fill: (insets.top - insets.bottom) / 2
      case .top: insets.top
      case .bottom: -insets.bottom
      }
    return CGPoint(x: place.x + x, y: place.y + y)
  }

  private func horizontalStart(of width: CGFloat, in rect: CGRect) -> CGFloat {
    let room = rect.width - width
    switch contentHorizontalAlignment {
    case .center: return rect.minX + room / 2
    case .left, .fill: return rect.minX
    case .right: return rect.minX + room
    case .leading: return rect.minX + (isReversed ? room : 0)
    case .trailing: return rect.minX + (isReversed ? 0 : room)
    }
  }

  private func verticalStart(of height: CGFloat, in rect: CGRect) -> CGFloat {
    let room = rect.height - height
    switch contentVerticalAlignment {
    case .center, .fill: return rect.minY + room / 2
    case .top: return rect.minY
    case .bottom: return rect.minY + room
    }
  }
}
