import Foundation
import RosterTesting

/// A screen with products, for explorations, and how it is changed and held to laws of its own.
@MainActor
func exploreShop(_ fault: ShopFault, steps: Int = 2_000) -> Exploration<Shop> {
  explore(steps: steps, seed: 3, list: \.adapter) { Shop(fault) }
    .whileUpdating("add") { shop, random in shop.add(Int.random(in: 0..<9, using: &random)) }
    .whileUpdating("remove") { shop, random in
      for _ in 0..<3 { shop.remove(Int.random(in: 0..<9, using: &random)) }
    }
    .whileUpdating("shuffle") { shop, random in shop.shuffle(using: &random) }
    .whileUpdating("price") { shop, random in
      shop.changePrice(Int.random(in: 0..<9, using: &random))
    }
    .holds("the total is the sum of the prices") { $0.total == $0.sum }
    .holds("every tap is counted") { $0.taps == $0.countedTaps }
    .holds("what is bought costs what it says") { !$0.isPriceWrong }
}

/// A fault in a copy of one screen.
enum ShopFault: CaseIterable, Sendable {
  case none, changingIdentifier, oldModel, heightForgetsTextSize, duplicateIdentifier, badHeight
  case stateInCell, keptController, keptScreen, countsConfigurations, badgeIsNotReset, neverEqual
  case ignoresPrice, negativeHeight, conflictingConstraints, wrongTotal, scrollsToNowhere
  case updatesBehindTheList, longTextIsCut, changesStateInConfigure, textInCell
  case constraintBreaksAtXXL, taskOutlivesItem, averageOfNone, delegateIsDropped, endsEditing
  case closureKeepsModel, heightIsCached, observerIsKept

  /// The laws that the fault may break first.
  var laws: Set<String> {
    switch self {
    case .none: []
    case .changingIdentifier, .neverEqual: ["nothingToDo", "freshListAgrees", "freshCellsAgree"]
    case .oldModel: ["freshListAgrees"]
    case .ignoresPrice: ["freshCellsAgree", "freshListAgrees"]
    case .heightForgetsTextSize, .longTextIsCut, .heightIsCached: ["textFits"]
    case .duplicateIdentifier, .badHeight, .negativeHeight, .conflictingConstraints,
      .constraintBreaksAtXXL, .averageOfNone:
      ["noIssue"]
    case .changesStateInConfigure: ["noIssue", "nothingToDo", "freshCellsAgree"]
    case .stateInCell, .textInCell, .countsConfigurations, .badgeIsNotReset:
      ["freshCellsAgree", "freshListAgrees", "nothingToDo"]
    case .keptController, .keptScreen, .taskOutlivesItem, .observerIsKept: ["noLeak"]
    case .endsEditing: ["focusSurvives"]
    case .delegateIsDropped: ["every tap is counted"]
    case .closureKeepsModel: ["what is bought costs what it says"]
    case .wrongTotal: ["the total is the sum of the prices"]
    case .scrollsToNowhere, .updatesBehindTheList: ["noException", "noIssue"]
    }
  }
}

private struct Product: ViewModel {
  var id: String
  var number: Int
  var price: Int
  var isFavorite: Bool
  var fault: ShopFault
  let heights: Heights

  static func == (one: Product, other: Product) -> Bool {
    guard one.fault != .neverEqual else { return false }
    return one.id == other.id && one.isFavorite == other.isFavorite
      && (one.price == other.price || one.fault == .ignoresPrice)
  }
}

/// Heights that were calculated once.
@MainActor
private final class Heights {
  var byID: [String: CGFloat] = [:]
}

private struct Opening: ViewState {
  var isOpen = false
  var amount = ""
}

