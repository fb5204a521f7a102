import Roster

/// The basket, how it comes, where it goes, and what it costs.
struct CheckoutList: ListContent {
  let store: CheckoutStore
  /// Called when the user is done with a line of the address.
  let goOn: (Address.Line) -> Void
  let buy: () -> Void

  var body: some ListContent {
    let order = store.order

    Section("basket") {
      Items(order.articles) { [store] in ArticleController($0, store: store) }
    }

    Section("options") {
      Item(Options(delivery: order.delivery, isGift: order.isGift)) { [store] in
        OptionsController($0, store: store)
      }
    }

    Section("address") {
      Items(Address.Line.allCases.map(row)) { [store] in AddressController($0, store: store) }
    }
    .onEvent(FinishedLine.self) { goOn($0.line) }

    Section("total") {
      Item(total, TotalController.init)
    }
    .onEvent(Purchase.self) { _ in buy() }
  }

  private var total: Total {
    Total(
      price: store.order.total,
      delivery: store.order.delivery.price,
      isBought: store.isBought
    )
  }

  private func row(_ line: Address.Line) -> AddressRow {
    let address = store.order.address
    return AddressRow(
      line: line,
      text: address[line],
      problem: store.showsProblems ? address.problem(with: line) : nil
    )
  }
}
