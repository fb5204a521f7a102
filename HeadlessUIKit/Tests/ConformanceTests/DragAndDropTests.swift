import TestPlatform
import Testing

/// Items that a user drags within a list, between lists and from another app.
@MainActor struct DragAndDropTests {
  private let lists = DragAndDropFixture([["a", "b", "c"]], [["x", "y"]])
  private var left: DragList { lists.left }
  private var right: DragList { lists.right }

  private func drag(_ item: Int, _ list: DragList) throws -> Headless.Drag {
    try #require(Headless.drag(itemAt: list.path(item), in: list.view))
  }

  private func foreign(_ text: String) -> UIDragItem {
    UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
  }

  @Test func `Q1 a finger that stays on an item lifts what the delegate gives for it`() throws {
    let drag = try drag(1, left)
    #expect(drag.items.map { $0.localObject as? String } == ["b"])
    #expect(left.view.hasActiveDrag)
    #expect(!left.view.hasActiveDrop)
    drag.cancel()
    #expect(Headless.drag(itemAt: left.path(7), in: left.view) == nil)
  }

  @Test func `Q1 an item without anything to drag stays, and so does any where dragging is off`() {
    left.locked = ["b"]
    #expect(Headless.drag(itemAt: left.path(1), in: left.view) == nil)
    #expect(!left.view.hasActiveDrag)
    left.view.dragInteractionEnabled = false
    #expect(Headless.drag(itemAt: left.path(0), in: left.view) == nil)
    left.view.dragInteractionEnabled = true
    left.view.dragDelegate = nil
    #expect(Headless.drag(itemAt: left.path(0), in: left.view) == nil)
  }

  @Test func `Q2 a lifted item that is let go was not dragged`() throws {
    try Headless.withOwnTime {
      let events = lists.events {
        let drag = Headless.drag(itemAt: left.path(0), in: left.view)
        #expect(drag?.drop() == .cancel)
        Headless.finishAnimations()
      }
      #expect(events == ["left items 0-0"])
      let cell = try #require(left.view.cellForItem(at: left.path(0)) as? DragCell)
      #expect(cell.dragStates == [.lifting, .none])
      #expect(!left.view.hasActiveDrag)
    }
  }

