extension UICollectionView {
  /// Leaves a view alive whose display has ended, as long as the user types into it.
  ///
  /// It is out of sight and shown for nothing. Should its element come back into sight before, that gets
  /// another view.
  func keepAlive(_ view: UICollectionReusableView, _ key: ElementKey) {
    announceEnd(of: view, key)
    guard view.superview === self, view.firstResponderInside != nil else {
      view.removeFromSuperview()
      return recycle(view, key)
    }
    view.isHidden = true
    content.keptAlive.append((key, view))
  }

  /// Gives back the views that the user does not type into any longer.
  func releaseKeptAlive() {
    releaseKeptAlive { $0.firstResponderInside == nil }
  }

  /// Takes the typing from the views that outlive their display, and gives them back.
  func dropKeptAlive() {
    for (_, view) in content.keptAlive { view.endEditing(true) }
    releaseKeptAlive { _ in true }
  }

  private func releaseKeptAlive(where isDone: (UICollectionReusableView) -> Bool) {
    let released = content.keptAlive.filter { isDone($0.view) }
    content.keptAlive.removeAll { isDone($0.view) }
    for (key, view) in released {
      view.isHidden = false
      view.removeFromSuperview()
      recycle(view, key)
    }
  }

  /// Takes the typing from the views of items that an update has deleted.
  func resignFirstResponders(of departures: [Departure], _ mapping: PositionMapping) {
    for (_, element) in departures { resignFirstResponder(inDeleted: element.view) }
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
