#if !canImport(UIKit)
import Checkout
import Roster

extension Scene {
  /// An order: counted, wrapped, put right where something is missing, and bought.
  @MainActor
  static var checkout: Scene {
    let store = CheckoutStore.sample
    return Scene(
      name: "checkout",
      makeScreen: {
        let controller = CheckoutViewController(store: store)
        let navigation = UINavigationController(rootViewController: controller)
        return Screen(controller: navigation, adapter: controller.adapter)
      },
      steps: [
        Step("Cells with constraints and stack views: each row is as high as it needs.") { _ in },
        Step("One notebook more, and wrapped as a gift: the price follows.") { stage in
          try stage.increase(besides: "Notebook, dotted")
          try stage.switchOn(besides: "Wrap as a gift")
        },
        Step("Buying shows what is missing, and leads there.") { stage in
          try stage.tap("Buy")
        },
        Step("The keyboard covers what is below, and the list keeps the line above it.") { stage in
          stage.showKeyboard()
        },
        Step("The return key leads from line to line.") { stage in
          try stage.type("Mina\n", into: "Name")
          try stage.type("mina@example.org\n", into: "Email")
          try stage.type("10115\n", into: "Postcode")
          stage.hideKeyboard()
        },
        Step("Bought.") { stage in
          try stage.tap("Buy")
        },
      ]
    )
  }
}
#endif
