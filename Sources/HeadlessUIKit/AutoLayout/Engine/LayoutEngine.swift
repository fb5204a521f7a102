/// Solves the constraints inside one view, whose own frame is given from outside.
///
/// There is one for a window's tree, one for each cell, and none for views without constraints. It
/// keeps its system as long as the tree stays as it is: a new width, text or constant is an edit.
/// Views are placed relative to their superviews, so that moving or scrolling one edits nothing.
@MainActor final class LayoutEngine {
  /// Which size the root has.
  enum Mode: Equatable {
    /// The one it was given.
    case layout
    /// One that is wanted more or less strongly.
    case fitting(CGSize, horizontal: Float, vertical: Float)
  }

  /// A view or a guide that is solved for, and its four unknowns.
  struct Item {
    unowned let item: any LayoutItem
    /// The view, if the item is one.
    unowned let view: UIView?
    /// The wishes for the width and the height of the content.
    var content: (width: Int, height: Int)?
    /// The first of the wishes that a frame and its mask make, with the kinds of all four.
    var mask: [MaskWish] = []
    /// The size of the view's content on one line.
    var natural = CGSize.zero
    /// The height of the content in the width that was solved for.
    var contentHeight: CGFloat = 0
    /// The widths for which a height was asked last, with the answers.
    var heights: [(width: CGFloat, height: CGFloat)] = []
    var isContentKnown = false
  }

  /// One of the equations that a frame and its mask stand for, and how its constant follows.
  struct MaskWish {
    enum Kind {
      case minX, minY, width, height, endX, endY
    }

    var kind: Kind
    var number: Int
  }

  /// A constraint and what is known of its wish.
  struct Entry {
    unowned let constraint: NSLayoutConstraint
    var wish: Int
    /// What is added to the constraint's constant.
    var offset: Double
    /// Whether the offset depends on more than the constraints, such as on margins.
    var isEnvironmental: Bool
  }

  unowned let root: UIView
  /// Whether the engine is for one measurement, and constraints do not report to it.
  let isTemporary: Bool
  var system = LinearSystem()
  var items: [Item] = []
  var numbers: [ObjectIdentifier: Int] = [:]
  /// Tells the system from all others, or is 0 while there is none whose items know their numbers.
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
  /// The values the views were last placed by.
  var placed: [Double] = []
  var isStale = true
  var needsSolving = true
  var isSolving = false
  /// How many wishes are left behind by constraints that were deactivated.
  var removals = 0
  /// Whether the cell, if there is one, has been notified of changes since the last answer.
  var hasAnnounced = false
  /// How often the system was made from the views; for tests, as it is what costs most.
  private(set) var builds = 0

  init(root: UIView, isTemporary: Bool = false) {
    self.root = root
    self.isTemporary = isTemporary
  }

  /// Forgets the system, because the tree of views is not the one it was made for.
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

  /// Whether the present system holds a constraint.
  private func holds(_ constraint: NSLayoutConstraint) -> Bool {
    !isStale && entries.indices.contains(constraint.number)
      && entries[constraint.number].constraint === constraint
  }

  /// Notifies the cell around the root that another size may suit it.
  func announceChange() {
    guard !hasAnnounced, !isTemporary else { return }
    hasAnnounced = true
    (root as? UICollectionReusableView ?? root.superview as? UICollectionReusableView)?
      .noteChangedConstraints()
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
    // Constraints that come and go leave wishes behind, which are cleared away now and then.
    removals += 1
    guard removals < system.wishes.count / 2 + 32 else {
      invalidate()
      return
    }
    system.setActive(false, entries[constraint.number].wish)
    dropEntry(constraint.number)
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

  /// Has the size of a view's content read again before the next answer.
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
