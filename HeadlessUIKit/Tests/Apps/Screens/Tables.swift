// Apps unwrap and cast by force.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// Settings in groups, each row made where it is asked for.
class SettingsViewController: UITableViewController, TextSizeCellDelegate {
  private enum Section: Int, CaseIterable { case general, text, danger }

  private(set) var isSoundOn = true
  private(set) var textSize: Float = 3

  init() {
    if #available(iOS 13.0, *) {
      super.init(style: .insetGrouped)
    } else {
      super.init(style: .grouped)
    }
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(ValueTableCell.self, forCellReuseIdentifier: ValueTableCell.identifier)
    tableView.register(ToggleTableCell.self, forCellReuseIdentifier: "toggle")
    tableView.register(ButtonTableCell.self, forCellReuseIdentifier: "button")
    tableView.register(
      CapitalsHeaderView.self,
      forHeaderFooterViewReuseIdentifier: CapitalsHeaderView.reuseID
    )
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 30
    tableView.cellLayoutMarginsFollowReadableWidth = true
    tableView.tableFooterView = UIView()
    clearsSelectionOnViewWillAppear = true
    if navigationController?.viewControllers.first == self {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .cancel,
        target: self,
        action: #selector(dismissAnimated)
      )
    }
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "",
      style: .plain,
      target: nil,
      action: nil
    )
  }

  @objc private func dismissAnimated() { dismiss(animated: true, completion: nil) }

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section)! {
    case .general: return 2
    case .text: return 1
    case .danger: return 1
    }
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch (Section(rawValue: indexPath.section)!, indexPath.row) {
    case (.general, 0):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: ValueTableCell.identifier,
        for: indexPath
      )
      cell.textLabel?.text = "Language"
      cell.detailTextLabel?.text = Locale(identifier: "en").localizedString(forLanguageCode: "de")
      return cell
    case (.general, _):
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "toggle", for: indexPath) as! ToggleTableCell
      cell.textLabel?.text = "Sound"
      cell.isOn = isSoundOn
      cell.toggled = { [weak self] in self?.isSoundOn = $0 }
      return cell
    case (.text, _):
      var cell = tableView.dequeueReusableCell(withIdentifier: "plain")
      if cell == nil { cell = UITableViewCell(style: .subtitle, reuseIdentifier: "plain") }
      cell!.textLabel?.text = "Text size"
      cell!.detailTextLabel?.text = "\(Int(textSize))"
      return cell!
    case (.danger, _):
      guard
        let cell = tableView.dequeueReusableCell(withIdentifier: "button", for: indexPath)
          as? ButtonTableCell
      else {
        return UITableViewCell()
      }
      cell.configure(withTitle: "Sign out", role: .destructive)
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    section == Section.text.rawValue ? "Text" : nil
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    Section(rawValue: section) == .danger ? "What you wrote is kept." : nil
  }

  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    Section(rawValue: indexPath.section) == .general && indexPath.row == 1 ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch Section(rawValue: indexPath.section) {
    case .danger: askToSignOut(from: tableView.cellForRow(at: indexPath))
    case .general:
      navigationController?.pushViewController(LanguagesViewController(), animated: true)
    default: break
    }
  }

  private(set) var isSignedOut = false

  private func askToSignOut(from cell: UITableViewCell?) {
    let sheet = UIAlertController(title: nil, message: "Sign out?", preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(
        title: "Sign out",
        style: .destructive,
        handler: { _ in self.isSignedOut = true }
      )
    )
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    if let popover = sheet.popoverPresentationController, let cell = cell {
      popover.sourceView = cell
      popover.sourceRect = cell.bounds
      popover.permittedArrowDirections = [.up, .down]
    }
    present(sheet, animated: true)
  }

  func textSizeCell(_ cell: TextSizeCell, didChange value: Float) {
    textSize = value
    if let path = tableView.indexPath(for: cell) { tableView.reloadRows(at: [path], with: .none) }
  }
}

/// Languages in a list that is searched, with an index.
final class LanguagesViewController: UITableViewController, UISearchResultsUpdating {
  private let all = ["Danish", "Dutch", "English", "Finnish", "French", "German", "Greek"]
  private var found: [String] = []
  private lazy var sections: [(letter: String, names: [String])] = grouped(all)
  let search = UISearchController(searchResultsController: nil)

  private func grouped(_ names: [String]) -> [(letter: String, names: [String])] {
    Dictionary(grouping: names) { String($0.prefix(1)) }.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ChoiceCell.self, forCellReuseIdentifier: "choice")
    tableView.sectionIndexColor = .systemGray
    tableView.allowsMultipleSelection = false
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search languages"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text?.trimmingCharacters(in: .whitespaces) ?? ""
    sections = grouped(
      text.isEmpty ? all : all.filter { $0.range(of: text, options: .caseInsensitive) != nil }
    )
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    sections[section].letter
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.map { $0.letter }
  }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].names[indexPath.row]
    return cell
  }
}

/// An inbox with swipes, pulling to refresh and editing.
class InboxViewController: UIViewController {
  struct Mail: Hashable { var id: Int; var subject: String; var isUnread: Bool }

