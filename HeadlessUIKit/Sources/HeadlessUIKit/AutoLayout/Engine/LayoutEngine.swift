/// Solves the constraints inside a view whose own frame is set from outside.
///
/// A window's tree has one engine, each cell has one, and views without constraints have none. The
/// engine keeps its system as long as the tree of views stays the same: a new width, text or
/// constant is an edit. Views are placed relative to their superviews, so that moving or scrolling
/// a view edits nothing.
@MainActor final class LayoutEngine {
  /// How the size of the root is chosen.
  enum Mode: Equatable {
    /// The root has its own size.
    case layout
    /// The root has a target size, with a priority for each axis.
    case fitting(CGSize, horizontal: Float, vertical: Float)
  }

  /// A view or a guide that is solved for, and its four unknowns.
  struct Item {
    unowned let item: any LayoutItem
    /// The view, if the item is one.
    unowned let view: UIView?
    /// The number of constraints that mention the item.
    var mentions = 0
    /// The wishes for the width and the height of the view's content.
    var content: (width: Int, height: Int)?
    /// The wishes for a frame and its autoresizing mask, with their kinds.
    var mask: [MaskWish] = []
    /// The size of the view's content when text is on one line.
    var natural = CGSize.zero
    /// The height of the content at the width of the solution.
    var contentHeight: CGFloat = 0
    /// The widths for which heights were measured last, with the heights.
    var heights: [(width: CGFloat, height: CGFloat)] = []
    var isContentKnown = false
  }

  /// One of the equations for a frame and its autoresizing mask, and where its constant comes from.
  struct MaskWish {
    enum Kind {
      case minX, minY, width, height, endX, endY
    }

    var kind: Kind
    var number: Int
  }

  /// A constraint, with what is known about its wish.
  struct Entry {
    unowned let constraint: NSLayoutConstraint
    var wish: Int
    /// A number that is added to the constraint's constant.
    var offset: Double
    /// Whether the offset depends on more than constraints, for example on margins.
    var isEnvironmental: Bool
  }

  unowned let root: UIView
  /// Whether the engine exists for one measurement only, so that constraints do not report to it.
  let isTemporary: Bool
  var system = LinearSystem()
  var items: [Item] = []
  var numbers: [ObjectIdentifier: Int] = [:]
  /// The number of the system that items have registered with, or 0 while there is none.
  var systemNumber = 0
  private static var systems = 0
  var entries: [Entry] = []
  var environmentalEntries: [Int] = []
  var maskItems: [Int] = []
  var wrappingItems: [Int] = []
  var changedContents: [Int] = []
  /// The wishes for the width and the height of the root.
  var rootWishes = (width: 0, height: 0)
  var mode: Mode?
  var rootSize = CGSize.zero
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  /// Whether the direction of reading of a view inside has changed since the system was built.
  var directionDidChange = false
  /// The values with which the views were last placed.
  var placed: [Double] = []
  var isStale = true
  var needsSolving = true
  var isSolving = false
  /// The number of wishes left over from deactivated constraints.
  var removals = 0
  /// Whether the cell around the root has been notified of changes since the last solution.
  var hasAnnounced = false
  /// How often the system was built, for tests: this is the most expensive step.
  private(set) var builds = 0

  init(root: UIView, isTemporary: Bool = false) {
    self.root = root
    self.isTemporary = isTemporary
  }

  /// Discards the system, because the tree of views has changed.
  func invalidate() {
    guard !isStale || !items.isEmpty else { return }
    isStale = true
    needsSolving = true
    items = []
    numbers = [:]
    systemNumber = 0
    entries = []
    root.setNeedsLayout()
    announceChange()
  }

  func noteBuild() {
    builds += 1
    guard !isTemporary else { return }
    Self.systems += 1
    systemNumber = Self.systems
  }

  /// Returns whether the present system contains a constraint.
  private func holds(_ constraint: NSLayoutConstraint) -> Bool {
    !isStale && entries.indices.contains(constraint.number)
      && entries[constraint.number].constraint === constraint
  }

  /// Notifies the cell around the root that its fitting size may have changed.
  func announceChange() {
    guard !hasAnnounced, !isTemporary else { return }
    hasAnnounced = true
    (root as? UICollectionReusableView ?? root.superview as? UICollectionReusableView)?
      .noteChangedConstraints()
  }

  /// Discards the system if a guide that has left its view is in it, as the engine does not keep it alive.
  func forget(_ guide: UILayoutGuide) {
    if numbers[ObjectIdentifier(guide)] != nil { invalidate() }
  }

  /// Adds a constraint that was activated.
  func add(_ constraint: NSLayoutConstraint) {
    needsSolving = true
    announceChange()
    guard !isStale else { return }
    let isKnown = constraint.items.allSatisfy { item in
      numbers[ObjectIdentifier(item)] != nil || item is UILayoutGuide
    }
    guard isKnown else {
      invalidate()
      return
    }
    enter(constraint)
  }

  /// Removes a constraint that was deactivated.
  func remove(_ constraint: NSLayoutConstraint) {
    needsSolving = true
    announceChange()
    guard holds(constraint) else { return }
    // Deactivated constraints leave wishes behind, which are removed from time to time.
    removals += 1
    guard removals < system.wishes.count / 2 + 32 else {
      invalidate()
      return
    }
    system.setActive(false, entries[constraint.number].wish)
    countMentions(in: entries[constraint.number].wish, -1)
    dropEntry(constraint.number)
  }

  /// Counts the constraint of a wish, or no longer, for each item that it mentions.
  func countMentions(in wish: Int, _ change: Int) {
    var counted: Int?
    for term in system.terms[system.wishes[wish].terms] where term.unknown / 4 != counted {
      counted = term.unknown / 4
      items[term.unknown / 4].mentions += change
    }
  }

  /// Returns whether anything says where an item is: a constraint, or the size of its content.
  func isPlaced(_ number: Int) -> Bool {
    if items[number].mentions > 0 || items[number].view == nil { return true }
    guard let content = items[number].content else { return true }
    return system.wishes[content.width].isActive || system.wishes[content.height].isActive
  }

  private func dropEntry(_ number: Int) {
    environmentalEntries.removeAll { $0 == number }
    let last = entries.count - 1
    if number != last {
      entries[number] = entries[last]
      entries[number].constraint.number = number
      if let place = environmentalEntries.firstIndex(of: last) {
        environmentalEntries[place] = number
      }
    }
    entries.removeLast()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    needsSolving = true
    announceChange()
    guard holds(constraint) else { return }
    let entry = entries[constraint.number]
    system.setConstant(entry.offset + Double(constraint.constant), of: entry.wish)
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    needsSolving = true
    announceChange()
    guard holds(constraint) else { return }
    system.setPrice(Self.price(of: constraint), of: entries[constraint.number].wish)
  }

  /// Marks the size of a view's content to be read again before the next solution.
  func contentSizeDidChange(of view: UIView) {
    needsSolving = true
    guard !isStale, let number = numbers[ObjectIdentifier(view)] else { return }
    if items[number].isContentKnown { changedContents.append(number) }
    items[number].isContentKnown = false
  }

  static func price(of constraint: NSLayoutConstraint) -> LinearSystem.Price {
    let priority = constraint.priority.rawValue
    return switch constraint.relation {
    case .equal: LinearSystem.Price(over: priority, under: priority)
    case .lessThanOrEqual: LinearSystem.Price(over: priority, under: 0)
    case .greaterThanOrEqual: LinearSystem.Price(over: 0, under: priority)
    }
  }
}
