#if canImport(FoundationInternationalization)
import FoundationInternationalization
#endif

/// The days of a month, with the time below them if the picker has one.
@preconcurrency @MainActor final class DateMonth: UIView {
  private static let width: CGFloat = 320
  private static let rowHeight: CGFloat = 44
  private static let dayNameHeight: CGFloat = 20
  private static let weeks = 6

  weak var owner: UIDatePicker?
  /// The number of months from that of the date to the one that is shown.
  private var months = 0
  private let title = UILabel()
  private let time = UILabel()
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private var names: [UILabel] = []
  private var days: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    names = (0..<7).map { _ in
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      return label
    }
    days = (0..<7 * Self.weeks).map { _ in UIButton(type: .system) }
    for (index, day) in days.enumerated() {
      day.addAction(
        UIAction { [weak self] _ in self?.choose(index) },
        for: .primaryActionTriggered
      )
    }
    for (button, step) in [(back, -1), (forward, 1)] {
      button.setTitle(step < 0 ? "‹" : "›", for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.turn(by: step) },
        for: .primaryActionTriggered
      )
    }
    for view in [title, time, back, forward] + names + days { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let rows = CGFloat(Self.weeks + (showsTime ? 2 : 1))
    return CGSize(width: Self.width, height: rows * Self.rowHeight + Self.dayNameHeight)
  }

  private var showsTime: Bool { owner?.datePickerMode == .dateAndTime }

  /// Shows the month of the owner's date.
  func showValue() {
    months = 0
    showMonth()
  }

  private func turn(by step: Int) {
    months += step
    showMonth()
  }

  private func showMonth() {
    guard let owner, let first = firstDay else { return }
    let calendar = owner.effectiveCalendar
    let parts = calendar.dateComponents([.year, .month], from: first)
    let name = calendar.standaloneMonthSymbols[(parts.month ?? 1) - 1]
    title.text = "\(name) \(parts.year ?? 0)"
    time.text = owner.timeText
    time.isHidden = !showsTime
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    for (index, name) in names.enumerated() {
      name.text = symbols[(calendar.firstWeekday - 1 + index) % 7]
    }
    for (index, button) in days.enumerated() {
      let day = date(at: index)
      button.isHidden = day == nil
      guard let day else { continue }
      button.setTitle("\(calendar.component(.day, from: day))", for: .normal)
      let isChosen = calendar.isDate(day, inSameDayAs: owner.date)
      button.backgroundColor = isChosen ? owner.tintColor.withAlphaComponent(0.2) : nil
      button.layer.cornerRadius = Self.rowHeight / 2
      button.isEnabled = isAllowed(day, owner)
    }
    setNeedsLayout()
  }

  /// The first day of the month shown.
  private var firstDay: Date? {
    guard let owner else { return nil }
    let calendar = owner.effectiveCalendar
    let parts = calendar.dateComponents([.year, .month], from: owner.date)
    return calendar.date(from: parts).flatMap {
      calendar.date(byAdding: .month, value: months, to: $0)
    }
  }

  /// Returns the day at an index of the grid, or nil if the month has none there.
  private func date(at index: Int) -> Date? {
    guard let owner, let first = firstDay else { return nil }
    let calendar = owner.effectiveCalendar
    let offset = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    guard (offset..<offset + count).contains(index) else { return nil }
    return calendar.date(byAdding: .day, value: index - offset, to: first)
  }

  private func isAllowed(_ day: Date, _ owner: UIDatePicker) -> Bool {
    let calendar = owner.effectiveCalendar
    let isTooEarly = owner.minimumDate.map { day < calendar.startOfDay(for: $0) } ?? false
    return !isTooEarly && owner.maximumDate.map { day <= $0 } ?? true
  }

  private func choose(_ index: Int) {
    guard let owner, let day = date(at: index) else { return }
    let calendar = owner.effectiveCalendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: owner.date)
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    if let date = calendar.date(from: parts) { owner.userPicks(date) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = bounds.width / 7
    func frame(_ column: Int, _ y: CGFloat, _ columns: Int, _ height: CGFloat) -> CGRect {
      let place = isReversed ? 7 - column - columns : column
      return CGRect(x: CGFloat(place) * side, y: y, width: CGFloat(columns) * side, height: height)
    }
    title.frame = frame(0, 0, 5, Self.rowHeight)
    back.frame = frame(5, 0, 1, Self.rowHeight)
    forward.frame = frame(6, 0, 1, Self.rowHeight)
    for (index, name) in names.enumerated() {
      name.frame = frame(index, Self.rowHeight, 1, Self.dayNameHeight)
    }
    let top = Self.rowHeight + Self.dayNameHeight
    for (index, day) in days.enumerated() {
      day.frame = frame(index % 7, top + CGFloat(index / 7) * Self.rowHeight, 1, Self.rowHeight)
    }
    let below = top + CGFloat(Self.weeks) * Self.rowHeight
    time.frame = frame(0, below, 7, Self.rowHeight)
  }
}
