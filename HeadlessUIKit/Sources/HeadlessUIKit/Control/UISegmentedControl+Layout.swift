extension UISegmentedControl {
  /// The space beside a segment's content, in points, and the font of titles.
  private static let padding: CGFloat = 10
  nonisolated package static let titleFont = UIFont.systemFont(ofSize: 13, weight: .medium)

  /// A segment of the control.
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

  /// The segments with their frames, for drawing.
  package var drawnSegments: [(segment: Segment, frame: CGRect, isSelected: Bool)] {
    let frames = segmentFrames
    return segments.indices.map { (segments[$0], frames[$0], $0 == selectedSegmentIndex) }
  }

  /// The frames of the segments, in reading order.
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

  /// Returns the widths of the segments: their own, or those that share a given width.
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

extension Headless {
  /// Returns the frame of a segment in its control, in points.
  @preconcurrency @MainActor public static func frame(
    ofSegment index: Int,
    in control: UISegmentedControl
  ) -> CGRect {
    let frames = control.segmentFrames
    return frames.indices.contains(index) ? frames[index] : .zero
  }
}
