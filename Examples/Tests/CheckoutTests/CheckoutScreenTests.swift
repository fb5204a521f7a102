#if !canImport(UIKit)
import RosterTesting
import Testing

@testable import Checkout

/// The whole screen in a window, used as a person uses it.
@MainActor
@Suite struct CheckoutScreenTests {
  private let store = CheckoutStore.sample
  private let screen: CheckoutViewController
  private let list: ListHarness

  init() {
    screen = CheckoutViewController(store: store)
    list = ListHarness(showing: screen, list: screen.adapter)
  }

  private var total: String? {
    list.cell(TotalCell.self, at: [3, 0])?.priceLabel.text?.components(separatedBy: " incl").first
  }

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }

  private func field(_ line: Address.Line) throws -> UITextField {
    try #require(list.cell(AddressCell.self, at: [2, line.rawValue])).field
  }

  private func write(_ text: String, into line: Address.Line) throws {
    #expect(Headless.type(text, into: try field(line)))
    list.finishAnimations()
  }

  @Test func `the price follows the number, the delivery and the gift wrap`() throws {
    #expect(total == "56.40 €")
    let stepper = try #require(list.cell(ArticleCell.self, at: [0, 0])).stepper
    let plus = stepper.convert(CGPoint(x: 70, y: 16), to: list.window)
    Headless.tap(at: plus, in: list.window)
    list.finishAnimations()
    #expect(store.order.articles.first?.count == 2)
    #expect(total == "68.90 €")
    let options = try #require(list.cell(OptionsCell.self, at: [1, 0]))
    #expect(list.tap(options.giftSwitch))
    list.finishAnimations()
    #expect(total == "72.40 €")
    let control = options.deliveryControl
    let express = control.convert(
      CGPoint(x: control.bounds.width * 0.75, y: 16),
      to: list.window
    )
    Headless.tap(at: express, in: list.window)
    list.finishAnimations()
    #expect(total == "80.40 €")
  }

  @Test func `a swipe takes an article out, and nothing can be bought without one`() throws {
    #expect(list.swipe([0, 1], from: .trailing, choosing: "Remove"))
    list.finishAnimations()
    #expect(total == "17.40 €")
    #expect(list.swipe([0, 0], from: .trailing, choosing: "Remove"))
    list.finishAnimations()
    #expect(try !#require(list.cell(TotalCell.self, at: [3, 0])).buyButton.isEnabled)
  }

  @Test func `the return key leads from line to line and ends after the last`() throws {
    try write("Mina\n", into: .name)
    #expect(try field(.email).isFirstResponder)
    #expect(Headless.type("mina@example.org\n", into: try field(.email)))
    #expect(try field(.postcode).isFirstResponder)
    #expect(Headless.type("10115\n", into: try field(.postcode)))
    #expect(try !field(.postcode).isFirstResponder)
    #expect(store.order.address.firstProblem == nil)
  }

  @Test func `buying shows what is wrong, makes room for it and leads there`() throws {
    try write("Mina\n", into: .name)
    let height = try #require(list.cell(AddressCell.self, at: [2, 1])).frame.height
    #expect(list.tap("Buy"))
    list.finishAnimations()
    let row = try #require(list.cell(AddressCell.self, at: [2, 1]))
    #expect(row.frame.height > height)
    #expect(row.field.isFirstResponder)
    #expect(texts(in: row).contains("An address has a name, an @ and a domain."))
    try write("mina@example.org\n", into: .email)
    try write("10115\n", into: .postcode)
    #expect(list.tap("Buy"))
    list.finishAnimations()
    #expect(store.isBought)
    #expect(list.cell(TotalCell.self, at: [3, 0])?.buyButton.currentTitle == "Thank you")
  }

  @Test func `a long name wraps, and its row grows`() throws {
    let short = try #require(list.cell(ArticleCell.self, at: [0, 0])).frame.height
    let long = try #require(list.cell(ArticleCell.self, at: [0, 1])).frame.height
    #expect(long > short)
  }

  @Test func `the list ends above the keyboard, and the field in use is seen`() throws {
    try write("10115", into: .postcode)
    Headless.showKeyboard(height: 300, in: list.window)
    list.window.layoutIfNeeded()
    #expect(list.collectionView.adjustedContentInset.bottom >= 300)
    let field = try field(.postcode)
    #expect(field.isFirstResponder)
    let place = field.convert(field.bounds, to: list.window)
    #expect(place.maxY <= list.window.bounds.maxY - 300)
  }
}
#endif
