/// Provides the number of columns and rows of a picker.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a column.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the content of rows and is notified of the user's choices; each method is optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a column, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows in a column, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  /// Returns the attributed title of a row.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called when the user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView,
    widthForComponent component: Int
  ) -> CGFloat {
    OptionalRequirement.reachedDefault()
    return 0
  }

  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat {
    OptionalRequirement.reachedDefault()
    return 0
  }

  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    OptionalRequirement.reachedDefault()
    return nil
  }

  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    OptionalRequirement.reachedDefault()
    return nil
  }

  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    OptionalRequirement.reachedDefault()
    return UIView()
  }

  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}
