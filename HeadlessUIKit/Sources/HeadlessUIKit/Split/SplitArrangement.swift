/// The frames of a split view's columns, computed from its size and the preferences.
struct SplitArrangement {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode
  typealias SplitBehavior = UISplitViewController.SplitBehavior

  /// The default width of a column, and its default maximum, in points.
  static let standardWidth: CGFloat = 320

  /// The preferred, minimum and maximum width of a column, in points, if they are set.
  struct Widths {
    var preferred: CGFloat?
    var fraction: CGFloat?
    var least: CGFloat?
    var most: CGFloat?

    /// Returns the width of the column in a view of a width.
    func width(in room: CGFloat) -> CGFloat {
      let wanted = preferred ?? fraction.map { $0 * room } ?? SplitArrangement.standardWidth
      let most = most ?? max(SplitArrangement.standardWidth, least ?? 0)
      return min(max(min(wanted, most), least ?? 0), room)
    }
  }

  var style: UISplitViewController.Style
  var size: CGSize
  var preferredMode: DisplayMode
  var preferredBehavior: SplitBehavior
  var primary: Widths
  var supplementary: Widths
  /// Whether the primary column is at the right.
  var isReversed: Bool

  var primaryWidth: CGFloat { primary.width(in: size.width) }

  var supplementaryWidth: CGFloat {
    style == .tripleColumn ? supplementary.width(in: size.width) : 0
  }

  /// How other columns affect the secondary one.
  ///
  /// A preferred behavior comes first, then the preferred display mode. Otherwise columns are
  /// placed side by side if the view is wider than high.
  var behavior: SplitBehavior {
    if preferredBehavior != .automatic { return preferredBehavior }
    switch preferredMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .automatic, .secondaryOnly: return size.width > size.height ? .tile : .overlay
    }
  }

  /// The initial display mode.
  var startMode: DisplayMode {
    if preferredMode != .automatic { return mode(showing: Self.count(preferredMode)) }
    return mode(showing: behavior == .overlay ? 0 : 1)
  }

  /// Returns how many columns a mode shows beside the secondary one.
  static func count(_ mode: DisplayMode) -> Int {
    switch mode {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Returns the mode that shows a number of columns beside the secondary one.
  func mode(showing count: Int) -> DisplayMode {
    switch min(count, style == .tripleColumn ? 2 : 1) {
    case 0: .secondaryOnly
    case 1: behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    default:
      switch behavior {
      case .overlay: .twoOverSecondary
      case .displace: .twoDisplaceSecondary
      case .tile, .automatic: .twoBesideSecondary
      }
    }
  }

  /// Returns the columns that a mode shows, from back to front.
  func columns(in mode: DisplayMode) -> [Column] {
    switch Self.count(mode) {
    case 0: [.secondary]
    case 1: [.secondary, style == .tripleColumn ? .supplementary : .primary]
    default: [.secondary, .supplementary, .primary]
    }
  }

  /// Returns the frame of a column in a mode.
  func frame(of column: Column, in mode: DisplayMode) -> CGRect {
    let shown = columns(in: mode)
    let primary = shown.contains(.primary) ? primaryWidth : 0
    let supplementary = shown.contains(.supplementary) ? supplementaryWidth : 0
    var frame = CGRect(origin: .zero, size: size)
    switch column {
    case .primary:
      frame.size.width = primary
    case .supplementary:
      frame.origin.x = primary
      frame.size.width = supplementary
    case .secondary:
      switch mode {
      case .oneBesideSecondary, .twoBesideSecondary:
        frame.origin.x = primary + supplementary
        frame.size.width = max(0, size.width - frame.minX)
      case .twoDisplaceSecondary:
        frame.origin.x = primary + supplementary
        frame.size.width = max(0, size.width - supplementary)
      case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
        break
      }
    case .compact:
      break
    }
    if isReversed { frame.origin.x = size.width - frame.maxX }
    return frame
  }
}
