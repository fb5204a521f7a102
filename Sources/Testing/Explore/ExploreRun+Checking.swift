#if !canImport(UIKit)
import Roster

extension ExploreRun {
  /// Returns the first law that does not hold.
  ///
  /// - Parameter isThorough: Whether laws are checked that end animations and make cells anew.
  /// - Returns: The law and what breaks it; `nil` if all laws hold.
  func problem(isThorough: Bool) -> ExploreProblem? {
    let laws = exploration.laws
    let lists = lists.map(SeenList.init)
    let checks: [(ExploreLaw, @MainActor () -> String?)] = [
      (.noException, { self.exceptions.first }),
      (.noIssue, { self.newIssue }),
      (.hooksInPairs, { self.hooks.problem }),
      (.oneControllerForEachCell, sharedCell),
      (.itemsInOrder, { lists.lazy.compactMap(\.misplacedItem).first }),
      (.nothingOverlaps, { lists.lazy.compactMap(\.overlap).first }),
      (.noItemLost, { self.list.window.isHidden ? nil : lists.lazy.compactMap(\.lostItem).first }),
      (.visibilityAgrees, wrongVisibility),
      (.focusSurvives, { self.interruptedItem.map { "\($0) was edited, and is no more" } }),
      (.textFits, cutText),
    ]
    for (law, check) in checks where laws.contains(law) {
      if let reason = check() { return ExploreProblem(law: law.rawValue, reason: reason) }
    }
    for law in exploration.ownLaws where !law.holds(subject) {
      return ExploreProblem(law: law.name, reason: "\(law.name): this does not hold")
    }
    guard isThorough else { return nil }
    return thoroughProblem
  }

  private var thoroughProblem: ExploreProblem? {
    guard list.adapter.movingItem == nil, !list.window.hasMenu else { return nil }
    perform(.finishAnimations)
    guard !lists.contains(where: { SeenList($0).hasMovedCells }) else { return nil }
    let laws = exploration.laws
    let shown = look
    let checks: [(ExploreLaw, @MainActor () -> String?)] = [
      (.nothingToDo, { self.idleWork(shown) }),
      (.freshCellsAgree, { self.staleCell(shown) }),
      (.freshListAgrees, differenceFromFreshList),
      (.noException, { self.exceptions.first }),
      (.noIssue, { self.newIssue }),
    ]
    for (law, check) in checks where laws.contains(law) {
      var reason: String?
      watch { reason = check() }
      if let reason { return ExploreProblem(law: law.rawValue, reason: reason) }
    }
    return nil
  }

  private func sharedCell() -> String? {
    var owners: [ObjectIdentifier: String] = [:]
    for controller in hooks.mounted {
      guard let view = controller.mountedView else { continue }
      let name = "\(type(of: controller)) \(controller.viewModel.id)"
      if let other = owners.updateValue(name, forKey: ObjectIdentifier(view)) {
        return "\(name) and \(other) have the same cell"
      }
    }
    return nil
  }

  private func wrongVisibility() -> String? {
    for controller in hooks.visible {
      let name = "\(type(of: controller)) \(controller.viewModel.id)"
      guard let view = controller.mountedView else { return "\(name) appears without a cell" }
      if view.window == nil { return "\(name) appears, and its cell is not in a window" }
      guard let around = view.superview as? UICollectionView else { continue }
      if !view.frame.insetBy(dx: -1, dy: -1).intersects(around.bounds) {
        return "\(name) appears, and its cell is off screen"
      }
    }
    return nil
  }

  private func cutText() -> String? {
    for cell in list.collectionView.visibleCells
    where cell.frame.intersects(list.collectionView.bounds) {
      let labels = cell.contentView.views { $0 is UILabel }.compactMap { $0 as? UILabel }
      for label in labels where label.text?.isEmpty == false && label.bounds.width > 0 {
        let frame = label.convert(label.bounds, to: cell)
        if frame.maxY > cell.bounds.height + 1 || frame.minY < -1 {
          return "“\(label.text ?? "")” is outside its cell"
        }
        if label.bounds.height + 1 < label.font.lineHeight {
          return "“\(label.text ?? "")” is lower than its font"
        }
        guard label.numberOfLines == 0 else { continue }
        let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
        if label.sizeThatFits(room).height > label.bounds.height + 1 {
          return "“\(label.text ?? "")” is cut off"
        }
      }
    }
    return nil
  }

