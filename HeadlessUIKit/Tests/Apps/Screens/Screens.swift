import UIKit

/// A list of people that can be deleted, with an alert that asks before.
final class PeopleViewController: UIViewController, UICollectionViewDataSource {
  private(set) var people = ["Ada", "Grace", "Alan"]
  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("People", comment: "")
    view.backgroundColor = .systemBackground
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    layout?.itemSize = CGSize(width: view.bounds.width, height: 60)
    collectionView.register(ContactCell.self, forCellWithReuseIdentifier: "contact")
    collectionView.dataSource = self
    view.addSubview(collectionView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .trash,
      target: self,
      action: #selector(askToDelete(_:))
    )
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Delete all"
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(keyboardWillShow(notification:)),
      name: UIResponder.keyboardWillShowNotification,
      object: nil
    )
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func keyboardWillShow(notification: Notification) {
    guard
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    collectionView.contentInset.bottom = frame.height
  }

  @objc private func askToDelete(_ sender: UIBarButtonItem) {
    let style: UIAlertController.Style =
      UIDevice.current.userInterfaceIdiom == .pad ? .alert : .actionSheet
    let alert = UIAlertController(title: "Delete all?", message: nil, preferredStyle: style)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.people.removeAll()
        self?.collectionView.reloadData()
      }
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = sender
    present(alert, animated: true)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    people.count
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "contact", for: indexPath)
    (cell as? ContactCell)?.configure(name: people[indexPath.item], detail: "", number: "1")
    return cell
  }
}

extension PeopleViewController {
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in self.collectionView.collectionViewLayout.invalidateLayout() },
      completion: nil
    )
  }
}

/// An article with buttons to share it, to open it elsewhere and to copy its address.
class ArticleViewController: UIViewController {
  let url: URL

  init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    toolbarItems = [
      UIBarButtonItem(
        barButtonSystemItem: .action,
        target: self,
        action: #selector(share(_:))
      ),
      .flexibleSpace(),
      UIBarButtonItem(
        title: "Open",
        style: .plain,
        target: self,
        action: #selector(openElsewhere)
      ),
      UIBarButtonItem(title: "Copy", style: .plain, target: self, action: #selector(copyURL)),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  @IBAction func share(_ sender: UIBarButtonItem) {
    let controller = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    controller.popoverPresentationController?.barButtonItem = sender
    present(controller, animated: true, completion: nil)
  }

  @objc func openElsewhere() {
    guard UIApplication.shared.canOpenURL(url) else { return }
    UIApplication.shared.open(url, options: [:], completionHandler: nil)
  }

  @objc func copyURL() { UIPasteboard.general.url = url }
}

/// A screen that asks for a name, in a sheet of half the height.
final class NameViewController: UIViewController {
  var onDone: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 320, height: 200)
    if let sheet = sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
    )
  }

  @objc func handleTap(_ recognizer: UITapGestureRecognizer) {
    view.endEditing(true)
    ask()
  }

  func ask() {
    let alert = UIAlertController(title: "Name", message: "Yours", preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.addTarget(self, action: #selector(self.nameDidChange(_:)), for: .editingChanged)
    }
    let done = UIAlertAction(title: "Done", style: .default) { [weak self, weak alert] _ in
      self?.onDone?(alert?.textFields?.first?.text ?? "")
    }
    done.isEnabled = false
    alert.addAction(done)
    alert.preferredAction = done
    present(alert, animated: true)
  }

  @objc func nameDidChange(_ field: UITextField) {
    let alert = presentedViewController as? UIAlertController
    alert?.actions.first?.isEnabled = field.text?.isEmpty == false
  }
}
