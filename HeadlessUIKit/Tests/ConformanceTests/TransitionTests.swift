import TestPlatform
import TestSupport
import Testing

/// Layouts that a gesture leads from one to the other, and transforms in three dimensions.
@MainActor struct TransitionTests {
  private let list = ListFixture([["a", "b", "c"]])

  private func wide() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }

  init() { list.layOut() }

  private func frames() -> [CGFloat] {
    list.view.layoutIfNeeded()
    return (0..<3).compactMap { list.cell(0, $0)?.frame.minY }
  }

  @Test func `X5 a transition places items between two layouts`() {
    let cell = list.cell(0, 1)
    let transition = list.view.startInteractiveTransition(to: wide())
    #expect(list.view.collectionViewLayout === transition)
    #expect(frames() == [0, 100, 200])
    transition.transitionProgress = 0.5
    #expect(frames() == [0, 75, 150])
    #expect(list.cell(0, 1)?.frame.height == 75)
    #expect(list.cell(0, 1) === cell)
    transition.transitionProgress = 1
    #expect(frames() == [0, 50, 100])
    transition.updateValue(3, forAnimatedKey: "angle")
    #expect(transition.value(forAnimatedKey: "angle") == 3)
  }

  @Test(arguments: [true, false])
  func `X6 a transition is finished or cancelled, and tells which`(isFinished: Bool) {
    Headless.withOwnTime {
      let old = list.view.collectionViewLayout
      let next = wide()
      var told: [Bool] = []
      let transition = list.view.startInteractiveTransition(to: next) { told = [$0, $1] }
      transition.transitionProgress = 0.3
      list.view.layoutIfNeeded()
      if isFinished {
        list.view.finishInteractiveTransition()
      } else {
        list.view.cancelInteractiveTransition()
      }
      #expect(list.view.collectionViewLayout === (isFinished ? next : old))
      #expect(frames() == (isFinished ? [0, 50, 100] : [0, 100, 200]))
      Headless.finishAnimations()
      #expect(told == [true, isFinished])
    }
  }

  @Test func `X6 the delegate may provide the layout in between`() {
    final class Own: UICollectionViewTransitionLayout {}
    final class Host: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        Own(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    let host = Host()
    list.view.delegate = host
    #expect(list.view.startInteractiveTransition(to: wide()) is Own)
    list.view.cancelInteractiveTransition()
  }

  @Test func `X7 a transform in three dimensions and one in the plane are one`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(CATransform3DIsIdentity(attributes.transform3D))
    attributes.transform3D = CATransform3DMakeScale(2, 3, 1)
    #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(attributes.frame == CGRect(x: -5, y: -10, width: 20, height: 30))
    attributes.transform = CGAffineTransform(translationX: 4, y: 5)
    #expect(
      CATransform3DEqualToTransform(
        attributes.transform3D,
        CATransform3DMakeTranslation(4, 5, 0)
      )
    )
  }

  @Test func `X7 views take the transform of their attributes`() {
    final class Tilted: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
          let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
          var transform = CATransform3DIdentity
          transform.m34 = -0.002
          copy.transform3D = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
          return copy
        }
      }
    }
    let tilted = Tilted()
    tilted.itemSize = CGSize(width: 100, height: 100)
    list.view.collectionViewLayout = tilted
    list.view.layoutIfNeeded()
    let transform = list.cell(0, 0)?.transform3D
    #expect(transform.map(CATransform3DIsAffine) == false)
    #expect(abs((transform?.m11 ?? 0) - 0.5.squareRoot()) < 1e-9)
  }

  @Test func `X8 transforms are put together as matrices`() {
    let scaled: CATransform3D = CATransform3DMakeScale(2, 2, 2)
    let shifted: CATransform3D = CATransform3DMakeTranslation(1, 2, 3)
    let turned: CATransform3D = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let moved = CATransform3DTranslate(scaled, 1, 2, 3)
    #expect([moved.m41, moved.m42, moved.m43] == [2, 4, 6])
    #expect(CATransform3DEqualToTransform(moved, CATransform3DConcat(shifted, scaled)))
    let flat = CATransform3DGetAffineTransform(turned)
    #expect(CATransform3DIsAffine(turned))
    #expect(abs(flat.b - 1) < 1e-12)
    #expect(abs(flat.c + 1) < 1e-12)
  }

  @Test func `X9 a group without members shows nothing`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(50)
    )
    let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup(layoutSize: size))
    list.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    list.view.layoutIfNeeded()
    #expect(list.shown.isEmpty)
    #expect(NSCollectionLayoutGroup(layoutSize: size).subitems.isEmpty)
  }

  @Test func `X10 an empty configuration opens a menu with nothing`() {
    #expect(Headless.menu(of: UIContextMenuConfiguration()) == nil)
  }

  @Test func `X11 points convert between views of two trees by the frames of the roots`() {
    let lone = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    let (root, inner) = (UIView(), UIView(frame: CGRect(x: 3, y: 4, width: 400, height: 400)))
    root.addSubview(inner)
    let point = CGPoint(x: 10, y: 10)
    #expect(inner.convert(point, from: lone) == CGPoint(x: 17, y: 16))
    #expect(lone.convert(point, to: inner) == CGPoint(x: 17, y: 16))
    #expect(inner.convert(CGPoint(x: 17, y: 16), to: lone) == point)
  }

  @Test func `X11 converting there and back is nothing, in random trees`() {
    var generator = SeededGenerator(seed: 11)
    func tree() -> [UIView] {
      (0..<4).reduce(into: []) { views, _ in
        func number() -> CGFloat { CGFloat(Int.random(in: -50...50, using: &generator)) }
        let view = UIView(frame: CGRect(x: number(), y: number(), width: 20, height: 20))
        views.randomElement(using: &generator)?.addSubview(view)
        views.append(view)
      }
    }
    for _ in 0..<50 {
      let (first, second) = (tree(), tree())
      guard let start = first.last, let end = second.last else { continue }
      let point = CGPoint(x: 7, y: 9)
      #expect(start.convert(start.convert(point, to: end), from: end) == point)
      let outside = first[0].frame.origin
      let inRoot = start.convert(point, to: first[0])
      let shared = CGPoint(x: inRoot.x + outside.x, y: inRoot.y + outside.y)
      let expected = second[0].convert(shared, to: end)
      let corner = second[0].frame.origin
      #expect(
        start.convert(point, to: end)
          == CGPoint(x: expected.x - corner.x, y: expected.y - corner.y)
      )
    }
  }
}
