#if canImport(UIKit)
import UIKit

@MainActor func select(_ view: UICollectionView, _ path: IndexPath) {
  view.delegate?.collectionView(view, didSelectItemAt: path)  // expect: value of optional type
  view.delegate?.collectionView?(view, didSelectItemAt: path)
}

@MainActor func tap(_ window: UIWindow) {
  Headless.tap(at: .zero, in: window)  // expect: cannot find 'Headless' in scope
}

func width(of view: UIView) -> CGFloat {
  view.bounds.width  // expect: main actor-isolated property 'bounds'
}
#endif
