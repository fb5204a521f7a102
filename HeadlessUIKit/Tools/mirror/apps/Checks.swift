import Foundation
import HeadlessUIKit

/// What is expected of the mirrored code, and how views are laid out for it.
@MainActor enum Checks {
  static var count = 0
  static var failures: [String] = []
  /// What is being tried.
  static var subject = ""

  /// Takes a complaint of HeadlessUIKit, such as one of constraints that contradict each other, for a failure.
  static func complain(_ words: String) {
    let lines = words.split(separator: "\n").filter { $0.contains("0x") || !$0.hasPrefix("\t") }
    failures.append("\(subject): \(lines.joined(separator: "\n  "))")
  }

  static func expect(_ isRight: Bool, _ words: String) {
    count += 1
    if !isRight { failures.append(words) }
  }

  static let long = String(repeating: "Some words that wrap. ", count: 8)

  /// What a layout is tried in.
  enum Place: Equatable { case list, table, header }

  /// The heights of a view in a window: with its text size from the start, and after another one.
  static func heights(
    _ make: () -> UIView,
    _ place: Place,
    _ width: CGFloat,
    _ size: UIContentSizeCategory,
    then other: UIContentSizeCategory? = nil
  ) -> [CGFloat] {
    Headless.withOwnTime {
      let host = UIView()
      let window = Headless.show(host, size: CGSize(width: width, height: 800))
      func prefer(_ size: UIContentSizeCategory) {
        Headless.setTraits(UITraitCollection(preferredContentSizeCategory: size), of: window)
      }
      prefer(size)
      let view = make()
      let table = place == .list ? nil : OneRow(view, isHeader: place == .header)
      if let table {
        table.table.frame = host.bounds
        host.addSubview(table.table)
      } else {
        // As a list that knows nothing of the cell places it first.
        view.frame = CGRect(x: 0, y: 0, width: width, height: 800)
        host.addSubview(view)
      }
      func height() -> CGFloat {
        window.layoutIfNeeded()
        if let table { return table.height }
        let fitting = view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        )
        view.frame = CGRect(origin: .zero, size: fitting)
        window.layoutIfNeeded()
        return fitting.height
      }
      var result = [height()]
      if let other {
        prefer(other)
        result.append(height())
      }
      (view as? UICollectionReusableView)?.prepareForReuse()
      (view as? UITableViewCell)?.prepareForReuse()
      (view as? UITableViewHeaderFooterView)?.prepareForReuse()
      window.isHidden = true
      return result
    }
  }

  /// Lays a cell out in two widths and two text sizes, and expects it to grow where a phone's does.
  static func cell(
    _ name: String,
    in place: Place = .list,
    growsWithText: Bool = true,
    follows: Bool = true,
    wraps: Bool = false,
    _ make: () -> UIView
  ) {
    subject = name
    let large = UIContentSizeCategory.accessibilityExtraLarge
    let narrow = heights(make, place, 320, .large, then: large)
    let wide = heights(make, place, 768, .large)[0]
    let narrowAndLarge = heights(make, place, 320, large)[0]
    let wideAndLarge = heights(make, place, 768, large)[0]
    expect(narrow[0] > 0 && wide > 0, "\(name) has no height")
    if growsWithText {
      expect(narrowAndLarge > narrow[0], "\(name) does not grow: \(narrow), \(narrowAndLarge)")
      expect(wideAndLarge > wide, "\(name) does not grow: \(wide), \(wideAndLarge)")
    } else {
      expect(narrowAndLarge == narrow[0], "\(name) grows: \(narrow), \(narrowAndLarge)")
    }
    if follows {
      expect(
        abs(narrow[1] - narrowAndLarge) < 0.01,
        "\(name) does not follow the text size: \(narrow[1]), \(narrowAndLarge)"
      )
    }
    if wraps { expect(wide < narrow[0], "\(name) does not wrap: \(narrow), \(wide)") }
  }

  static func button(_ label: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.accessibilityLabel == label { return button }
    return view.subviews.lazy.compactMap { button(label, in: $0) }.first
  }

  static func tapButton(_ label: String, in view: UIView) -> Bool {
    button(label, in: view).map { Headless.tap($0) } ?? false
  }

  static func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    if let view = view as? View { return view }
    return view.subviews.lazy.compactMap { first(type, in: $0) }.first
  }
}

/// A table with a view as its only row or header.
final class OneRow: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  private let view: UIView
  private let isHeader: Bool

  init(_ view: UIView, isHeader: Bool) {
    self.view = view
    self.isHeader = isHeader
    super.init()
    table.estimatedSectionHeaderHeight = 30
    table.dataSource = self
    table.delegate = self
  }

  var height: CGFloat {
    isHeader ? table.rectForHeader(inSection: 0).height : table.rectForRow(at: [0, 0]).height
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    view as? UITableViewCell ?? UITableViewCell()
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    isHeader ? view : nil
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    isHeader ? UITableView.automaticDimension : 0
  }
}
