import Roster

/// Shows an article with a stepper for its number; a swipe takes it out of the basket.
final class ArticleController: CellController<Article, NoState, ArticleCell> {
  private static let count = UIAction.Identifier("count")
  private let store: CheckoutStore

  init(_ article: Article, store: CheckoutStore) {
    self.store = store
    super.init(article)
  }

  override class func size(
    of article: Article,
    state: NoState,
    in container: Container
  ) -> ItemSize { .automatic(estimated: 56) }

  override func didMount(on cell: ArticleCell) {
    let count = UIAction(identifier: Self.count) { [weak self, weak cell] _ in
      guard let self, let cell else { return }
      store.setCount(Int(cell.stepper.value), of: viewModel.id)
    }
    cell.stepper.addAction(count, for: .valueChanged)
  }

  override func willUnmount(from cell: ArticleCell) {
    cell.stepper.removeAction(identifiedBy: Self.count, for: .valueChanged)
  }

  override func configure(_ cell: ArticleCell) {
    cell.show(viewModel)
  }

  override var trailingActions: [SwipeAction] {
    [
      SwipeAction("Remove", style: .destructive) { [weak self] in
        guard let self else { return }
        store.remove(viewModel.id)
      }
    ]
  }
}
