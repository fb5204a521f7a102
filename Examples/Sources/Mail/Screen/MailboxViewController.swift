public import Roster

/// The messages that have come in: searched, swiped aside, edited several at a time, and opened.
public final class MailboxViewController: UIViewController {
  private let mailbox: Mailbox
  let search = UISearchController(searchResultsController: nil)
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())

  /// What turns one state of the list into the next.
  public private(set) lazy var adapter = ListAdapter(collectionView)

  private lazy var deleteItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.deleteSelection() }
  )
  private lazy var readItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Mark as read") { [weak self] _ in self?.markSelection() }
  )

  /// Makes a screen for a mailbox.
  public init(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.rightBarButtonItem = editButtonItem
    toolbarItems = [readItem, .flexibleSpace(), deleteItem]
    mailbox.onChange = { [weak self] in self?.showMessages() }
    adapter.focusMode = .items
    adapter.observeSelection { [weak self] _ in self?.updateButtons() }
    showMessages()
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    adapter.setEditing(editing, animated: animated)
    navigationController?.setToolbarHidden(!editing, animated: animated)
    updateButtons()
  }

  private func showMessages() {
    title = mailbox.unreadCount == 0 ? "Inbox" : "Inbox (\(mailbox.unreadCount))"
    let query = search.searchBar.text ?? ""
    adapter.apply(
      MessageList(mailbox: mailbox, query: query) { [weak self] in self?.open($0) }
    )
  }

  private func open(_ id: Message.ID) {
    guard let message = mailbox.message(id) else { return }
    mailbox.setRead(true, [id])
    navigationController?.pushViewController(MessageViewController(message), animated: true)
  }

  private var selectedMessages: Set<Message.ID> {
    Set(adapter.selectedItems.compactMap { $0.identifier(of: MessageController.self) })
  }

  private func updateButtons() {
    for item in [deleteItem, readItem] { item.isEnabled = !adapter.selection.isEmpty }
  }

  private func deleteSelection() {
    mailbox.delete(selectedMessages)
    setEditing(false, animated: true)
  }

  private func markSelection() {
    mailbox.setRead(true, selectedMessages)
    setEditing(false, animated: true)
  }
}

extension MailboxViewController: UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) {
    showMessages()
  }
}
