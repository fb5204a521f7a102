import TestPlatform

/// A table of words in sections, which writes down what it is asked and told.
@MainActor final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  let view: UITableView
  var sections: [[String]]
  var events: [String] = []
  var titles: [String?] = []
  var editable = true

  init(_ sections: [[String]], style: UITableView.Style = .plain) {
    self.sections = sections
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
    super.init()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    view.rowHeight = 44
    view.dataSource = self
    view.delegate = self
  }

  func row(_ section: Int, _ row: Int) -> UITableViewCell? {
    view.cellForRow(at: IndexPath(row: row, section: section))
  }

  var shown: [String] { view.visibleCells.compactMap { $0.textLabel?.text } }

  private func note(_ text: String, _ path: IndexPath) {
    events.append("\(text) \(path.section)-\(path.row)")
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell", indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { editable }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { note("willDisplay", indexPath) }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { note("didEndDisplaying", indexPath) }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return sections[indexPath.section][indexPath.row] == "forbidden" ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }
}
