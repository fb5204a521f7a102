import Foundation
import RosterTesting
import Testing

/// Exploring screens: faults are found, and what is right is not.
@MainActor
struct ExploreTests {
  @Test func `a list without a fault keeps all laws`() async {
    let report = await shop(.none).run()
    #expect(report.failure == nil)
    #expect(report.steps == 300)
    #expect(report.controllers == ["ProductController"])
    #expect(report.kinds.count > 15)
  }

  @Test(arguments: ShopFault.allCases.filter { $0 != .none })
  func `a fault is found in few steps`(fault: ShopFault) async {
    var report = ExploreReport()
    await withKnownIssue {
      report = await shop(fault).run()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("The law ") }
    }
    #expect(fault.laws.contains(report.brokenLaw ?? "none"), "\(report.failure ?? "")")
    #expect(report.script.count <= 6)
  }

  @Test func `the same seed takes the same steps`() async {
    let (one, other) = (await shop(.none).run(), await shop(.none).run())
    #expect(one.kinds == other.kinds)
  }

  @Test func `a failure is printed as a test that replays it`() async {
    var report = ExploreReport()
    await withKnownIssue { report = await shop(.oldModel).run() }
    #expect(report.failure?.contains(".replaying([") == true)
    var replayed = ExploreReport()
    let script = report.script
    await withKnownIssue { replayed = await shop(.oldModel).replaying(script).run() }
    #expect(replayed.brokenLaw == report.brokenLaw)
    #expect(await shop(.none).replaying(script).run().failure == nil)
  }

  @Test func `a law is left out by its name`() async {
    let report = await shop(.changingIdentifier).without(
      .nothingToDo,
      .freshListAgrees,
      .freshCellsAgree
    ).run()
    #expect(report.failure == nil)
  }

  private func shop(_ fault: ShopFault) -> Exploration<Shop> {
    explore(steps: 300, seed: 3, list: \.adapter) { Shop(fault) }
      .whileUpdating("add") { shop, random in shop.add(Int.random(in: 0..<9, using: &random)) }
      .whileUpdating("remove") { shop, random in shop.remove(Int.random(in: 0..<9, using: &random))
      }
      .whileUpdating("shuffle") { shop, random in shop.shuffle(using: &random) }
      .whileUpdating("price") { shop, random in
        shop.changePrice(Int.random(in: 0..<9, using: &random))
      }
      .holds("the total is the sum of the prices") {
        $0.total == $0.products.reduce(0) { $0 + $1.price }
      }
  }
}

/// A fault in a copy of one screen.
enum ShopFault: CaseIterable, Sendable {
  case none, changingIdentifier, oldModel, heightForgetsTextSize, duplicateIdentifier, badHeight
  case stateInCell, keptController, keptScreen, countsConfigurations, badgeIsNotReset, neverEqual
  case ignoresPrice, negativeHeight, conflictingConstraints, wrongTotal, scrollsToNowhere
  case updatesBehindTheList, longTextIsCut, changesStateInConfigure, textInCell

  /// The laws that the fault may break first.
  var laws: Set<String> {
    switch self {
    case .none: []
    case .changingIdentifier, .neverEqual: ["nothingToDo", "freshListAgrees", "freshCellsAgree"]
    case .oldModel, .ignoresPrice: ["freshListAgrees"]
    case .heightForgetsTextSize, .longTextIsCut: ["textFits"]
    case .duplicateIdentifier, .badHeight, .negativeHeight, .conflictingConstraints: ["noIssue"]
    case .changesStateInConfigure: ["noIssue", "nothingToDo", "freshCellsAgree"]
    case .stateInCell, .textInCell, .countsConfigurations, .badgeIsNotReset:
      ["freshCellsAgree", "freshListAgrees", "nothingToDo"]
    case .keptController, .keptScreen: ["noLeak"]
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

  static func == (one: Product, other: Product) -> Bool {
    guard one.fault != .neverEqual else { return false }
    return one.id == other.id && one.isFavorite == other.isFavorite
      && (one.price == other.price || one.fault == .ignoresPrice)
  }
}

private struct Opening: ViewState { var isOpen = false }

private final class ProductCell: UICollectionViewCell {
  let name = UILabel()
  let badge = UILabel()
  let field = UITextField()
  var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [name, badge, field] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 0, y: 0, width: 200, height: contentView.bounds.height)
    badge.frame = CGRect(x: 200, y: 0, width: 60, height: 20)
    field.frame = CGRect(x: 260, y: 0, width: 60, height: 30)
  }
}

private final class ProductController: CellController<Product, Opening, ProductCell> {
  private let first: Product
  private var configurations = 0
  private static var kept: [ProductController] = []

  override init(_ product: Product) {
    first = product
    super.init(product)
    if product.fault == .keptController { Self.kept = [self] }
  }

  override class func size(of product: Product, state: Opening, in container: Container) -> ItemSize
  {
    switch product.fault {
    case .badHeight where product.price == 0: return .height(.nan)
    case .negativeHeight where product.price == 0: return .height(-44)
    case .longTextIsCut where product.isFavorite: return .height(44)
    case .heightForgetsTextSize: return .height(120)
    default:
      let text = Self.text(of: product)
      let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: container.traits)
      let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
      let label = UILabel()
      (label.text, label.font, label.numberOfLines) = (text, font, 0)
      return .height(
        max(44, label.sizeThatFits(room).height.rounded(.up)) + (state.isOpen ? 50 : 0)
      )
    }
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
    if fault != .textInCell { cell.field.isHidden = true }
    cell.field.placeholder = "Amount"
    if fault == .conflictingConstraints, viewModel.isFavorite {
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
    send(Tapped())
  }
}

private struct Tapped {}

private final class Shop: UIViewController {
  private static var kept: [Shop] = []

  private let fault: ShopFault
  private(set) var products: [Product] = []
  private(set) var total = 0
  private var nextNumber = 9
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
  lazy var adapter = ListAdapter(collectionView)

  init(_ fault: ShopFault) {
    self.fault = fault
    super.init(nibName: nil, bundle: nil)
    if fault == .keptScreen { Self.kept = [self] }
    products = (0..<9).map { product($0, price: $0 + 1) }
    total = products.reduce(0) { $0 + $1.price }
  }

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
      fault: fault
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

  func didTap() {
    let path = IndexPath(item: products.count + 3, section: 0)
    if fault == .scrollsToNowhere { collectionView.scrollToItem(at: path, at: [], animated: false) }
    if fault == .updatesBehindTheList {
      collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  var shown: [Product] {
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
  }
}
