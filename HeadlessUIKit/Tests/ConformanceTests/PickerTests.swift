import TestPlatform
import Testing

/// Columns of rows, and dates.
@MainActor @Suite(.serialized) struct PickerTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [["S", "M", "L", "XL"], ["red", "blue"]]
    var chosen: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component].count
    }

    func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? { rows[component][row] }

    func pickerView(
      _ pickerView: UIPickerView,
      didSelectRow row: Int,
      inComponent component: Int
    ) { chosen.append(rows[component][row]) }
  }

  private let root = UIView()
  private let window: UIWindow
  private let source = Source()
  private let picker = UIPickerView()

  init() {
    window = Headless.show(root, size: CGSize(width: 320, height: 480))
    picker.dataSource = source
    picker.delegate = source
    root.addSubview(picker)
    window.layoutIfNeeded()
  }

  @Test func `U27 a picker shows the rows of its columns, the first in the middle`() {
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 4)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(picker.intrinsicContentSize.height == 216)
    let label = picker.view(forRow: 1, forComponent: 0)?.first(UILabel.self) { _ in true }
    #expect(label?.text == "M")
  }

  @Test func `U28 the delegate hears of a row that a finger turns, not of one that is set`() {
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(source.chosen.isEmpty)
    let height = picker.rowSize(forComponent: 0).height
    let start = picker.convert(CGPoint(x: 80, y: 108), to: window)
    Headless.drag(
      from: start,
      to: CGPoint(x: start.x, y: start.y - 2 * height),
      in: window,
      duration: 1
    )
    #expect(source.chosen == ["XL"])
    #expect(picker.selectedRow(inComponent: 0) == 3)
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 3)
  }

  @Test func `U29 a picker that is loaded anew keeps its rows where they exist`() {
    picker.selectRow(3, inComponent: 0, animated: false)
    source.rows[0] = ["S", "M"]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 1)
    source.rows[0] = []
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func `U30 a date stays between its bounds, and a change by code sends no event`() {
    let picker = UIDatePicker()
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    picker.minimumDate = noon
    picker.date = noon - 60
    #expect(picker.date == noon)
    picker.maximumDate = noon + 60
    picker.setDate(noon + 3600, animated: false)
    #expect(picker.date == noon + 60)
    #expect(events == 0)
  }

  @Test func `U31 a date picker is small unless it counts time, and says so`() {
    let picker = UIDatePicker()
    #expect(picker.datePickerStyle == .compact)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.datePickerStyle == .wheels)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    #expect(picker.minuteInterval == 15)
  }

  @Test func `U32 a date picker in line shows the days of a month, and a tap chooses one`() throws {
    let picker = UIDatePicker()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    picker.calendar = calendar
    picker.locale = Locale(identifier: "en_US")
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.date = Date(timeIntervalSince1970: 86_400 * 14 + 3_600)
    #expect(picker.datePickerStyle == .inline)
    var chosen: [Date] = []
    picker.addAction(UIAction { _ in chosen.append(picker.date) }, for: .valueChanged)
    let window = Headless.show(picker, size: picker.intrinsicContentSize)
    let day = try #require(window.first(UIButton.self) { $0.currentTitle == "20" && !$0.isHidden })
    #expect(Headless.tap(day))
    #expect(chosen == [Date(timeIntervalSince1970: 86_400 * 19 + 3_600)])
    picker.maximumDate = Date(timeIntervalSince1970: 86_400 * 20)
    window.layoutIfNeeded()
    let late = try #require(window.first(UIButton.self) { $0.currentTitle == "25" && !$0.isHidden })
    #expect(!late.isEnabled)
    let next = try #require(window.first(UIButton.self) { $0.currentTitle == "›" })
    #expect(Headless.tap(next))
    #expect(chosen.count == 1)
    picker.datePickerMode = .time
    #expect(picker.intrinsicContentSize != .zero)
  }
}
