extension Int {
  /// A number of cents as a price.
  var price: String {
    let cents = self % 100
    return "\(self / 100).\(cents < 10 ? "0" : "")\(cents) €"
  }
}
