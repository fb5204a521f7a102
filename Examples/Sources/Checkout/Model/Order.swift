/// What somebody is about to buy, and where it goes.
struct Order: Equatable {
  /// How fast the parcel comes.
  enum Delivery: Int, CaseIterable {
    case standard
    case express

    var title: String {
      switch self {
      case .standard: "Standard"
      case .express: "Express"
      }
    }

    /// What it costs, in cents.
    var price: Int {
      switch self {
      case .standard: 490
      case .express: 1290
      }
    }
  }

  /// What gift wrap costs, in cents.
  static let giftPrice = 350

  var articles: [Article] = []
  var delivery = Delivery.standard
  var isGift = false
  var address = Address()

  /// What all of it costs, in cents.
  var total: Int {
    guard !articles.isEmpty else { return 0 }
    return articles.reduce(0) { $0 + $1.price * $1.count } + delivery.price
      + (isGift ? Self.giftPrice : 0)
  }
}
