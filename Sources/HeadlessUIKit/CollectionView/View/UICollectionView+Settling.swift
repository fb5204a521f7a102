extension UICollectionView {
  /// Has the cell of an item that was put down or taken back replaced when the item has come to rest.
  ///
  /// UIKit does so since iOS 11, after the end and after the cancellation of a movement. The item
  /// is followed through updates until then.
  func replaceCellLater(of item: ItemPosition) {
    activity.settling.insert(item)
    finishLater(animated: true) { [weak self] in self?.replaceSettledCells() }
  }

  private func replaceSettledCells() {
    guard !activity.isBusy, activity.movement == nil else { return }
    let settled = activity.settling.sorted()
    activity.settling = []
    layoutIfNeeded()
    activity.isCommitting = true
    for item in settled where validCounts().contains(item) { replaceCell(of: item) }
    activity.isCommitting = false
    reportViewsThatWereNotReturned()
    setNeedsLayout()
  }

  /// Shows another cell for a visible item; its selection stays.
  func replaceCell(of item: ItemPosition) {
    let key = ElementKey.cell(item)
    guard let old = content.displayed.removeValue(forKey: key) else { return }
    display(old.attributes, initial: nil)
    old.view.endEditing(true)
    endDisplay(of: old.view, key)
  }
}
