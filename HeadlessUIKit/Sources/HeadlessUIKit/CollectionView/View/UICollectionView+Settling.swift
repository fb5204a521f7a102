extension UICollectionView {
  /// Replaces the cell of a moved item when its animation ends.
  ///
  /// UIKit does so since iOS 11, after a movement has ended or was cancelled. Until then the item
  /// is followed through updates.
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

  /// Replaces the cell of a visible item, whose selection is kept.
  func replaceCell(of item: ItemPosition) {
    let key = ElementKey.cell(item)
    guard let old = content.displayed.removeValue(forKey: key) else { return }
    display(old.attributes, initial: nil)
    old.view.endEditing(true)
    endDisplay(of: old.view, key)
  }
}