  @Test func `Q3 both sides hear of a drag in order`() throws {
    try Headless.withOwnTime {
      let drag = try drag(0, left)
      let events = lists.events {
        drag.move(to: CGPoint(x: 50, y: 50), in: right.view)
        #expect(drag.drop() == .move)
        Headless.finishAnimations()
      }
      #expect(
        events == [
          "left drag begins", "right can handle", "right enter", "right update 0-0", "right drop",
          "right drop ends", "left drag ends",
        ]
      )
      #expect(right.shown == "axy")
      #expect(!left.view.hasActiveDrag)
      #expect(!right.view.hasActiveDrop)
    }
  }

  @Test func `Q3 a finger that leaves a list is told of, and one that comes back is asked nothing`()
    throws
  {
    let drag = try drag(0, left)
    let events = lists.events {
      drag.move(to: CGPoint(x: 50, y: 50), in: right.view)
      drag.move(to: CGPoint(x: 50, y: 50), in: left.view)
      drag.move(to: CGPoint(x: 50, y: 50), in: right.view)
      drag.cancel()
    }
    #expect(
      events == [
        "left drag begins", "right can handle", "right enter", "right update 0-0",
        "left can handle", "right exit", "left enter", "left update 0-0", "left exit",
        "right enter",
        "right update 0-0",
      ]
    )
  }

  @Test func `Q4 a list that cannot handle a drag hears nothing more of it`() throws {
    try Headless.withOwnTime {
      right.handles = false
      let drag = try drag(0, left)
      let events = lists.events {
        drag.move(to: CGPoint(x: 50, y: 50), in: right.view)
        drag.move(to: CGPoint(x: 50, y: 150), in: right.view)
        #expect(drag.drop() == .cancel)
        Headless.finishAnimations()
      }
      #expect(events == ["left drag begins", "right can handle", "left drag ends"])
    }
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden])
  func `Q5 a drop that the delegate refuses is not performed`(operation: UIDropOperation) throws {
    try Headless.withOwnTime {
      right.proposal = { _ in UICollectionViewDropProposal(operation: operation) }
      let drag = try drag(0, left)
      let events = lists.events {
        drag.move(to: CGPoint(x: 50, y: 50), in: right.view)
        #expect(drag.drop() == .cancel)
        Headless.finishAnimations()
      }
      #expect(!events.contains("right drop"))
      #expect(events.suffix(2) == ["right drop ends", "left drag ends"])
    }
  }

  @Test func `Q5 a move is performed only if the source allows it`() throws {
    left.allowsMoves = false
    let moved = try drag(0, left)
    moved.move(to: CGPoint(x: 50, y: 50), in: right.view)
    #expect(moved.session?.allowsMoveOperation == false)
    #expect(moved.drop() == .cancel)
    Headless.finishAnimations()
    right.proposal = { _ in UICollectionViewDropProposal(operation: .copy) }
    let copied = try drag(0, left)
    copied.move(to: CGPoint(x: 50, y: 50), in: right.view)
    #expect(copied.drop() == .copy)
  }

  @Test func `Q6 the destination is the item under the finger, one beyond the last, or none`()
    throws
  {
    let drag = try drag(0, left)
    for y in [50, 150, 250, 450] as [CGFloat] {
      drag.move(to: CGPoint(x: 50, y: y), in: right.view)
    }
    #expect(right.destinations == [right.path(0), right.path(1), right.path(2), nil])
    drag.cancel()
  }

  @Test func `Q7 the coordinator says where items come from and go to`() throws {
    let drag = try drag(2, left)
    drag.move(to: CGPoint(x: 50, y: 50), in: left.view)
    var seen: [IndexPath?] = []
    left.onDrop = { coordinator in
      seen = [coordinator.destinationIndexPath] + coordinator.items.map(\.sourceIndexPath)
      #expect(coordinator.items.map(\.previewSize) == [CGSize(width: 100, height: 100)])
      #expect(coordinator.proposal.intent == .insertAtDestinationIndexPath)
      #expect(coordinator.session.localDragSession != nil)
    }
    drag.drop()
    #expect(seen == [left.path(0), left.path(2)])
    let other = try self.drag(0, left)
    right.onDrop = { #expect($0.items.map(\.sourceIndexPath) == [nil]) }
    other.move(to: CGPoint(x: 50, y: 50), in: right.view)
    Headless.finishAnimations()
  }

  @Test func `Q8 other items make room while one is moved in its list`() throws {
    let drag = try drag(0, left)
    drag.move(to: CGPoint(x: 50, y: 150), in: left.view)
    #expect(left.shown == "bac")
    #expect(left.view.hasUncommittedUpdates)
    drag.move(to: CGPoint(x: 50, y: 250), in: left.view)
    #expect(left.shown == "bca")
    #expect(left.view.dataSourceIndexPath(forPresentationIndexPath: left.path(2)) == left.path(0))
    #expect(left.view.presentationIndexPath(forDataSourceIndexPath: left.path(0)) == left.path(2))
    #expect(left.sections == [["a", "b", "c"]])
    drag.drop()
    #expect(left.sections == [["b", "c", "a"]])
    #expect(left.shown == "bca")
    #expect(!left.view.hasUncommittedUpdates)
  }

  @Test func `Q8 what made room goes back when the finger leaves or nothing is done`() throws {
    let drag = try drag(0, left)
    drag.move(to: CGPoint(x: 50, y: 250), in: left.view)
    drag.move(to: CGPoint(x: 50, y: 50), in: right.view)
    #expect(left.shown == "abc")
    drag.move(to: CGPoint(x: 50, y: 250), in: left.view)
    #expect(left.shown == "bca")
    left.onDrop = { _ in }
    drag.drop()
    #expect(left.shown == "abc")
    #expect(!left.view.hasUncommittedUpdates)
  }

  @Test func `Q8 copies and several items make no room`() throws {
    left.proposal = { _ in
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    let copy = try drag(0, left)
    copy.move(to: CGPoint(x: 50, y: 250), in: left.view)
    #expect(left.shown == "abc")
    copy.cancel()
  }

  @Test func `Q9 a batch during a drag changes the data, and where the item comes from`() throws {
    let drag = try drag(2, left)
    drag.move(to: CGPoint(x: 50, y: 50), in: left.view)
    #expect(left.shown == "cab")
    left.sections[0].remove(at: 0)
    left.view.deleteItems(at: [left.path(0)])
    #expect(left.shown == "bc")
    var source: IndexPath?
    left.onDrop = { source = $0.items.first?.sourceIndexPath }
    drag.move(to: CGPoint(x: 50, y: 50), in: left.view)
    #expect(left.shown == "cb")
    drag.drop()
    #expect(source == left.path(1))
  }

  @Test func `Q9 an item that goes during its drag comes from nowhere`() throws {
    let drag = try drag(2, left)
    drag.move(to: CGPoint(x: 50, y: 50), in: right.view)
    left.sections[0].removeLast()
    left.view.deleteItems(at: [left.path(2)])
    drag.drop()
    #expect(right.shown == "cxy")
  }

  @Test func `Q10 selected items come along, and others by a tap`() throws {
    left.view.allowsMultipleSelection = true
    for item in [0, 2] {
      left.view.selectItem(at: left.path(item), animated: false, scrollPosition: [])
    }
    let drag = try drag(2, left)
    #expect(drag.items.map { $0.localObject as? String } == ["c", "a"])
    drag.move(to: CGPoint(x: 50, y: 450), in: right.view)
    #expect(drag.add(itemAt: left.path(1), in: left.view))
    #expect(!drag.add(itemAt: left.path(1), in: left.view))
    left.adds = false
    #expect(drag.session?.items.count == 3)
    drag.drop()
    #expect(right.sections == [["x", "y", "c", "a", "b"]])
  }

  @Test func `Q17 the delegate says how each item is shown under the finger`() throws {
    let round = UIDragPreviewParameters()
    left.previews = [left.path(1): round]
    let drag = try drag(0, left)
    #expect(drag.previewParameters == [nil])
    drag.move(to: CGPoint(x: 50, y: 50), in: right.view)
    drag.add(itemAt: left.path(1), in: left.view)
    #expect(drag.previewParameters == [nil, round])
    #expect(drag.previews.compactMap { $0?.parameters === round } == [false, true])
    let preview = try #require(drag.previews.first ?? nil)
    let elsewhere = UIDragPreviewTarget(container: right.view, center: CGPoint(x: 5, y: 5))
    let moved: UITargetedDragPreview = preview.retargetedPreview(with: elsewhere)
    #expect(moved.view === preview.view)
    #expect(moved.target === elsewhere)
    drag.cancel()
  }

  @Test func `Q11 cells know how far they are in a drag, and whether it would go into them`() throws
  {
    try Headless.withOwnTime {
      right.proposal = { _ in
        UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
      }
      let source = try #require(left.view.cellForItem(at: left.path(0)) as? DragCell)
      let target = try #require(right.view.cellForItem(at: right.path(1)))
      let drag = try drag(0, left)
      #expect(source.configurationState.cellDragState == .lifting)
      drag.move(overItemAt: right.path(1), in: right.view)
      #expect(source.configurationState.cellDragState == .dragging)
      #expect(target.configurationState.cellDropState == .targeted)
      let other = try #require(right.view.cellForItem(at: right.path(0)))
      #expect(other.configurationState.cellDropState == .notTargeted)
      drag.cancel()
      Headless.finishAnimations()
      #expect(source.dragStates == [.lifting, .dragging, .none])
      #expect(target.configurationState.cellDropState == .none)
    }
  }

  @Test func `Q12 what comes from another app is loaded from its provider`() {
    Headless.withOwnTime {
      var loaded: [String] = []
      var progress: Progress?
      right.proposal = { _ in UICollectionViewDropProposal(operation: .copy) }
      right.onDrop = { coordinator in
        #expect(coordinator.session.localDragSession == nil)
        #expect(coordinator.items.map(\.sourceIndexPath) == [nil, nil])
        progress = coordinator.session.loadObjects(ofClass: NSString.self) { objects in
          loaded = objects.compactMap { ($0 as? NSString)?.description }
        }
      }
      let drag = Headless.drag([foreign("p"), foreign("q")], in: lists.window)
      #expect(drag.session == nil)
      drag.move(to: CGPoint(x: 50, y: 50), in: right.view)
      #expect(drag.drop() == .copy)
      #expect(loaded.isEmpty)
      #expect(progress?.fractionCompleted == 0)
      Headless.finishAnimations()
      #expect(loaded == ["p", "q"])
      #expect(progress?.fractionCompleted == 1)
    }
  }

  @Test func `Q12 what comes from another app is not moved`() {
    let drag = Headless.drag([foreign("p")], in: lists.window)
    drag.move(to: CGPoint(x: 50, y: 50), in: right.view)
    #expect(drag.drop() == .cancel)
  }

  @Test func `Q13 an animation to rest tells its end`() throws {
    try Headless.withOwnTime {
      var ends: [UIViewAnimatingPosition] = []
      right.onDrop = { [right] coordinator in
        right.sections[0].insert("a", at: 0)
        right.view.insertItems(at: [right.path(0)])
        let animation = coordinator.drop(coordinator.items[0].dragItem, toItemAt: right.path(0))
        animation.addCompletion { ends.append($0) }
      }
      let drag = try drag(0, left)
      drag.move(to: CGPoint(x: 50, y: 50), in: right.view)
      drag.drop()
      #expect(ends.isEmpty)
      Headless.finishAnimations()
      #expect(ends == [.end])
    }
  }

  @Test func `Q16 an item that a drag rests on is selected, if the delegate lets it`() throws {
    final class Host: NSObject, UICollectionViewDelegate {
      var selected: [Int] = []
      var asked: [Int] = []

      func collectionView(
        _ collectionView: UICollectionView,
        shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool {
        asked.append(indexPath.item)
        #expect(context.targetView === collectionView.cellForItem(at: indexPath))
        return indexPath.item == 1
      }

      func collectionView(
        _ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath
      ) { selected.append(indexPath.item) }
    }
    try Headless.withOwnTime {
      let host = Host()
      right.view.delegate = host
      right.view.isSpringLoaded = true
      let drag = try drag(0, left)
      drag.move(overItemAt: right.path(0), in: right.view)
      Headless.advance(by: 2)
      drag.move(overItemAt: right.path(1), in: right.view)
      drag.move(overItemAt: right.path(0), in: right.view)
      Headless.advance(by: 2)
      #expect(host.selected.isEmpty)
      drag.move(overItemAt: right.path(1), in: right.view)
      Headless.advance(by: 2)
      #expect(host.selected == [1])
      drag.cancel()
      #expect(host.asked == [0, 1, 0, 1])
    }
  }
}
