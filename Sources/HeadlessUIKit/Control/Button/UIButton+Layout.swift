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
    return CGSize(
      width: title.width + image.width,
      height: max(title.height, image.height) + 2 * Self.verticalPadding
    )
  }

  /// Places the image and the title after it, according to the alignments.
  func layOutContent(label: UILabel, picture: UIImageView) {
    let image = currentImage == nil ? CGSize.zero : picture.intrinsicContentSize
    var title = label.text?.isEmpty == false ? label.intrinsicContentSize : .zero
    title.width = min(title.width, max(0, bounds.width - image.width))
    let width = image.width + title.width
    let start = horizontalStart(of: width)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let imageX = isReversed ? start + title.width : start
    let titleX = isReversed ? start : start + image.width
    picture.frame = CGRect(
      origin: CGPoint(x: imageX, y: verticalStart(of: image.height)),
      size: image
    )
    label.frame = CGRect(
      origin: CGPoint(x: titleX, y: verticalStart(of: title.height)),
      size: title
    )
  }

  private func horizontalStart(of width: CGFloat) -> CGFloat {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = bounds.width - width
    switch contentHorizontalAlignment {
    case .center: return bounds.minX + room / 2
    case .left, .fill: return bounds.minX
    case .right: return bounds.minX + room
    case .leading: return bounds.minX + (isReversed ? room : 0)
    case .trailing: return bounds.minX + (isReversed ? 0 : room)
    }
  }

  private func verticalStart(of height: CGFloat) -> CGFloat {
    let room = bounds.height - height
    switch contentVerticalAlignment {
    case .center, .fill: return bounds.minY + room / 2
    case .top: return bounds.minY
    case .bottom: return bounds.minY + room
    }
  }
}
