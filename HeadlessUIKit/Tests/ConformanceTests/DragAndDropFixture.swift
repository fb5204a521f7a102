import TestPlatform

/// Two lists side by side in one window, between which letters are dragged.
@MainActor final class DragAndDropFixture {
  let left: DragList
  let right: DragList
  let window: UIWindow
  private let container: UIView

  init(_ left: [[String]], _ right: [[String]] = [[]]) {
    self.left = DragList(left, "left")
    self.right = DragList(right, "right")
    container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    self.right.view.frame.origin.x = 100
    container.addSubview(self.left.view)
    container.addSubview(self.right.view)
    window = Headless.show(container, size: CGSize(width: 200, height: 600))
    window.layoutIfNeeded()
  }

  /// What both lists were told, in order.
  func events(during body: () -> Void) -> [String] {
    var events: [String] = []
    left.onEvent = { events.append("left \($0)") }
    right.onEvent = { events.append("right \($0)") }
    body()
    left.onEvent = { _ in }
    right.onEvent = { _ in }
    return events
  }
}

/// A list whose letters can be dragged, and that takes letters in the way most apps do.
@MainActor
final class DragList: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  let name: String
  var sections: [[String]]
  var onEvent: (String) -> Void = { _ in }

  var locked: Set<String> = []
  var allowsMoves = true
  var handles = true
  var adds = true
  var previews: [IndexPath: UIDragPreviewParameters] = [:]
  var proposal: (IndexPath?) -> UICollectionViewDropProposal = { _ in
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  var destinations: [IndexPath?] = []
  var onDrop: ((any UICollectionViewDropCoordinator) -> Void)?

  let view: UICollectionView

  init(_ sections: [[String]], _ name: String) {
    self.sections = sections
    self.name = name
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 600),
      collectionViewLayout: layout
    )
    super.init()
    view.register(DragCell.self, forCellWithReuseIdentifier: "cell")
    view.register(DragCell.self, forCellWithReuseIdentifier: "placeholder")
    view.dataSource = self
    view.dragDelegate = self
    view.dropDelegate = self
    view.dragInteractionEnabled = true
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// The letters a user sees, in the order of their paths.
  var shown: String {
    view.layoutIfNeeded()
    return view.indexPathsForVisibleItems.sorted()
      .compactMap { (view.cellForItem(at: $0) as? DragCell)?.letter }.joined()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? DragCell)?.letter = sections[indexPath.section][indexPath.item]
    return cell
  }

  private func items(at path: IndexPath) -> [UIDragItem] {
    let letter = sections[path.section][path.item]
    guard !locked.contains(letter) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: letter)))
    item.localObject = letter
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    onEvent("items \(indexPath.section)-\(indexPath.item)")
    return items(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { adds ? items(at: indexPath) : [] }

  func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { previews[indexPath] }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) { onEvent("drag begins") }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) { onEvent("drag ends") }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMoves }

  func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool {
    onEvent("can handle")
    return handles && session.canLoadObjects(ofClass: NSString.self)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) { onEvent("enter") }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    destinations.append(destinationIndexPath)
    onEvent("update \(destinationIndexPath.map { "\($0.section)-\($0.item)" } ?? "nowhere")")
    return proposal(destinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) { onEvent("exit") }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) { onEvent("drop ends") }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    onEvent("drop")
    if let onDrop { return onDrop(coordinator) }
    take(coordinator)
  }

  /// Moves what comes from the list itself, and inserts what comes from elsewhere.
  private func take(_ coordinator: any UICollectionViewDropCoordinator) {
    let end = path(sections[0].count)
    var target = coordinator.destinationIndexPath ?? end
    for item in coordinator.items {
      guard let letter = item.dragItem.localObject as? String else { continue }
      view.performBatchUpdates {
        if let source = item.sourceIndexPath {
          sections[source.section].remove(at: source.item)
          view.deleteItems(at: [source])
        }
        target.item = min(target.item, sections[target.section].count)
        sections[target.section].insert(letter, at: target.item)
        view.insertItems(at: [target])
      }
      coordinator.drop(item.dragItem, toItemAt: target)
      if item.sourceIndexPath == nil { target.item += 1 }
    }
  }
}

/// A cell that shows a letter and writes down what drags have to do with it.
final class DragCell: UICollectionViewCell {
  var letter = ""
  var dragStates: [UICollectionViewCell.DragState] = []

  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
    super.dragStateDidChange(dragState)
    dragStates.append(dragState)
  }
}