  /// Shows the same content again, and returns what that has changed.
  private func idleWork(_ shown: [String]) -> String? {
    let count = list.record.counts.reports
    let hooks = list.record.counts.callbacks
    list.adapter.reapply(animated: false)
    list.flush()
    let reports = list.reports.suffix(max(0, list.record.counts.reports - count))
    if let report = reports.first(where: { $0.style != .unchanged }) { return "\(report)" }
    let calls = list.callbacks.suffix(max(0, list.record.counts.callbacks - hooks))
    // An item without a controller class has closures, which are called in each update on purpose.
    let work = calls.first { call in
      [.configure, .didUpdate].contains(call.hook)
        && !"\(call.controller)".hasPrefix("PlainController")
    }
    if let work { return "\(work)" }
    return look == shown ? nil : "the picture changes"
  }

  /// Whether something still rolls, and so is not where a fresh list has it.
  private var isInMotion: Bool {
    list.window.firstView { ($0 as? UIScrollView)?.isDecelerating == true } != nil
  }

  /// Makes all cells anew, and returns what they show differently.
  ///
  /// A reload ends editing and the selection, and shows nothing of a list that is behind another screen.
  private func staleCell(_ shown: [String]) -> String? {
    guard list.window.firstView(where: \.isFirstResponder) == nil,
      list.collectionView.window != nil, list.adapter.selection.isEmpty, !isInMotion
    else { return nil }
    list.collectionView.reloadData()
    list.window.layoutIfNeeded()
    list.flush()
    let anew = look
    guard shown != anew else { return nil }
    let lines = zip(shown, anew).filter { $0 != $1 }
    let first = lines.first ?? (shown.last ?? "nothing", anew.last ?? "nothing")
    return "it shows “\(first.0)”, and cells that are made anew “\(first.1)”"
  }

  /// Shows the content in a list of its own, and returns what it shows differently.
  private func differenceFromFreshList() -> String? {
    let view = list.collectionView
    guard view.collectionViewLayout is ListLayout, view.bounds.width > 0, !isInMotion else {
      return nil
    }
    let fresh = TraceOnFailure.$current.withValue(nil) { ListHarness(size: view.bounds.size) }
    // Cells are compared that are on screen.
    fresh.collectionView.isPrefetchingEnabled = false
    fresh.setContentSize(view.traitCollection.preferredContentSizeCategory)
    fresh.adapter.isEditing = list.adapter.isEditing
    fresh.adapter.show(contentOf: list.adapter)
    fresh.window.layoutIfNeeded()
    fresh.flush()
    fresh.collectionView.contentOffset = view.contentOffset
    fresh.window.layoutIfNeeded()
    fresh.flush()
    for path in view.indexPathsForVisibleItems.sorted() {
      guard
        let cell = view.cellForItem(at: path),
        let other = fresh.collectionView.cellForItem(at: path),
        let controller = list.adapter.controller(at: path),
        let newcomer = fresh.adapter.controller(at: path),
        list.adapter.itemID(at: path) == fresh.adapter.itemID(at: path),
        "\(controller.state)" == "\(newcomer.state)"
      else { continue }
      let (one, two) = (cell.labelTexts, other.labelTexts)
      if one != two { return "item \(path) shows \(one), and in a fresh list \(two)" }
      if abs(cell.frame.height - other.frame.height) > 1 {
        return
          "item \(path) is \(cell.frame.height) points high, and in a fresh list \(other.frame.height)"
      }
    }
    return nil
  }

  /// What the cells in sight show, one by one.
  var look: [String] {
    let view = list.collectionView
    return view.indexPathsForVisibleItems.sorted().compactMap { path in
      guard let cell = view.cellForItem(at: path), cell.frame.intersects(view.bounds) else {
        return nil
      }
      let frame = cell.frame
      // In the order of places: that of subviews depends on which came first.
      let texts = cell.views { $0 is UILabel || $0 is UITextField || $0 is UISwitch }
        .map { (item: $0, origin: $0.convert($0.bounds.origin, to: cell)) }
        .sorted { ($0.origin.y, $0.origin.x) < ($1.origin.y, $1.origin.x) }
        .map { item, _ -> String in
          switch item {
          case let label as UILabel: label.text ?? ""
          case let field as UITextField: field.text ?? ""
          case let control as UISwitch: "\(control.isOn)"
          default: ""
          }
        }
      let place =
        "\(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)) by \(Int(frame.height))"
      return "\(path): \(texts) at \(place)\(cell.isSelected ? ", selected" : "")"
    }
  }
}

extension UIView {
  /// The texts of the labels in the view.
  fileprivate var labelTexts: [String] {
    views { $0 is UILabel }.compactMap { ($0 as? UILabel)?.text }
  }
}
#endif
