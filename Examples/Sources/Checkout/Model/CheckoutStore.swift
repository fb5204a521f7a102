/// The order that is being written, which tells when it changes.
@MainActor
public final class CheckoutStore {
  private(set) var order: Order

  /// Whether the user has tried to buy, from when on mistakes are shown.
  private(set) var showsProblems = false

  /// Whether the order was sent.
  private(set) var isBought = false

  /// Called after each change.
  var onChange: @MainActor () -> Void = {}

  init(_ order: Order) {
    self.order = order
  }

  /// An order of a few things.
  public static var sample: CheckoutStore {
    CheckoutStore(
      Order(articles: [
        Article(id: 1, name: "Notebook, dotted", price: 1250, count: 1),
        Article(id: 2, name: "Fountain pen with a medium nib", price: 3900, count: 1),
      ])
    )
  }

  func setCount(_ count: Int, of id: Article.ID) {
    change { order in
      guard let index = order.articles.firstIndex(where: { $0.id == id }) else { return }
      order.articles[index].count = count
    }
  }

  func remove(_ id: Article.ID) {
    change { $0.articles.removeAll { $0.id == id } }
  }

  func setDelivery(_ delivery: Order.Delivery) {
    change { $0.delivery = delivery }
  }

  func setGift(_ isGift: Bool) {
    change { $0.isGift = isGift }
  }

  func write(_ text: String, into line: Address.Line) {
    change { $0.address[line] = text }
  }

  /// Sends the order, or returns the first line that has to be put right.
  func buy() -> Address.Line? {
    showsProblems = true
    let problem = order.address.firstProblem
    isBought = problem == nil && !order.articles.isEmpty
    onChange()
    return problem
  }

  private func change(_ change: (inout Order) -> Void) {
    let old = order
    change(&order)
    if order != old { onChange() }
  }
}
