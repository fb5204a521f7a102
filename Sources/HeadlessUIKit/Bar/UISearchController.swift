/// What brings results up to date while a user searches.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search starts and ends, and whenever its text changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// What hears of a search that starts or ends; each method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called when the search is about to start.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has started.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called when the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search with a bar; its updater shows the results.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  private var isSearching = false

  /// Creates a search; results go into another controller's view, or into the one that is there.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.onEvent = { [weak self] in self?.follow($0) }
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    bar.onEvent = { [weak self] in self?.follow($0) }
  }

  /// The controller that was given for the results.
  public let searchResultsController: UIViewController?
  /// What brings the results up to date.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// What hears of the start and the end.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The bar.
  open var searchBar: UISearchBar { bar }
  /// Whether what is searched is dimmed until there is text.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the title makes room for the search.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the user searches; setting it starts or ends the search.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? start() : end() }
  }

  private func follow(_ event: UISearchBar.Event) {
    switch event {
    case .began: start()
    case .changed: if isSearching { update() }
    case .cancelled: end()
    }
  }

  private func start() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    bar.setShowsCancelButton(true, animated: true)
    delegate?.didPresentSearchController(self)
    update()
  }

  private func end() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    bar.setShowsCancelButton(false, animated: true)
    bar.resignFirstResponder()
    bar.searchTextField.text = ""
    delegate?.didDismissSearchController(self)
    update()
  }

  private func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}