  @IBOutlet weak var tableView: UITableView!
  private let refreshControl = UIRefreshControl()
  private(set) var mails = (0..<20).map {
    Mail(id: $0, subject: "Mail \($0)", isUnread: $0 % 2 == 0)
  }
  private(set) var refreshes = 0

  override func loadView() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    self.tableView = tableView
    self.view = view
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Inbox"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(MailCell.self, forCellReuseIdentifier: "mail")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.estimatedRowHeight = 80
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.separatorInset.left = 28
    refreshControl.addTarget(self, action: #selector(refresh), for: .valueChanged)
    refreshControl.attributedTitle = NSAttributedString(string: "Looking for mail")
    tableView.refreshControl = refreshControl
    let backgroundLabel = UILabel()
    backgroundLabel.text = "No mail"
    backgroundLabel.textAlignment = .center
    tableView.backgroundView = backgroundLabel
    tableView.backgroundView?.isHidden = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
    toolbarItems =
      editing
      ? [
        UIBarButtonItem(
          title: "Delete",
          style: .plain,
          target: self,
          action: #selector(deleteSelected)
        ),
        UIBarButtonItem(
          image: UIImage(systemName: "flag"),
          style: .plain,
          target: self,
          action: #selector(flag)
        ),
      ]
      : nil
    navigationController?.setToolbarHidden(!editing, animated: animated)
  }

  @objc private func refresh() {
    refreshes += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.refreshControl.endRefreshing()
    }
  }

  private(set) var flagged: [Int] = []

  @objc private func flag() {
    flagged = (tableView.indexPathsForSelectedRows ?? []).map { mails[$0.row].id }
  }

  @objc func deleteSelected() {
    guard let paths = tableView.indexPathsForSelectedRows else { return }
    for path in paths.sorted(by: >) { mails.remove(at: path.row) }
    tableView.performBatchUpdates(
      { self.tableView.deleteRows(at: paths, with: .automatic) },
      completion: { _ in
        self.setEditing(false, animated: true)
      }
    )
  }
}

extension InboxViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.backgroundView?.isHidden = !mails.isEmpty
    return mails.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath) as? MailCell
    else {
      fatalError("Unexpected cell")
    }
    let mail = mails[indexPath.row]
    cell.configure(
      sender: "Somebody",
      subject: mail.subject,
      summary: "What it says",
      date: Date(timeIntervalSince1970: 0),
      isUnread: mail.isUnread
    )
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    mails.insert(mails.remove(at: source.row), at: destination.row)
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    mails.remove(at: indexPath.row)
    tableView.beginUpdates()
    tableView.deleteRows(at: [indexPath], with: .left)
    tableView.endUpdates()
  }
}

extension InboxViewController: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [unowned self] _, _, completion in
      self.mails.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let title = mails[indexPath.row].isUnread ? "Read" : "Unread"
    let toggle = UIContextualAction(style: .normal, title: title) { _, _, done in
      self.mails[indexPath.row].isUnread.toggle()
      if let cell = tableView.cellForRow(at: indexPath) as? MailCell {
        cell.isUnread = self.mails[indexPath.row].isUnread
      }
      done(true)
    }
    toggle.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [toggle])
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !tableView.isEditing else { return }
    mails[indexPath.row].isUnread = false
    let url = URL(string: "https://example.com/\(mails[indexPath.row].id)")!
    navigationController?.pushViewController(ArticleViewController(url: url), animated: true)
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    cell.backgroundColor = indexPath.row % 2 == 0 ? .systemBackground : .secondarySystemBackground
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let bottom = scrollView.contentSize.height - scrollView.bounds.height
    if scrollView.contentOffset.y > bottom - 100, bottom > 0 { view.setNeedsLayout() }
  }
}

/// Contacts from a diffable data source, with headers of sections.
final class ContactsViewController: UIViewController, UITableViewDelegate {
  enum Section: String, CaseIterable { case favorites = "Favorites", all = "All" }

  final class DataSource: UITableViewDiffableDataSource<Section, String> {
    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section)?.rawValue
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
  }

  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private(set) lazy var dataSource = DataSource(tableView: tableView) {
    tableView,
    indexPath,
    name in
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "account", for: indexPath) as? AccountTableCell
    cell?.configure(name: name, address: "\(name.lowercased())@example.com", image: nil)
    return cell
  }
  var favorites: Set<String> = ["Ada"] {
    didSet { applySnapshot(animating: viewIfLoaded?.window != nil) }
  }
  let names = ["Ada", "Alan", "Grace", "Hedy"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.delegate = self
    tableView.register(AccountTableCell.self, forCellReuseIdentifier: "account")
    dataSource.defaultRowAnimation = .fade
    applySnapshot(animating: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
  }

  private func applySnapshot(animating: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(names.filter(favorites.contains), toSection: .favorites)
    snapshot.appendItems(names.filter { !favorites.contains($0) }, toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: animating)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    guard let name = dataSource.itemIdentifier(for: indexPath) else { return }
    if favorites.contains(name) { favorites.remove(name) } else { favorites.insert(name) }
  }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let name = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: name as NSString, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
          UIPasteboard.general.string = name
        }
      ])
    }
  }
}
