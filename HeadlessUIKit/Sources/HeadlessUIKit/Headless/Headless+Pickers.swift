extension Headless {
  /// Chooses a date as a user does, in the calendar or with the wheels of a date picker.
  ///
  /// The date is limited to the picker's bounds. Returns whether the picker receives touches.
  @preconcurrency @MainActor @discardableResult
  public static func pick(_ date: Date, in picker: UIDatePicker) -> Bool {
    guard picker.isEnabled, reach(picker) != nil else { return false }
    picker.userPicks(date)
    picker.window?.layoutIfNeeded()
    return true
  }

  /// Turns a row of a picker's column to the center with a finger, and returns whether that
  /// succeeded.
  @preconcurrency @MainActor @discardableResult
  public static func pick(_ row: Int, inComponent component: Int, of picker: UIPickerView) -> Bool {
    while picker.selectedRow(inComponent: component) != row {
      let before = picker.selectedRow(inComponent: component)
      guard let (middle, window) = reach(picker), before >= 0 else { return false }
      let size = picker.rowSize(forComponent: component)
      let others = (0..<component).reduce(0) { $0 + picker.rowSize(forComponent: $1).width }
      let corner = picker.convert(CGPoint(x: others + size.width / 2, y: 0), to: window)
      let rows = max(-2, min(2, row - before))
      tap(at: CGPoint(x: corner.x, y: middle.y + CGFloat(rows) * size.height), in: window)
      guard picker.selectedRow(inComponent: component) != before else { return false }
    }
    return true
  }
}