private final class ProductCell: UICollectionViewCell {
  let name = UILabel()
  let badge = UILabel()
  let field = UITextField()
  let buyButton = UIButton(type: .system)
  var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    buyButton.setTitle("Buy", for: .normal)
    for view in [name, badge, field, buyButton] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 0, y: 0, width: 200, height: contentView.bounds.height)
    badge.frame = CGRect(x: 200, y: 0, width: 60, height: 20)
    field.frame = CGRect(x: 200, y: 20, width: 60, height: 24)
    buyButton.frame = CGRect(x: 260, y: 0, width: 50, height: 44)
  }
}

private final class ProductController: CellController<Product, Opening, ProductCell> {
  private let first: Product
  private var configurations = 0
  private static var kept: [ProductController] = []

  override init(_ product: Product) {
    first = product
    super.init(product)
    if product.fault == .keptController { Self.kept.append(self) }
    if product.fault == .observerIsKept {
      _ = NotificationCenter.default.addObserver(forName: .init("Shop"), object: nil, queue: nil) {
        _ in
        MainActor.assumeIsolated { self.updateState { $0.isOpen = false } }
      }
    }
  }

  override func didMount(on cell: ProductCell) {
    let price = viewModel.price
    if viewModel.fault != .textInCell {
      bind(cell.field, .editingChanged) { controller, field in
        controller.updateState { $0.amount = field.text ?? "" }
      }
    }
    bind(cell.buyButton, .primaryActionTriggered) { controller, _ in
      let isOld = controller.viewModel.fault == .closureKeepsModel
      controller.send(
        Bought(id: controller.viewModel.id, price: isOld ? price : controller.viewModel.price)
      )
    }
  }

  override class func size(
    of product: Product,
    state: Opening,
    in container: ItemContainer
  ) -> ItemSize {
    switch product.fault {
    case .badHeight where product.price == 0: return .height(.nan)
    case .negativeHeight where product.price == 0: return .height(-44)
    case .longTextIsCut where product.isFavorite: return .height(44)
    case .heightForgetsTextSize: return .height(120)
    case .heightIsCached:
      let height = product.heights.byID[product.id] ?? height(of: product, state, container)
      product.heights.byID[product.id] = height
      return .height(height)
    default: return .height(height(of: product, state, container))
    }
  }

  private static func height(
    of product: Product,
    _ state: Opening,
    _ container: ItemContainer
  ) -> CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: container.traits)
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (text(of: product), font, 0)
    let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    return max(44, label.sizeThatFits(room).height.rounded(.up)) + (state.isOpen ? 50 : 0)
  }

  private static func text(of product: Product) -> String {
    "Product \(product.number) for \(product.price)"
      + (product.isFavorite
        ? " which everybody likes, and which has to have a long name therefore" : "")
  }

  override func configure(_ cell: ProductCell) {
    let fault = viewModel.fault
    cell.name.font = .preferredFont(forTextStyle: .body, compatibleWith: cell.traitCollection)
    cell.name.numberOfLines = 0
    cell.name.text = Self.text(of: fault == .oldModel ? first : viewModel)
    configurations += 1
    if fault == .countsConfigurations { cell.badge.text = "\(configurations)" }
    if fault == .stateInCell { cell.badge.text = "\(cell.taps)" }
    if fault == .badgeIsNotReset, viewModel.isFavorite { cell.badge.text = "♥" }
    if fault == .changesStateInConfigure { updateState { $0.isOpen.toggle() } }
    if fault != .textInCell { cell.field.text = state.amount }
    cell.field.placeholder = "Amount"
    if fault == .endsEditing { cell.field.resignFirstResponder() }
    let isLarge = cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    if fault == .conflictingConstraints && viewModel.isFavorite
      || fault == .constraintBreaksAtXXL && isLarge
    {
      cell.badge.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        cell.badge.widthAnchor.constraint(equalToConstant: 10),
        cell.badge.widthAnchor.constraint(equalToConstant: 20),
      ])
    }
  }

  override func didSelect() {
    updateState { $0.isOpen.toggle() }
    if viewModel.fault == .stateInCell { cell?.taps += 1 }
    if viewModel.fault == .stateInCell { cell?.badge.text = "\(cell?.taps ?? 0)" }
    if viewModel.fault == .taskOutlivesItem {
      Task { [self] in
        try? await Task.sleep(for: .seconds(600))
        updateState { $0.isOpen = false }
      }
    }
    send(Tapped())
  }
}

