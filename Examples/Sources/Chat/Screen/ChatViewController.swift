public import Roster

/// A conversation: it begins at its end, stays there, and does not jump when earlier messages come in.
public final class ChatViewController: UIViewController {
  private let conversation: Conversation

  let composer = Composer()
  private lazy var composerTop = composer.topAnchor.constraint(
    equalTo: view.keyboardLayoutGuide.topAnchor
  )
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())

  /// What turns one state of the conversation into the next.
  public private(set) lazy var adapter = ListAdapter(collectionView)

  /// Makes a screen that shows a conversation.
  ///
  /// - Parameter conversation: What to show, and where messages go.
  public init(_ conversation: Conversation) {
    self.conversation = conversation
    super.init(nibName: nil, bundle: nil)
    title = "Sunday hike"
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .clear
    view.addSubview(collectionView)
    view.addSubview(composer)
    composer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      composerTop,
      composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      composer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    adapter.keepsAtBottom = true
    composer.onSend = { [weak self] in self?.send($0) }
    conversation.onChange = { [weak self] in self?.showMessages() }
    showMessages()
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    composerTop.constant = -composer.barHeight
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    collectionView.frame = CGRect(
      x: safe.minX,
      y: safe.minY,
      width: safe.width,
      height: max(0, composer.frame.minY - safe.minY)
    )
  }

  /// Who sends a message wants to see it, wherever the list is.
  private func send(_ text: String) {
    conversation.send(text)
    Task { await adapter.scrollToBottom() }
  }

  private func showMessages() {
    adapter.apply(ChatList(conversation: conversation))
  }
}
