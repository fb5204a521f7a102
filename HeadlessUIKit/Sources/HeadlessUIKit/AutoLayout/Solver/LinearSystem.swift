/// Unknown numbers with wishes about them, each with a priority.
///
/// A wish compares a sum of unknowns with a constant. Its error is the sum minus the constant. It
/// has two priorities, one against an error above zero and one against an error below zero, so that
/// an equation, either inequality, and a content size with its hugging and its compression
/// resistance are each a single wish. The solution minimizes errors from the highest priority to
/// the lowest: nothing at a lower priority outweighs anything at a higher one. A wish with the
/// priority ``LinearSystem/required`` must be satisfied; if such wishes conflict, the conflict is
/// found and one of them is dropped.
///
/// This value knows nothing about views. Chains of equations are solved directly, and everything
/// else by the simplex algorithm, which keeps its tableau and starts each time from the previous
/// solution.
struct LinearSystem {
  /// The priority from which on a wish must be satisfied.
  static let required: Float = 1000

  /// Errors up to this many points count as zero.
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

  /// The priorities against an error of a wish; 0 means that the error costs nothing.
  struct Price: Equatable {
    /// The priority against an error above zero.
    var over: Float
    /// The priority against an error below zero.
    var under: Float
    /// The weight of an error above zero, where several solutions are equally good otherwise.
    var overWeight = 0.0
    /// The weight of an error below zero, where several solutions are equally good otherwise.
    var underWeight = 0.0

    static let none = Price(over: 0, under: 0)

    /// Whether the error should be zero in both directions.
    var isEquation: Bool { over > 0 && under > 0 }
    /// Whether the error must be zero.
    var isRequiredEquation: Bool { min(over, under) >= LinearSystem.required }
  }

  struct Wish {
    /// The range of its terms in the list of all terms.
    var terms: Range<Int>
    var constant: Double
    var price: Price
    /// The order in which conflicting wishes are dropped, the greatest first; `nil` is never
    /// dropped.
    var dropOrder: Int?
    var isActive = true
    /// Whether the wish is required but ignored because it conflicts with others.
    var isDropped = false
  }

  private(set) var terms: [Term] = []
  var wishes: [Wish] = []
  /// Whether each unknown is a length, which cannot be negative.
  private(set) var isLength: [Bool] = []
  /// The wish that keeps each unknown from being negative, once one was necessary.
  var lengthWishes: [Int?] = []
  /// The solution for each unknown.
  var values: [Double] = []

  /// The wishes that are ignored because they conflict with others.
  var dropped: [Int] = []

  /// What solving has taken so far.
  var effort = Effort()
  /// The order in which equations are solved directly, for each variant for which it is known.
  var plans: [[Float]: Propagation] = [:]
  private(set) var variant: [Float] = []
  /// The tableau, once one was necessary.
  var simplex: Simplex?
  /// Whether chains of equations are solved directly; tests turn this off to compare the solutions.
  var propagates = true

  /// Counts of the work that solving took.
  struct Effort: Equatable {
    /// How many tableaus were built.
    var tableaus = 0
    /// How many pivots were made.
    var pivots = 0
    /// How often chains of equations sufficed.
    var propagations = 0
  }

  /// Required wishes that conflict, and the one that was dropped.
  struct Conflict: Equatable {
    var wishes: [Int]
    var dropped: Int
  }

  /// Reserves memory for a number of unknowns and wishes.
  mutating func reserveCapacity(unknowns: Int, wishes: Int) {
    isLength.reserveCapacity(unknowns)
    lengthWishes.reserveCapacity(unknowns)
    values.reserveCapacity(unknowns)
    self.wishes.reserveCapacity(wishes)
    terms.reserveCapacity(2 * wishes)
  }

  /// Adds an unknown and returns its number.
  mutating func addUnknown(isLength: Bool = false) -> Int {
    self.isLength.append(isLength)
    lengthWishes.append(nil)
    values.append(0)
    forgetPlans()
    simplex?.addUnknown()
    return values.count - 1
  }

  private mutating func forgetPlans() {
    if !plans.isEmpty { plans = [:] }
  }

  /// Adds a wish and returns its number, in time linear in its terms.
  ///
  /// An unknown may occur at most once among the terms.
  mutating func addWish(
    _ terms: some Collection<Term>,
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
    forgetPlans()
    if simplex != nil { enterIntoTableau(wishes.count - 1) }
    return wishes.count - 1
  }

  /// Activates or deactivates a wish.
  mutating func setActive(_ isActive: Bool, _ wish: Int) {
    guard wishes[wish].isActive != isActive else { return }
    wishes[wish].isActive = isActive
    wishes[wish].isDropped = false
    forgetPlans()
    guard simplex != nil else { return }
    if isActive { enterIntoTableau(wish) } else { simplex?.remove(wish) }
  }

  /// Changes the constant of a wish, which is the cheapest change.
  mutating func setConstant(_ constant: Double, of wish: Int) {
    wishes[wish].constant = constant
  }

  /// Selects a set of prices that may have been used before, so that its plan is reused.
  ///
  /// A variant is identified by the prices that differ.
  mutating func selectVariant(_ variant: [Float], _ prices: [(wish: Int, price: Price)]) {
    self.variant = variant
    for (wish, price) in prices where wishes[wish].price != price {
      wishes[wish].price = price
      if wishes[wish].isActive, !wishes[wish].isDropped { simplex?.setPrice(price, of: wish) }
    }
  }

  /// Changes the priorities of a wish.
  mutating func setPrice(_ price: Price, of wish: Int) {
    guard wishes[wish].price != price else { return }
    wishes[wish].price = price
    forgetPlans()
    guard wishes[wish].isActive, !wishes[wish].isDropped else { return }
    simplex?.setPrice(price, of: wish)
  }

  /// Returns the error of a wish in the present solution.
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
