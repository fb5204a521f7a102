#if canImport(FoundationInternationalization)
import FoundationInternationalization
#endif

/// The wheels of a date picker, for the columns of its mode.
@preconcurrency @MainActor final class DateWheels: UIView {
  /// The component of the date in a column.
  private enum Column {
    case day, month, year, hour, minute
  }

  private static let firstYear = 1900
  private static let lastYear = 2100

  weak var owner: UIDatePicker?
  private let picker = UIPickerView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picker.dataSource = self
    picker.delegate = self
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  func reload() {
    picker.reloadAllComponents()
  }

  /// Turns the wheels to the owner's value.
  func showValue() {
    guard let owner else { return }
    for (index, column) in columns.enumerated() {
      picker.selectRow(row(of: column, owner), inComponent: index, animated: false)
    }
  }

  private var columns: [Column] {
    switch owner?.datePickerMode {
    case .time, .countDownTimer: [.hour, .minute]
    case .date: [.day, .month, .year]
    case .dateAndTime: [.day, .month, .year, .hour, .minute]
    case nil: []
    }
  }

  private func row(of column: Column, _ owner: UIDatePicker) -> Int {
    if owner.datePickerMode == .countDownTimer {
      let minutes = Int(owner.countDownDuration / 60)
      return column == .hour ? minutes / 60 : minutes % 60 / owner.minuteInterval
    }
    let parts = owner.effectiveCalendar.dateComponents(
      [.day, .month, .year, .hour, .minute],
      from: owner.date
    )
    switch column {
    case .day: return (parts.day ?? 1) - 1
    case .month: return (parts.month ?? 1) - 1
    case .year: return (parts.year ?? Self.firstYear) - Self.firstYear
    case .hour: return parts.hour ?? 0
    case .minute: return (parts.minute ?? 0) / owner.minuteInterval
    }
  }

  private func take(_ row: Int, of column: Column, _ owner: UIDatePicker) {
    if owner.datePickerMode == .countDownTimer {
      let minutes = Int(owner.countDownDuration / 60)
      let hours = column == .hour ? row : minutes / 60
      let rest = column == .minute ? row * owner.minuteInterval : minutes % 60
      return owner.userPicks(duration: TimeInterval((hours * 60 + rest) * 60))
    }
    let calendar = owner.effectiveCalendar
    var parts = calendar.dateComponents(
      [.day, .month, .year, .hour, .minute],
      from: owner.date
    )
    switch column {
    case .day: parts.day = row + 1
    case .month: parts.month = row + 1
    case .year: parts.year = row + Self.firstYear
    case .hour: parts.hour = row
    case .minute: parts.minute = row * owner.minuteInterval
    }
    // In a shorter month, the 31st becomes its last day.
    var month = parts
    month.day = 1
    if let start = calendar.date(from: month),
      let days = calendar.range(of: .day, in: .month, for: start)
    {
      parts.day = min(parts.day ?? 1, days.count)
    }
    if let date = calendar.date(from: parts) { owner.userPicks(date) }
    showValue()
  }
}

extension DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch columns[component] {
    case .day: 31
    case .month: 12
    case .year: Self.lastYear - Self.firstYear + 1
    case .hour: 24
    case .minute: 60 / max(1, owner?.minuteInterval ?? 1)
    }
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    switch columns[component] {
    case .day: return "\(row + 1)"
    case .month:
      let names = owner?.effectiveCalendar.standaloneMonthSymbols ?? []
      return names.indices.contains(row) ? names[row] : "\(row + 1)"
    case .year: return "\(row + Self.firstYear)"
    case .hour: return "\(row)"
    case .minute:
      let minute = row * (owner?.minuteInterval ?? 1)
      return minute < 10 ? "0\(minute)" : "\(minute)"
    }
  }

  func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {
    if let owner { take(row, of: columns[component], owner) }
  }
}
