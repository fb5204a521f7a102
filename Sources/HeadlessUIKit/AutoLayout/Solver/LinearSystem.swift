/// Unknown numbers and what is asked of them, each wish with a priority.
///
/// A wish compares a sum of unknowns with a constant. Its error is the sum less the constant; what it
/// costs that the error is above or below zero are two priorities, so that an equation, either
/// inequality, and a content size with its hugging and its compression resistance all are one wish.
/// The answer makes errors as small as possible, from the highest priority to the lowest: nothing a
/// lower priority asks for outweighs anything a higher one does. A priority of
/// ``LinearSystem/required`` must hold; wishes that cannot hold together are found and one is dropped.
///
/// A value without any knowledge of views. Chains of equations are solved in place; the rest by the
/// simplex algorithm, which keeps its tableau and starts each time from the previous answer.
struct LinearSystem {
  /// From this priority on, a wish must hold.
  static let required: Float = 1000

  /// Errors up to this many points are none.
  static let tolerance = 1e-6

  /// A factor and the unknown it multiplies.
  struct Term: Equatable {
    var unknown: Int
    var factor: Double

    init(_ unknown: Int, _ factor: Double = 1) {
      self.unknown = unknown
      self.factor = factor
    }
  }

  /// What it costs that an error is not zero: two priorities, of which 0 is no cost.
  struct Price: Equatable {
    /// How strongly the error is kept from being above zero.
    var over: Float
    /// How strongly the error is kept from being below zero.
    var under: Float
    /// What an error above zero weighs where several answers are equally good otherwise.
    var overWeight = 0.0
    /// What an error below zero weighs where several answers are equally good otherwise.
    var underWeight = 0.0

    static let none = Price(over: 0, under: 0)

    /// Whether the error has to be zero as long as nothing stronger keeps it from that.
    var isEquation: Bool { over > 0 && under > 0 }
    /// Whether the error must be zero.
    var isRequiredEquation: Bool { min(over, under) >= LinearSystem.required }
  }

  struct Wish {
    /// Where its terms are in the list of all terms.
    var terms: Range<Int>
    var constant: Double
    var price: Price
    /// Of wishes that contradict each other, the one that comes last here is dropped; `nil` never is.
    var dropOrder: Int?
    var isActive = true
    /// Whether the wish must hold but is out of force because it contradicts others.
    var isDropped = false
  }

  private(set) var terms: [Term] = []
  var wishes: [Wish] = []
  /// By unknown, whether it cannot be negative.
  private(set) var isLength: [Bool] = []
  /// By unknown, the wish that keeps a length from being negative, once one was needed.
  var lengthWishes: [Int?] = []
  /// By unknown, the answer.
  var values: [Double] = []

  /// The wishes that are out of force because they contradict others.
  var dropped: [Int] = []

  /// How the answers were found, and what that took.
  var effort = Effort()
  /// By variant, the order in which equations are solved in place, as far as it is known.
  var plans: [[Float]: Propagation] = [:]
  private(set) var variant: [Float] = []
  /// The tableau, once one was needed.
  var simplex: Simplex?
  /// Whether chains of equations are solved in place; tests turn it off to compare the answers.
  var propagates = true

  /// What solving took.
  struct Effort: Equatable {
    /// How many tableaus were built.
    var tableaus = 0
    /// How many exchanges of a row and a column were made.
    var pivots = 0
    /// How often chains of equations were all there was to solve.
    var propagations = 0
  }

  /// Wishes that cannot all hold, and the one that was dropped for the others.
  struct Conflict: Equatable {
    var wishes: [Int]
    var dropped: Int
  }

  /// Makes room for so many unknowns and wishes.
  mutating func reserveCapacity(unknowns: Int, wishes: Int) {
    isLength.reserveCapacity(unknowns)
    lengthWishes.reserveCapacity(unknowns)
    values.reserveCapacity(unknowns)
    self.wishes.reserveCapacity(wishes)
    terms.reserveCapacity(3 * wishes)
  }

  /// Adds an unknown and returns its number.
  mutating func addUnknown(isLength: Bool = false) -> Int {
    self.isLength.append(isLength)
    lengthWishes.append(nil)
    values.append(0)
    plans = [:]
    simplex?.addUnknown()
    return values.count - 1
  }

  /// Adds a wish and returns its number, in time linear in its terms.
  ///
  /// Every unknown occurs at most once among the terms.
  mutating func addWish(
    _ terms: [Term],
    constant: Double,
    price: Price,
    dropOrder: Int? = 0
  ) -> Int {
    let start = self.terms.count
    self.terms.append(contentsOf: terms)
    wishes.append(
      Wish(
        terms: start..<start + terms.count,
        constant: constant,
        price: price,
        dropOrder: dropOrder
      )
    )
    plans = [:]
    if simplex != nil { enterIntoTableau(wishes.count - 1) }
    return wishes.count - 1
  }

  /// Puts a wish into or out of force.
  mutating func setActive(_ isActive: Bool, _ wish: Int) {
    guard wishes[wish].isActive != isActive else { return }
    wishes[wish].isActive = isActive
    wishes[wish].isDropped = false
    plans = [:]
    guard simplex != nil else { return }
    if isActive { enterIntoTableau(wish) } else { simplex?.remove(wish) }
  }

  /// Changes the constant of a wish; the cheapest change there is.
  mutating func setConstant(_ constant: Double, of wish: Int) {
    wishes[wish].constant = constant
  }

  /// Announces prices that were in force before, so that what is known about them is used again.
  ///
  /// A variant is told by what its prices differ in.
  mutating func selectVariant(_ variant: [Float], _ prices: [(wish: Int, price: Price)]) {
    self.variant = variant
    for (wish, price) in prices where wishes[wish].price != price {
      wishes[wish].price = price
      if wishes[wish].isActive, !wishes[wish].isDropped { simplex?.setPrice(price, of: wish) }
    }
  }

  /// Changes how strongly a wish is meant.
  mutating func setPrice(_ price: Price, of wish: Int) {
    guard wishes[wish].price != price else { return }
    wishes[wish].price = price
    plans = [:]
    guard wishes[wish].isActive, !wishes[wish].isDropped else { return }
    simplex?.setPrice(price, of: wish)
  }

  /// The error of a wish under the present answer.
  func error(of wish: Int) -> Double {
    let wish = wishes[wish]
    var sum = -wish.constant
    for index in wish.terms { sum += terms[index].factor * values[terms[index].unknown] }
    return sum
  }

  mutating func enterIntoTableau(_ wish: Int) {
    let entry = wishes[wish]
    simplex?.add(wish, terms[entry.terms], constant: entry.constant, price: entry.price)
  }
}
