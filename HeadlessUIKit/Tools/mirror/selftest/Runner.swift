import HeadlessUIKit

/// Lays the fixtures out in two widths and two text sizes, and prints what is wrong.
@main @MainActor enum Runner {
  static let text = "A sentence that is long enough to need more than one line in a narrow cell of a phone."
  static var problems: [String] = []

  static func main() {
    for cell in cells() { check(cell.name, cell.grows, cell.make) }
    screens()
    for problem in problems { print(problem) }
    print("\(cells().count) cells laid out, \(problems.count) problems.")
    if !problems.isEmpty { exit(1) }
  }

  static func cells() -> [(name: String, grows: Bool, make: () -> UIView)] {
    [
      ("TitleCell", true, { filled(TitleCell(style: .default, reuseIdentifier: nil)) { $0.titleLabel.text = text } }),
      ("SwitchCell", false, { filled(SwitchCell(style: .default, reuseIdentifier: nil)) { $0.textLabel?.text = "On" } }),
      ("OutletCell", false, { OutletCell(style: .default, reuseIdentifier: nil) }),
      ("ValueCell", false, { filled(ValueCell()) { $0.set("Name", "Value") } }),
      ("SubtitleCell", true, {
        filled(SubtitleCell(style: .default, reuseIdentifier: nil)) {
          $0.textLabel?.text = text
          $0.detailTextLabel?.text = text
        }
      }),
      ("MessageCell", true, { filled(MessageCell(style: .default, reuseIdentifier: nil)) { $0.text = text } }),
      ("RatingCell", false, { RatingCell(style: .default, reuseIdentifier: nil) }),
      ("FieldCell", false, { FieldCell(style: .default, reuseIdentifier: nil) }),
      ("AttributedCell", false, { filled(AttributedCell(style: .default, reuseIdentifier: nil)) { $0.show("Title", text) } }),
      ("ConfiguredCell", false, { filled(ConfiguredCell(style: .subtitle, reuseIdentifier: nil)) { $0.item = ("Title", text) } }),
      ("SectionHeader", true, { filled(SectionHeader(reuseIdentifier: nil)) { $0.title = "Header" } }),
      ("TagCell", true, { filled(TagCell(frame: .zero)) { $0.label.text = "swift" } }),
      ("ArticleCell", true, { filled(ArticleCell(frame: .zero)) { $0.configure(title: "Title", summary: text) } }),
      ("RowCell", false, { filled(RowCell(frame: .zero)) { $0.name = "Row" } }),
    ]
  }

  static func filled<View: UIView>(_ view: View, _ fill: (View) -> Void) -> View {
    fill(view)
    return view
  }

  static func height(_ make: () -> UIView, _ width: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
    let root = UIView()
    let window = Headless.show(root, size: CGSize(width: width, height: 800))
    Headless.setTraits(UITraitCollection(preferredContentSizeCategory: category), of: window)
    let view = make()
    root.addSubview(view)
    view.frame.size.width = width
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    view.frame.size = size
    view.layoutIfNeeded()
    return size.height
  }

  static func check(_ name: String, _ grows: Bool, _ make: () -> UIView) {
    for width in [320, 430] as [CGFloat] {
      let plain = height(make, width, .large)
      let large = height(make, width, .accessibilityExtraLarge)
      if plain < 20 { problems.append("\(name) is \(plain) high at a width of \(width)") }
      if grows, large <= plain { problems.append("\(name) does not grow with the text, at a width of \(width)") }
    }
  }

  static func screens() {
    for (controller, count) in [
      (SettingsViewController(style: .grouped) as UIViewController, 3), (ChatViewController(), 2),
      (ContactsViewController(), 3),
    ] {
      let window = Headless.show(controller, size: CGSize(width: 390, height: 844))
      window.layoutIfNeeded()
      let table = ([controller.view] + controller.view.subviews).lazy.compactMap { $0 as? UITableView }.first
      let found = table?.visibleCells.count ?? 0
      if found != count { problems.append("\(type(of: controller)) shows \(found) rows, and not \(count)") }
    }
    actions()
  }

  /// What selectors name is called by touches.
  static func actions() {
    let cell = SwitchCell(style: .default, reuseIdentifier: nil)
    var heard: [Bool] = []
    cell.onChange = { heard.append($0) }
    (cell.accessoryView as? UISwitch)?.isOn = true
    (cell.accessoryView as? UISwitch)?.sendActions(for: .valueChanged)
    if heard != [true] || !cell.isOn { problems.append("the switch's selector was not called") }
  }
}
