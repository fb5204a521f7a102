extension UICollectionView {
  /// Keeps a view alive that is no longer displayed, as long as the user is typing in it.
  ///
  /// The view is out of sight and shows no element. If its element becomes visible again, the
  /// element gets another view.
  func keepAlive(_ view: UICollectionReusableView, _ key: ElementKey) {
    announceEnd(of: view, key)
    view.isHidden = true
    guard view.collectionView === self, view.firstResponderInside != nil else {
      return recycle(view, key)
    }
    content.keptAlive.append((key, view))
  }

  /// Releases the views in which the user is no longer typing.
  func releaseKeptAlive() {
    releaseKeptAlive { $0.firstResponderInside == nil }
  }

  /// Ends editing in the views that are kept alive, and releases them.
  func dropKeptAlive() {
    for (_, view) in content.keptAlive { view.endEditing(true) }
    releaseKeptAlive { _ in true }
  }

  private func releaseKeptAlive(where isDone: (UICollectionReusableView) -> Bool) {
    let released = content.keptAlive.filter { isDone($0.view) }
    content.keptAlive.removeAll { isDone($0.view) }
    for (key, view) in released { recycle(view, key) }
  }

  /// Ends editing in the views of deleted items.
  func resignFirstResponders(of departures: [Departure], _ mapping: PositionMapping) {
    for departure in departures { resignFirstResponder(inDeleted: departure.view) }
    let kept = content.keptAlive
    content.keptAlive = []
    for (key, view) in kept {
      if let newKey = mapping.newKey(ofOld: key) {
        content.keptAlive.append((newKey, view))
      } else {
        resignFirstResponder(inDeleted: view)
        content.keptAlive.append((key, view))
      }
    }
    releaseKeptAlive()
  }

  private func resignFirstResponder(inDeleted view: UICollectionReusableView) {
    guard !view.endEditing(false) else { return }
    fail(
      "F-FIRSTRESP",
      "The first responder contained inside of a deleted section or item refused to resign."
    )
    view.endEditing(true)
  }
}
