import HeadlessUIKit
import Testing

/// Dates that a person chooses.
@MainActor @Suite(.serialized) struct DatePickerTests {
  private let window: UIWindow
  private let picker = UIDatePicker()
  private let calendar: Calendar

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    self.calendar = calendar
    picker.calendar = calendar
    picker.locale = Locale(identifier: "en_US")
    let root = UIView()
    window = Headless.show(root, size: CGSize(width: 320, height: 300))
    picker.frame = CGRect(x: 10, y: 10, width: 300, height: 216)
    root.addSubview(picker)
  }

  private func date(_ day: Int, _ month: Int, _ hour: Int = 0) -> Date {
    let parts = DateComponents(year: 2026, month: month, day: day, hour: hour)
    return calendar.date(from: parts) ?? .distantPast
  }

  @Test func `a small one shows its date as text and takes another one`() {
    picker.datePickerMode = .date
    picker.date = date(31, 1)
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    #expect(texts == ["Jan 31, 2026"])
    picker.maximumDate = date(10, 2)
    #expect(Headless.pick(date(20, 2), in: picker))
    #expect(picker.date == date(10, 2))
    #expect(texts == ["Feb 10, 2026"])
    #expect(events == 1)
    picker.isEnabled = false
    #expect(!Headless.pick(date(1, 2), in: picker))
  }

  @Test func `columns turn to the date, and a day that a month lacks is its last`() throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.date = date(31, 1)
    window.layoutIfNeeded()
    let columns = try #require(picker.subviews.first?.subviews.first as? UIPickerView)
    #expect(columns.selectedRow(inComponent: 0) == 30)
    #expect(Headless.pick(1, inComponent: 1, of: columns))
    #expect(picker.date == date(28, 2))
    #expect(columns.selectedRow(inComponent: 0) == 27)
  }

  @Test func `a span of time is chosen in hours and steps of minutes`() throws {
    picker.datePickerMode = .countDownTimer
    picker.minuteInterval = 15
    window.layoutIfNeeded()
    let columns = try #require(picker.subviews.first?.subviews.first as? UIPickerView)
    #expect(columns.numberOfRows(inComponent: 1) == 4)
    Headless.pick(1, inComponent: 0, of: columns)
    Headless.pick(2, inComponent: 1, of: columns)
    #expect(picker.countDownDuration == 5400)
  }

  private var texts: [String] {
    picker.layoutIfNeeded()
    return (picker.subviews.first?.subviews ?? []).compactMap { ($0 as? UILabel)?.text }
  }
}
