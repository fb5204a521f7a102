/// Where the columns of a split view are: a value that follows from its room and from what is preferred.
struct SplitArrangement {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode
  typealias SplitBehavior = UISplitViewController.SplitBehavior

  /// How wide a column is unless something else is preferred, and at most unless more is allowed, in points.
  static let standardWidth: CGFloat = 320

  /// How wide a column is wanted, each in points or none.
  struct Widths {
    var preferred: CGFloat?
    var fraction: CGFloat?
    var least: CGFloat?
    var most: CGFloat?

    /// The width in a room.
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

  /// What becomes of the secondary column when others are shown.
  ///
  /// What is preferred goes first, then the mode that is preferred; else there is room for columns
  /// beside each other in a view that is wider than high.
  var behavior: SplitBehavior {
    if preferredBehavior != .automatic { return preferredBehavior }
    switch preferredMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .automatic, .secondaryOnly: return size.width > size.height ? .tile : .overlay
    }
  }

  /// The mode to start with.
  var startMode: DisplayMode {
    if preferredMode != .automatic { return mode(showing: Self.count(preferredMode)) }
    return mode(showing: behavior == .overlay ? 0 : 1)
  }

  /// How many columns a mode shows beside the secondary one.
  static func count(_ mode: DisplayMode) -> Int {
    switch mode {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The mode that shows so many columns beside the secondary one.
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

  /// The columns a mode shows, from back to front.
  func columns(in mode: DisplayMode) -> [Column] {
    switch Self.count(mode) {
    case 0: [.secondary]
    case 1: [.secondary, style == .tripleColumn ? .supplementary : .primary]
    default: [.secondary, .supplementary, .primary]
    }
  }

  /// The frame of a column that a mode shows.
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
