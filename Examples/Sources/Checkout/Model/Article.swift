import Roster

/// Something in the basket, and how many of it.
struct Article: ViewModel {
  let id: Int
  let name: String
  /// What one costs, in cents.
  let price: Int
  var count: Int
}
