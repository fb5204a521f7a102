extension LayoutEngine {
  /// Builds the system from the views and their constraints.
  func build() {
    noteBuild()
    isStale = false
    needsSolving = true
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []
    collect(root, &views, &constraints)
    // Many cells are in memory at a time, so each list is as long as it has to be.
    system = LinearSystem()
    system.reserveCapacity(
      unknowns: 4 * views.count,
      wishes: 2 + 2 * views.count + constraints.count
    )
    items = []
    items.reserveCapacity(views.count)
    numbers.removeAll(keepingCapacity: true)
    entries = []
    environmentalEntries = []
    maskItems = []
    wrappingItems = []
    changedContents = []
    placed = []
    mode = nil
    removals = 0
    direction = root.effectiveUserInterfaceLayoutDirection
    _ = number(of: root)
    addRootWishes()
    for view in tieOrder(of: constraints) { _ = number(of: view) }
    for view in views { _ = number(of: view) }
    entries.reserveCapacity(constraints.count)
    // Of wishes that contradict each other and are equally strong, the last one is satisfied; recorded on iOS 26.1.
    for constraint in constraints where constraint.priority == .required { enter(constraint) }
    for constraint in constraints.reversed() where constraint.priority != .required {
      enter(constraint)
    }
  }

  /// Collects the views that constraints place, in the order of the tree, and what they hold.
  private func collect(
    _ view: UIView,
    _ views: inout [UIView],
    _ constraints: inout [NSLayoutConstraint]
  ) {
    views.append(view)
    if let owned = view.constraintState?.owned { constraints += owned }
    for subview in view.subviews where !subview.isLayoutBoundary {
      collect(subview, &views, &constraints)
    }
  }

  /// Returns the views that have constraints, in the order that decides where nothing else does.
  ///
  /// Of two views that want their size alike, the one is larger that was constrained first. A view whose size depends on
  /// its width wants it anew when that is known, and so comes first. Fourteen values were recorded on iOS 26.1; the rule
  /// fits them, and is this project's.
  private func tieOrder(of constraints: [NSLayoutConstraint]) -> [UIView] {
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    var (plain, wrapping): ([UIView], [UIView]) = ([], [])
    for view in constraints.lazy.flatMap(\.items).compactMap(\.asView) {
      guard !view.translatesAutoresizingMaskIntoConstraints,
        known.insert(ObjectIdentifier(view)).inserted
      else { continue }
      if view.wrapsContent { wrapping.append(view) } else { plain.append(view) }
    }
    return wrapping.reversed() + plain
  }

  private func addRootWishes() {
    // The size of the root is stronger than anything that could contradict it.
    let price = LinearSystem.Price(over: LinearSystem.required, under: LinearSystem.required)
    rootWishes.width = system.addWish(
      CollectionOfOne(LinearSystem.Term(2)),
      constant: 0,
      price: price,
      dropOrder: nil
    )
    rootWishes.height = system.addWish(
      CollectionOfOne(LinearSystem.Term(3)),
      constant: 0,
      price: price,
      dropOrder: nil
    )
  }

  /// Returns the number of an item, and registers the item if necessary.
  func number(of item: any LayoutItem) -> Int {
    let reference = item.madeLayoutReference
    if let reference, reference.place.system == systemNumber, systemNumber != 0 {
      return reference.place.number
    }
    if let known = numbers[ObjectIdentifier(item)] { return known }
    let view = item.asView
    let number = items.count
    numbers[ObjectIdentifier(item)] = number
    if systemNumber != 0 { reference?.place = (systemNumber, number) }
    items.append(Item(item: item, view: view))
    for offset in 0..<4 { _ = system.addUnknown(isLength: offset >= 2) }
    guard let view else { return number }
    if view === root || !view.translatesAutoresizingMaskIntoConstraints {
      addContentWishes(number)
    } else if let superview = view.superview {
      _ = self.number(of: superview)
      addMaskWishes(number, view)
    }
    return number
  }

  private func addContentWishes(_ number: Int) {
    let width = system.addWish(
      CollectionOfOne(LinearSystem.Term(4 * number + 2)),
      constant: 0,
      price: .none,
      dropOrder: nil
    )
    let height = system.addWish(
      CollectionOfOne(LinearSystem.Term(4 * number + 3)),
      constant: 0,
      price: .none,
      dropOrder: nil
    )
    system.setActive(false, width)
    system.setActive(false, height)
    items[number].content = (width, height)
    changedContents.append(number)
  }

  /// Adds a constraint as a wish, unless its items are gone or its terms cancel out.
  func enter(_ constraint: NSLayoutConstraint) {
    guard let form = form(of: constraint), !form.terms.isEmpty else { return }
    let number = entries.count
    let wish = system.addWish(
      form.terms,
      constant: Double(constraint.constant) - form.constant,
      price: Self.price(of: constraint),
      dropOrder: constraint.creation + 1_000_000
    )
    entries.append(
      Entry(
        constraint: constraint,
        wish: wish,
        offset: -form.constant,
        isEnvironmental: form.isEnvironmental
      )
    )
    countMentions(in: wish, 1)
    if form.isEnvironmental { environmentalEntries.append(number) }
    guard !isTemporary else { return }
    constraint.number = number
  }

  /// Scrolled content starts at zero.
  func addScrollContent(_ number: Int) {
    let required = LinearSystem.Price(over: 1000, under: 1000)
    for offset in 0..<2 {
      _ = system.addWish(
        CollectionOfOne(LinearSystem.Term(4 * number + offset)),
        constant: 0,
        price: required,
        dropOrder: nil
      )
    }
  }
}
