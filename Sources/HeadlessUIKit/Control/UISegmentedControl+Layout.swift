extension UISegmentedControl {
  /// The space beside what a segment shows, in points, and the font of titles.
  private static let padding: CGFloat = 10
  nonisolated package static let titleFont = UIFont.systemFont(ofSize: 13, weight: .medium)

  /// One of the choices.
  package struct Segment {
    package var title: String?
    package var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    package var isEnabled = true

    init(title: String? = nil, image: UIImage? = nil) {
      (self.title, self.image) = (title, image)
    }

    @preconcurrency @MainActor init(_ action: UIAction) {
      self.init(title: action.image == nil ? action.title : nil, image: action.image)
      self.action = action
    }

    @preconcurrency @MainActor init(_ item: Any) {
      switch item {
      case let action as UIAction: self.init(action)
      case let image as UIImage: self.init(image: image)
      default: self.init(title: item as? String ?? "\(item)")
      }
    }

    fileprivate var contentWidth: CGFloat {
      let text = title.map { TextMeasurer(UISegmentedControl.titleFont).width(of: $0) } ?? 0
      return (text + (image?.size.width ?? 0)).rounded(.up)
    }
  }

  /// The segments as they are drawn, with their places.
  package var drawnSegments: [(segment: Segment, frame: CGRect, isSelected: Bool)] {
    let frames = segmentFrames
    return segments.indices.map { (segments[$0], frames[$0], $0 == selectedSegmentIndex) }
  }

  /// The rectangles of the segments, in the order in which people read.
  var segmentFrames: [CGRect] {
    var x = bounds.minX
    let widths = segmentWidths(in: bounds.width)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return widths.map { width in
      defer { x += width }
      let start = isReversed ? bounds.maxX - (x - bounds.minX) - width : x
      return CGRect(x: start, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  /// The widths of the segments as they would like to be, or as they share a width.
  func segmentWidths(in room: CGFloat?) -> [CGFloat] {
    let own = segments.map { $0.contentWidth + 2 * Self.padding }
    let widest = own.max() ?? 0
    let wished = segments.indices.map { index in
      if segments[index].width > 0 { return segments[index].width }
      return apportionsSegmentWidthsByContent ? own[index] : widest
    }
    guard let room else { return wished }
    let isFixed = segments.map { $0.width > 0 }
    let free = zip(wished, isFixed).filter { !$0.1 }.map(\.0).reduce(0, +)
    let left = room - wished.reduce(0, +)
    return zip(wished, isFixed).map { width, isFixed in
      isFixed || free == 0 ? width : max(0, width + left * width / free)
    }
  }
}
