import UIKit

/// A screen to sign in, which scrolls while the keyboard is there.
class SignInViewController: UIViewController {
  @IBOutlet private var scrollView: UIScrollView!
  private let nameField = UITextField()
  private let passwordField = UITextField()
  private lazy var signInButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Sign in", for: .normal)
    button.setTitle("Signing in", for: .disabled)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.backgroundColor = view.tintColor
    button.setTitleColor(.white, for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24)
    button.layer.cornerRadius = 8
    button.isEnabled = false
    button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
    return button
  }()
  var authenticate: (String, String) -> Bool = { _, _ in false }
  private(set) var isSignedIn = false

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    scrollView.keyboardDismissMode = .onDrag
    view.addSubview(scrollView)
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    nameField.placeholder = "Name"
    nameField.returnKeyType = .next
    nameField.autocapitalizationType = .none
    nameField.clearButtonMode = .whileEditing
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    passwordField.enablesReturnKeyAutomatically = true
    for field in [nameField, passwordField] {
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.delegate = self
      field.addTarget(self, action: #selector(textChanged), for: .editingChanged)
    }
    let stack = UIStackView(arrangedSubviews: [nameField, passwordField, signInButton])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 40),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.centerXAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerXAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -48),
    ])
    let center = NotificationCenter.default
    center.addObserver(
      self,
      selector: #selector(keyboardChanged(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification,
      object: nil
    )
    center.addObserver(
      self,
      selector: #selector(keyboardHidden),
      name: UIResponder.keyboardWillHideNotification,
      object: nil
    )
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    nameField.becomeFirstResponder()
  }

  @objc private func keyboardChanged(_ note: NSNotification) {
    guard
      let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
      let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
        as? TimeInterval
    else { return }
    let frame = view.convert(value.cgRectValue, from: nil)
    UIView.animate(withDuration: duration) {
      self.scrollView.contentInset.bottom = max(0, self.view.bounds.maxY - frame.minY)
      self.scrollView.verticalScrollIndicatorInsets = self.scrollView.contentInset
    }
  }

  @objc private func keyboardHidden() { scrollView.contentInset = .zero }

  @objc private func textChanged() {
    signInButton.isEnabled = nameField.hasText && passwordField.hasText
  }

  @objc func signIn() {
    view.endEditing(true)
    guard authenticate(nameField.text ?? "", passwordField.text ?? "") else {
      let alert = UIAlertController(title: "Wrong password", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [weak self] _ in
          self?.passwordField.text = nil
          self?.textChanged()
        }
      )
      return present(alert, animated: true)
    }
    isSignedIn = true
  }
}

extension SignInViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    switch textField {
    case nameField: passwordField.becomeFirstResponder()
    case passwordField where signInButton.isEnabled: signIn()
    default: textField.resignFirstResponder()
    }
    return false
  }
}

/// A conversation with a bar to write in that stays at the keyboard.
final class ConversationViewController: UIViewController, UITableViewDataSource, UITextViewDelegate
{
  private let tableView = UITableView()
  private(set) lazy var composer = ComposerView()
  private(set) var messages: [String] = ["Hello"]

  override var inputAccessoryView: UIView? { composer }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.keyboardDismissMode = .interactive
    tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    composer.textView.delegate = self
    composer.sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)
  }

  @objc func send() {
    guard let text = composer.textView.text, !text.isEmpty else { return }
    messages.insert(text, at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
    tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    composer.textView.text = ""
    composer.invalidateIntrinsicContentSize()
  }

  func textViewDidChange(_ textView: UITextView) {
    composer.sendButton.isEnabled = textView.hasText
    composer.invalidateIntrinsicContentSize()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "message")
      ?? UITableViewCell(style: .default, reuseIdentifier: "message")
    cell.transform = tableView.transform
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = messages[indexPath.row]
    return cell
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "\r", modifierFlags: .command, action: #selector(send))]
  }
}

/// The bar to write in, as high as its text.
final class ComposerView: UIView {
  let textView = UITextView()
  let sendButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = .flexibleHeight
    textView.isScrollEnabled = false
    textView.font = .preferredFont(forTextStyle: .body)
    textView.layer.borderWidth = 1
    textView.layer.borderColor = UIColor.systemGray4.cgColor
    textView.layer.cornerRadius = 8
    sendButton.setTitle("Send", for: .normal)
    sendButton.isEnabled = false
    let stack = UIStackView(arrangedSubviews: [textView, sendButton])
    stack.alignment = .bottom
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize { .zero }
}

/// Filters in a popover or in a sheet, with a date and segments.
final class FilterViewController: UIViewController, UIPopoverPresentationControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  private let datePicker = UIDatePicker()
  private let segments = UISegmentedControl(items: ["All", "Unread"])
  private let slider = UISlider()
  var onApply: ((_ isUnreadOnly: Bool, _ since: Date) -> Void)?
  private(set) var wasDismissed = false

  static func present(
    from controller: UIViewController,
    sender: UIBarButtonItem
  ) -> FilterViewController {
    let filter = FilterViewController()
    if UIDevice.current.userInterfaceIdiom == .pad {
      filter.modalPresentationStyle = .popover
      filter.popoverPresentationController?.barButtonItem = sender
      filter.popoverPresentationController?.delegate = filter
      filter.popoverPresentationController?.permittedArrowDirections = .up
    } else {
      filter.modalPresentationStyle = .pageSheet
      filter.sheetPresentationController?.detents = [
        .custom(identifier: .init("small")) { context in context.maximumDetentValue * 0.4 },
        .large(),
      ]
      filter.sheetPresentationController?.preferredCornerRadius = 20
      filter.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    filter.presentationController?.delegate = filter
    controller.present(filter, animated: true)
    return filter
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 320, height: 240)
    isModalInPresentation = false
    datePicker.datePickerMode = .date
    datePicker.preferredDatePickerStyle = .compact
    datePicker.maximumDate = Date()
    datePicker.date = Date(timeIntervalSince1970: 0)
    segments.selectedSegmentIndex = 0
    slider.addTarget(self, action: #selector(slid(_:)), for: [.valueChanged, .touchUpInside])
    let apply = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Apply") { [weak self] _ in self?.apply() }
    )
    let stack = UIStackView(arrangedSubviews: [datePicker, segments, slider, apply])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      guide.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  @objc private func slid(_ sender: UISlider) {
    sender.setValue(sender.value.rounded(), animated: true)
  }

  private func apply() {
    onApply?(segments.selectedSegmentIndex == 1, datePicker.date)
    dismiss(animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    wasDismissed = true
  }
}

/// The tabs of an app, as its coordinator makes them.
final class MainTabBarController: UITabBarController, UITabBarControllerDelegate {
  let inbox = InboxViewController()
  let settings = SettingsViewController()
  private(set) var repeated = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
    let first = UINavigationController(rootViewController: inbox)
    first.navigationBar.standardAppearance = appearance
    first.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 0)
    first.tabBarItem.badgeValue = "3"
    first.navigationBar.prefersLargeTitles = true
    let second = UINavigationController(rootViewController: settings)
    second.tabBarItem = UITabBarItem(
      title: "Settings",
      image: UIImage(systemName: "gear"),
      selectedImage: UIImage(systemName: "gear.circle.fill")
    )
    setViewControllers([first, second], animated: false)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    guard viewController == selectedViewController else { return true }
    repeated += 1
    (viewController as? UINavigationController)?.popToRootViewController(animated: true)
    return false
  }
}