private struct Tapped {}

private struct Bought {
  let id: String
  let price: Int
}

private struct Average: ViewModel {
  let id = 0
  let price: Double
}

private final class AverageController: CellController<Average, NoState, UICollectionViewCell> {
  override class func size(
    of average: Average,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(20)
  }
}

/// What is told about taps.
@MainActor
private final class Counter {
  var count = 0
}

final class Shop: UIViewController {
  private static var kept: [Shop] = []

  private let fault: ShopFault
  fileprivate private(set) var products: [Product] = []
  private(set) var total = 0
  private(set) var taps = 0
  private(set) var isPriceWrong = false
  private weak var counter: Counter?
  private var keptCounter: Counter?
  private let heights = Heights()
  private var nextNumber = 9
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
  lazy var adapter = ListAdapter(collectionView)

  init(_ fault: ShopFault) {
    self.fault = fault
    super.init(nibName: nil, bundle: nil)
    if fault == .keptScreen { Self.kept = [self] }
    products = (0..<9).map { product($0, price: $0 + 1) }
    total = sum
    let counter = Counter()
    self.counter = counter
    if fault != .delegateIsDropped { keptCounter = counter }
  }

  /// What the products cost.
  var sum: Int { products.reduce(0) { $0 + $1.price } }

  /// How many taps were counted.
  var countedTaps: Int { counter?.count ?? 0 }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func product(_ number: Int, price: Int) -> Product {
    Product(
      id: "\(number)",
      number: number,
      price: price,
      isFavorite: number.isMultiple(of: 4) && number > 0,
      fault: fault,
      heights: heights
    )
  }

  private func show() {
    adapter.apply(ShopList(shop: self))
  }

  func add(_ index: Int) {
    var product = product(nextNumber, price: index)
    if fault == .duplicateIdentifier, let first = products.first { product.id = first.id }
    nextNumber += 1
    products.insert(product, at: min(index, products.count))
    total += product.price
    show()
  }

  func remove(_ index: Int) {
    guard products.indices.contains(index) else { return }
    let product = products.remove(at: index)
    if fault != .wrongTotal { total -= product.price }
    show()
  }

  func shuffle(using random: inout ExploreRandom) {
    products.shuffle(using: &random)
    show()
  }

  func changePrice(_ index: Int) {
    guard products.indices.contains(index) else { return }
    total -= products[index].price
    products[index].price = (products[index].price + 7) % 10
    total += products[index].price
    show()
  }

  fileprivate func buy(_ purchase: Bought) {
    let product = products.first { $0.id == purchase.id }
    if let product, product.price != purchase.price { isPriceWrong = true }
  }

  fileprivate func didTap() {
    taps += 1
    counter?.count += 1
    let path = IndexPath(item: products.count + 3, section: 0)
    if fault == .scrollsToNowhere { collectionView.scrollToItem(at: path, at: [], animated: false) }
    if fault == .updatesBehindTheList {
      collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  fileprivate var averages: [Average] {
    guard fault == .averageOfNone else { return [] }
    return [Average(price: Double(sum) / Double(products.count))]
  }

  fileprivate var shown: [Product] {
    guard fault == .changingIdentifier else { return products }
    return products.map { product in
      var copy = product
      copy.id = UUID().uuidString
      return copy
    }
  }
}

private struct ShopList: ListContent {
  weak var shop: Shop?

  var body: some ListContent {
    Section("products") { Items(shop?.shown ?? [], ProductController.init) }
      .onEvent(Tapped.self) { [weak shop] _ in shop?.didTap() }
      .onEvent(Bought.self) { [weak shop] in shop?.buy($0) }
    Section("average") { Items(shop?.averages ?? [], AverageController.init) }
  }
}
