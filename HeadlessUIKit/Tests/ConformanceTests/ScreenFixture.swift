import TestPlatform

/// A controller that writes down what it hears.
final class Screen: UIViewController {
  private let name: String
  private let log: GestureLog

  init(_ name: String, _ log: GestureLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func note(_ event: String, _ animated: Bool = false) {
    let isTold = animated && navigationController == nil
    log.entries.append("\(name) \(event)\(isTold ? " animated" : "")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear", animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("is appearing", animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear", animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear", animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear", animated)
  }
  override func viewWillLayoutSubviews() { note("will layout") }
  override func viewDidLayoutSubviews() { note("did layout") }
  override func viewSafeAreaInsetsDidChange() { note("safe area") }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    log.entries.append("\(name) editing \(editing)\(animated ? " animated" : "")")
  }
}

extension UIView {
  /// The first view of a kind inside this one that answers a question with yes.
  func first<Kind: UIView>(_ kind: Kind.Type, where isWanted: (Kind) -> Bool) -> Kind? {
    if let view = self as? Kind, isWanted(view) { return view }
    for subview in subviews {
      if let found = subview.first(kind, where: isWanted) { return found }
    }
    return nil
  }
}
