public import Roster

/// A screen on which the user looks an order over, says where it goes, and buys it.
public final class CheckoutViewController: UIViewController {
  private let store: CheckoutStore
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: ListLayout()
  )

  /// What turns one state of the list into the next.
  public private(set) lazy var adapter = ListAdapter(collectionView)

  /// Makes a screen for an order.
  public init(store: CheckoutStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Checkout"
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.keyboardDismissMode = .onDrag
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    adapter.avoidsKeyboard = true
    store.onChange = { [weak self] in self?.showOrder() }
    showOrder()
  }

  private func showOrder() {
    adapter.apply(
      CheckoutList(
        store: store,
        goOn: { [weak self] in self?.goOn(from: $0) },
        buy: { [weak self] in self?.buy() }
      )
    )
  }

  private func goOn(from line: Address.Line) {
    if let next = line.next {
      focus(next)
    } else {
      view.endEditing(true)
    }
  }

  private func buy() {
    view.endEditing(true)
    if let line = store.buy() { focus(line) }
  }

  private func focus(_ line: Address.Line) {
    guard let id = adapter.itemID(AddressController.self, id: line.rawValue) else { return }
    adapter.focus(id, animated: false) { _ in }
  }
}
