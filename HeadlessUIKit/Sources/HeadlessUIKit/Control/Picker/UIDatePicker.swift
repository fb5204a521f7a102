#if canImport(FoundationInternationalization)
import FoundationInternationalization
#endif

/// The styles of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
  /// The system's choice: compact, but wheels for a duration.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// The date as text on a background.
  case compact = 2
  /// The days of a month, or wheels where there are no days to choose.
  case inline = 3
}

/// A control for a date, a time, both, or a duration.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The modes of date pickers.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
  }

  private var chosenDate = Date(timeIntervalSinceReferenceDate: 0)
  private var span: TimeInterval = 0
  private let fields = DateFields()
  private let wheels = DateWheels()
  private let month = DateMonth()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    chosenDate = Date()
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The mode of the picker.
  open var datePickerMode: UIDatePicker.Mode = .dateAndTime { didSet { lookDidChange() } }

  /// The style that the app prefers.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { lookDidChange() } }

  /// The style of the picker.
  open var datePickerStyle: UIDatePickerStyle {
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  /// The date, limited to the bounds if they are in order.
  open var date: Date {
    get { chosenDate }
    set {
      chosenDate = limited(newValue)
      valueDidChange()
    }
  }

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// The first date that can be chosen.
  open var minimumDate: Date? { didSet { date = chosenDate } }
  /// The last date that can be chosen.
  open var maximumDate: Date? { didSet { date = chosenDate } }
  /// The duration in seconds, in the mode for durations.
  open var countDownDuration: TimeInterval {
    get { span }
    set {
      span = max(0, min(newValue, 86_340))
      valueDidChange()
    }
  }

  /// The step in minutes, which must divide an hour; other values count as one.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 {
        minuteInterval = 1
      }
      lookDidChange()
    }
  }

  /// The locale; nil means the user's.
  open var locale: Locale? { didSet { lookDidChange() } }
  /// The calendar that determines the days.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { chosenCalendar ?? .current }
    set {
      chosenCalendar = newValue
      lookDidChange()
    }
  }

  /// The time zone; nil means the calendar's.
  open var timeZone: TimeZone? { didSet { lookDidChange() } }

  private var chosenCalendar: Calendar?

  /// The calendar with the picker's time zone and locale.
  var effectiveCalendar: Calendar {
    var calendar = chosenCalendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    if let locale { calendar.locale = locale }
    return calendar
  }

  /// The date as text, such as “Jan 5, 2026”.
  var dateText: String { text(date: .abbreviated, time: .omitted) }

  /// The time of day as text, such as “9:41 AM”.
  var timeText: String { text(date: .omitted, time: .shortened) }

  private func text(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
    let calendar = effectiveCalendar
    let style = Date.FormatStyle(
      date: date,
      time: time,
      locale: locale ?? .current,
      calendar: calendar,
      timeZone: calendar.timeZone
    )
    return self.date.formatted(style)
  }

  open override var intrinsicContentSize: CGSize { content.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { content.intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    content.alpha = isEnabled ? 1 : 0.4
  }

  /// Sets the date that a user chose, and sends an event.
  func userPicks(_ date: Date) {
    let date = limited(date)
    guard date != chosenDate else { return }
    self.date = date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Sets the duration that a user chose, and sends an event.
  func userPicks(duration: TimeInterval) {
    guard duration != span else { return }
    countDownDuration = duration
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private var content: UIView {
    let hasDays = datePickerMode == .date || datePickerMode == .dateAndTime
    return switch datePickerStyle {
    case .wheels: wheels
    case .inline: hasDays ? month : wheels
    case .automatic, .compact: fields
    }
  }

  private func setUp() {
    wheels.owner = self
    month.owner = self
    lookDidChange()
  }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    let date = max(date, minimumDate ?? date)
    return min(date, maximumDate ?? date)
  }

  private func lookDidChange() {
    for view in [fields, wheels, month] where view !== content { view.removeFromSuperview() }
    if content.superview !== self { addSubview(content) }
    wheels.reload()
    valueDidChange()
  }

  private func valueDidChange() {
    fields.show(self)
    wheels.showValue()
    month.showValue()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
