/// An object that updates results while the user searches.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins or ends, and when its text changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller; each method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called when the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has begun.
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

/// A view controller for a search, with a search bar; its updater shows the results.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  private var isSearching = false

  /// Creates a search whose results appear in another view controller, or in the present one if it
  /// is nil.
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

  /// The view controller that shows the results.
  public let searchResultsController: UIViewController?
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate of the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The search bar.
  open var searchBar: UISearchBar { bar }
  /// Whether the content is dimmed until there is search text.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the search hides the navigation bar.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the search is active; setting it begins or ends the search.
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
