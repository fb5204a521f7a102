import TestPlatform
import Testing

/// What a user may select while items are edited, and several at once.
@MainActor struct EditingTests {
  @MainActor final class Editor: NSObject, UICollectionViewDelegate {
    var events: [String] = []
    var locked: Set<Int> = []
    var allowsDragging = true
    var performed: [Int] = []

    func collectionView(
      _ collectionView: UICollectionView,
      canEditItemAt indexPath: IndexPath
    ) -> Bool { !locked.contains(indexPath.item) }

    func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { allowsDragging }

    func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      events.append("begin \(indexPath.item)")
      collectionView.isEditing = true
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      events.append("end")
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      events.append("select \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performPrimaryActionForItemAt indexPath: IndexPath
    ) {
      performed.append(indexPath.item)
    }
  }

  private let list = ListFixture([["a", "b", "c", "d"]])
  private let editor = Editor()
  private let window: UIWindow

  init() {
    window = Headless.show(list.view, size: CGSize(width: 100, height: 300))
    list.view.delegate = editor
    list.layOut()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func tap(_ item: Int) {
    Headless.tap(at: CGPoint(x: 50, y: CGFloat(item) * 100 + 50), in: window)
  }

  private var selected: [Int] { (list.view.indexPathsForSelectedItems ?? []).map(\.item).sorted() }

  @Test func `S14 nothing is selected while items are edited unless that is allowed`() {
    tap(0)
    #expect(selected == [0])
    list.view.isEditing = true
    #expect(selected.isEmpty)
    tap(1)
    #expect(selected.isEmpty)
    list.view.allowsSelectionDuringEditing = true
    tap(1)
    tap(2)
    #expect(selected == [2])
    list.view.allowsMultipleSelectionDuringEditing = true
    tap(0)
    #expect(selected == [0, 2])
    list.view.isEditing = false
    #expect(selected == [0])
  }

  @Test func `S13 the primary action is performed unless items are edited`() {
    list.view.allowsSelectionDuringEditing = true
    tap(1)
    list.view.isEditing = true
    tap(2)
    #expect(editor.performed == [1])
  }

  @Test func `cells are edited unless the delegate keeps an item from it`() throws {
    editor.locked = [1]
    list.view.isEditing = true
    let states = (0..<3).map { list.view.cellForItem(at: path($0))?.configurationState.isEditing }
    #expect(states == [true, false, true])
  }

  @Test func `a cell is measured with the state in which it is displayed`() throws {
    final class StatefulCell: UICollectionViewCell {
      var measured: UICellConfigurationState?

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        measured = configurationState
        return layoutAttributes
      }
    }
    list.view.register(StatefulCell.self, forCellWithReuseIdentifier: "stateful")
    list.cellProvider = {
      $0.dequeueReusableCell(withReuseIdentifier: "stateful", for: $1)
    }
    list.layout.estimatedItemSize = CGSize(width: 100, height: 100)
    list.view.allowsSelectionDuringEditing = true
    list.view.isEditing = true
    list.view.reloadData()
    list.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    list.layOut()
    let cells = (0..<3).map { list.view.cellForItem(at: path($0)) as? StatefulCell }
    #expect(cells.map { $0?.measured?.isEditing } == [true, true, true])
    #expect(cells.map { $0?.measured?.isSelected } == [false, true, false])
  }

  @Test func `S15 two fingers select everything they are drawn across`() {
    list.view.allowsMultipleSelectionDuringEditing = true
    let didBegin = Headless.selectByDragging(from: path(2), to: path(0), in: list.view)
    #expect(didBegin)
    #expect(editor.events == ["begin 2", "select 0", "select 1", "select 2", "end"])
    #expect(selected == [0, 1, 2])
  }

  @Test func `S15 two fingers select nothing if the delegate does not let them`() {
    editor.allowsDragging = false
    let didBegin = Headless.selectByDragging(from: path(0), to: path(2), in: list.view)
    #expect(!didBegin)
    #expect(editor.events.isEmpty)
  }

  @Test func `two fingers select nothing where one item at a time can be`() {
    Headless.selectByDragging(from: path(0), to: path(2), in: list.view)
    #expect(editor.events == ["begin 0", "end"])
    #expect(selected.isEmpty)
  }

  @Test func `a scroll takes a touch away from the item under it`() throws {
    list.view.delegate = list
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 50, y: 50), in: window))
    Headless.advance(by: 0.2)
    list.events = []
    Headless.scroll(list.view, by: CGPoint(x: 0, y: 20))
    #expect(list.events.filter { $0.contains("ighlight") } == ["didUnhighlight 0-0"])
    finger.lift()
    #expect(selected.isEmpty)
  }
}
