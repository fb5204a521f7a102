import TestPlatform
import Testing

/// Members that apps override, from another module than the one that declares them.
@MainActor struct OverridingTests {
  @MainActor final class Card: UIView {
    var calls: [String] = []

    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get { NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
      set { calls.append("margins") }
    }

    override var preservesSuperviewLayoutMargins: Bool {
      get { true }
      set { calls.append("preserves") }
    }

    override var insetsLayoutMarginsFromSafeArea: Bool {
      get { false }
      set { calls.append("insets") }
    }

    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
      calls.append("exchange")
      super.exchangeSubview(at: index1, withSubviewAt: index2)
    }

    override func setNeedsUpdateConstraints() {
      calls.append("needs")
      super.setNeedsUpdateConstraints()
    }

    override func updateConstraintsIfNeeded() {
      calls.append("update")
      super.updateConstraintsIfNeeded()
    }

    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      frame.insetBy(dx: 1, dy: 1)
    }

    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      alignmentRect.insetBy(dx: -1, dy: -1)
    }

    override func accessibilityElementIsFocused() -> Bool { true }
  }

  @MainActor final class List: UICollectionView {
    var calls: [String] = []

    override func performBatchUpdates(
      _ updates: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }

    override func zoom(to rect: CGRect, animated: Bool) {
      calls.append("zoom")
    }

    override var contentOffset: CGPoint {
      didSet { calls.append("offset") }
    }
  }

  @Test func `Y3 what an app overrides of a view is what is called`() {
    let card = Card()
    let view: UIView = card
    #expect(view.directionalLayoutMargins.leading == 2)
    view.directionalLayoutMargins = .zero
    #expect(view.preservesSuperviewLayoutMargins)
    view.preservesSuperviewLayoutMargins = false
    #expect(!view.insetsLayoutMarginsFromSafeArea)
    view.insetsLayoutMarginsFromSafeArea = true
    view.addSubview(UIView())
    view.addSubview(UIView())
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    card.calls.removeAll { $0 == "needs" }
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    #expect(
      card.calls == ["margins", "preserves", "insets", "exchange", "needs", "update"]
    )
    #expect(view.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 4, height: 4)).width == 2)
    #expect(view.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 4, height: 4)).width == 6)
    #expect(view.accessibilityElementIsFocused())
  }

  @Test func `Y3 what an app overrides of a list is what is called`() {
    let list = List(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let view: UICollectionView = list
    view.performBatchUpdates({}, completion: nil)
    view.zoom(to: .zero, animated: false)
    list.calls.removeAll { $0 == "offset" }
    #expect(list.calls == ["batch", "zoom"])
    view.contentOffset.y = 10
    #expect(list.calls.last == "offset")
  }
}
