import Roster

/// Shows an article with a stepper for its number; a swipe takes it out of the basket.
final class ArticleController: CellController<Article, NoState, ArticleCell> {
  private let store: CheckoutStore

  init(_ article: Article, store: CheckoutStore) {
    self.store = store
    super.init(article)
  }

  override class func size(
    of article: Article,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize { .automatic(estimated: 56) }

  override func didMount(on cell: ArticleCell) {
    bind(cell.stepper, .valueChanged) { controller, stepper in
      controller.store.setCount(Int(stepper.value), of: controller.viewModel.id)
    }
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
