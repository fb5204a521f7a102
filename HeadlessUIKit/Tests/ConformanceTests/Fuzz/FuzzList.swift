import TestSupport
import TestPlatform

/// A collection view that shows identifiers, and notices what must not happen.
@MainActor final class FuzzList: NSObject {
  private var sections: [FuzzSection]
  private var displayed: Set<ObjectIdentifier> = []
  private var complaints: [String] = []
  private let view: UICollectionView
  private var window: UIWindow?

  /// A list at a random place, with random items selected; some are in a window, and some have
  /// not been laid out yet.
  init(_ sections: [FuzzSection], dice: inout SeededGenerator) {
    self.sections = sections
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 10)
    layout.minimumLineSpacing = 0
    let frame = CGRect(x: 0, y: 0, width: 100, height: 65)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.register(FuzzCell.self, forCellWithReuseIdentifier: "item")
    view.allowsMultipleSelection = true
    view.dataSource = self
    view.delegate = self
    if dice.chance(oneIn: 4) { window = Headless.show(view, size: frame.size) }
    guard !dice.chance(oneIn: 8) else { return }
    view.layoutIfNeeded()
    view.contentOffset.y = CGFloat(dice.roll(max(1, Int(view.contentSize.height) - 65)))
    view.layoutIfNeeded()
    for (section, content) in sections.enumerated() {
      for item in content.items.indices where dice.chance(oneIn: 4) {
        let path = IndexPath(item: item, section: section)
        view.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
  }

  /// Performs an update that is right, and returns what is wrong afterwards.
  func accept(_ update: FuzzUpdate, dice: inout SeededGenerator) -> [String] {
    let cells = visibleCells
    let selected = selectedItems.intersection(update.survivingItems)
    complaints = perform(update, dice: &dice).map { "refused: \($0)" } + complaints
    checkContent()
    for (id, cell) in visibleCells where update.survivingItems.contains(id) {
      if let before = cells[id], before !== cell { complaints.append("\(id) has another cell") }
    }
    if selectedItems != selected {
      complaints.append("selected: \(selectedItems), not \(selected)")
    }
    return takeComplaints()
  }

  /// Performs an update that is wrong, and returns what is wrong about how the view takes it.
  func refuse(_ update: FuzzUpdate, dice: inout SeededGenerator) -> [String] {
    let failures = perform(update, dice: &dice)
    if failures.count != 1 { complaints.append("refused \(failures.count) times: \(failures)") }
    checkContent()
    return takeComplaints()
  }

  private func perform(_ update: FuzzUpdate, dice: inout SeededGenerator) -> [Headless.Failure] {
    let nested = dice.chance(oneIn: 4) ? dice.roll(update.operations.count + 1) : 0
    var completions = 0
    let failures = Headless.recordingFailures {
      view.performBatchUpdates { [self, view] in
        sections = update.new
        update.operations.dropFirst(nested).forEach { $0.perform(on: view) }
        guard nested > 0 else { return }
        view.performBatchUpdates { [view] in
          update.operations.prefix(nested).forEach { $0.perform(on: view) }
        }
      } completion: { _ in
        completions += 1
      }
      view.layoutIfNeeded()
      Headless.finishAnimations()
    }
    if completions != 1 { complaints.append("completed \(completions) times") }
    return failures
  }

  /// Compares what the view shows with the data.
  private func checkContent() {
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if counts != sections.map(\.items.count) { complaints.append("counts: \(counts)") }
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell), let cell = cell as? FuzzCell else {
        complaints.append("a visible cell without a path")
        continue
      }
      let id = item(path)
      if cell.id != id { complaints.append("\(path) shows \(cell.id), not \(id ?? 0)") }
      if cell.isSelected != selectedItems.contains(cell.id) {
        complaints.append("\(cell.id) is selected: \(cell.isSelected)")
      }
    }
    let height = CGFloat(counts.reduce(0, +)) * 10
    let seen = min(view.bounds.maxY, height) - max(view.bounds.minY, 0)
    let rows = Int((view.bounds.maxY / 10).rounded(.up)) - Int(view.bounds.minY / 10)
    let expected = seen <= 0 ? 0 : min(rows, Int(height / 10) - Int(view.bounds.minY / 10))
    if view.visibleCells.count != expected {
      complaints.append("\(view.visibleCells.count) visible cells, not \(expected)")
    }
    if displayed != Set(view.visibleCells.map(ObjectIdentifier.init)) {
      complaints.append("the delegate was not told truly what is displayed")
    }
  }

  private var visibleCells: [Int: FuzzCell] {
    let cells = view.visibleCells.compactMap { $0 as? FuzzCell }
    return Dictionary(cells.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private var selectedItems: Set<Int> {
    Set((view.indexPathsForSelectedItems ?? []).compactMap(item))
  }

  private func item(_ path: IndexPath) -> Int? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  private func takeComplaints() -> [String] {
    defer { complaints = [] }
    return complaints
  }
}

private final class FuzzCell: UICollectionViewCell {
  var id = 0
}

extension FuzzList: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].items.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? FuzzCell)?.id = item(indexPath) ?? 0
    return cell
  }
}

extension FuzzList: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted {
      complaints.append("\(indexPath) is displayed twice")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if displayed.remove(ObjectIdentifier(cell)) == nil {
      complaints.append("\(indexPath) ends twice")
    }
  }
}
