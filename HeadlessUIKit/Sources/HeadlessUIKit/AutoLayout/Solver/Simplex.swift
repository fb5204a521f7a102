/// A tableau that records which errors are zero at the optimum and how everything else depends on
/// them.
///
/// Each wish is an error, and at a corner of the space of answers as many errors are zero as there
/// are unknowns: these are the columns. Every other unknown or error is a row, a constant plus a
/// sum of columns. The cost of an error is a kinked line with its least value at zero, so an error
/// needs one symbol instead of the textbook's two nonnegative ones, which halves the tableau. The
/// objective is one row for each priority, compared from the highest to the lowest, so that no
/// number of weak wishes outweighs a strong one and no weights lose precision.
///
/// Changing a constant moves the corner. Errors that change sign change the slope of the cost, and
/// pivoting continues from there, usually for one or two steps.
///
/// After Badros, Borning, Stuckey: The Cassowary Linear Arithmetic Constraint Solving Algorithm,
/// ACM TOCHI 8(4), 2001, with the kinked cost of "Linear programming with piecewise linear
/// objectives" (R. Fourer, Mathematical Programming 33, 1985).
struct Simplex {
  /// Smaller factors count as zero.
  static let tiny = 1e-9

  /// For how many priorities there is room from the start: required, resistance, hugging, the
  /// fitting size, and the weights.
  private static let usualPriorities = 5

  /// An unknown or the error of a wish.
  enum Symbol: Equatable {
    case unknown(Int)
    case error(Int)
  }

  /// Where a symbol is in the tableau.
  enum Place: Equatable {
    case absent
    case row(Int)
    case column(Int)
  }

  /// The price of a wish, as rows of the objective.
  struct Cost {
    var over: Int?
    var under: Int?
    var overWeight = 0.0
    var underWeight = 0.0
  }

  /// The rows one after another, each with room for `stride` columns.
  var matrix: [Double] = []
  var stride: Int
  var constants: [Double] = []
  var rows: [Symbol] = []
  var columns: [Symbol] = []
  /// For each row, the side of zero its error is on, which determines its cost; 0 for an unknown.
  var sides: [Double] = []

  var unknownPlaces: [Place]
  var errorPlaces: [Place]
  var costs: [Cost]
  /// For each wish, the constant that the tableau contains.
  var wishConstants: [Double]

  /// The priorities, each with a row of the objective, in order of appearance.
  ///
  /// The first one is below all others and decides between solutions that are equally good.
  var priorities: [Float] = [0]
  /// The rows of the objective from the highest priority to the lowest.
  var order: [Int] = [0]
  var objective: [Double]
  /// The slope of the cost along the present column, by rank of priority; kept to avoid
  /// allocations.
  var slopes: [Double] = []

  /// The number of pivots since it was last read, and in total.
  private var pivots = 0
  private(set) var age = 0

  /// Creates a tableau with room for so many rows; more can be added.
  init(unknowns: Int, wishes: Int, rows rowCount: Int) {
    stride = max(unknowns, 1)
    unknownPlaces = (0..<unknowns).map { .column($0) }
    columns = (0..<unknowns).map { .unknown($0) }
    errorPlaces = Array(repeating: .absent, count: wishes)
    costs = Array(repeating: Cost(), count: wishes)
    wishConstants = Array(repeating: 0, count: wishes)
    objective = Array(repeating: 0, count: stride)
    objective.reserveCapacity(stride * Self.usualPriorities)
    priorities.reserveCapacity(Self.usualPriorities)
    order.reserveCapacity(Self.usualPriorities)
    slopes.reserveCapacity(Self.usualPriorities)
    matrix.reserveCapacity(stride * rowCount)
    rows.reserveCapacity(rowCount)
    constants.reserveCapacity(rowCount)
    sides.reserveCapacity(rowCount)
  }

  /// Returns the value of an unknown at the present corner.
  func value(of unknown: Int) -> Double {
    if case .row(let row) = unknownPlaces[unknown] { constants[row] } else { 0 }
  }

  mutating func takePivots() -> Int {
    defer { pivots = 0 }
    return pivots
  }

  mutating func addUnknown() {
    if columns.count == stride { widen() }
    let column = columns.count
    for row in rows.indices { matrix[row * stride + column] = 0 }
    for level in priorities.indices { objective[level * stride + column] = 0 }
    columns.append(.unknown(unknownPlaces.count))
    unknownPlaces.append(.column(column))
  }

  private mutating func widen() {
    let wider = stride + stride / 2 + 4
    func widened(_ old: [Double], _ count: Int) -> [Double] {
      var new = Array(repeating: 0.0, count: count * wider)
      for row in 0..<count {
        for column in columns.indices { new[row * wider + column] = old[row * stride + column] }
      }
      return new
    }
    matrix = widened(matrix, rows.count)
    objective = widened(objective, priorities.count)
    stride = wider
  }

  /// Exchanges the symbol of a row with that of a column.
  mutating func pivot(row: Int, column: Int) {
    pivots += 1
    age += 1
    let base = row * stride
    let count = columns.count
    let reciprocal = 1 / matrix[base + column]
    for index in base..<base + count { matrix[index] *= -reciprocal }
    matrix[base + column] = reciprocal
    let constant = -constants[row] * reciprocal
    constants[row] = constant
    for other in rows.indices where other != row {
      let factor = matrix[other * stride + column]
      guard factor != 0 else { continue }
      matrix[other * stride + column] = 0
      Self.add(factor, base, to: &matrix, at: other * stride, count: count)
      constants[other] = Self.cleaned(constants[other] + factor * constant)
    }
    for level in priorities.indices {
      let factor = objective[level * stride + column]
      guard factor != 0 else { continue }
      objective[level * stride + column] = 0
      for index in 0..<count {
        objective[level * stride + index] = Self.cleaned(
          objective[level * stride + index] + factor * matrix[base + index]
        )
      }
    }
    let leaving = rows[row]
    setPlace(of: columns[column], .row(row))
    setPlace(of: leaving, .column(column))
    rows[row] = columns[column]
    columns[column] = leaving
  }

  private static func add(
    _ factor: Double,
    _ base: Int,
    to matrix: inout [Double],
    at target: Int,
    count: Int
  ) {
    for index in 0..<count {
      matrix[target + index] = cleaned(matrix[target + index] + factor * matrix[base + index])
    }
  }

  /// Rounding errors must not be taken for factors.
  private static func cleaned(_ value: Double) -> Double { abs(value) < 1e-11 ? 0 : value }

  mutating func setPlace(of symbol: Symbol, _ place: Place) {
    switch symbol {
    case .unknown(let number): unknownPlaces[number] = place
    case .error(let number): errorPlaces[number] = place
    }
  }

  /// Adds the cost of a row's error to the objective, or subtracts it.
  mutating func addCost(of row: Int, times sign: Double) {
    guard case .error(let wish) = rows[row] else { return }
    let cost = costs[wish]
    let isOver = sides[row] > 0
    if let level = isOver ? cost.over : cost.under {
      addToObjective(level, row, sign * sides[row])
    }
    let weight = isOver ? cost.overWeight : cost.underWeight
    if weight != 0 { addToObjective(0, row, sign * sides[row] * weight) }
  }

  private mutating func addToObjective(_ level: Int, _ row: Int, _ factor: Double) {
    for index in columns.indices {
      objective[level * stride + index] = Self.cleaned(
        objective[level * stride + index] + factor * matrix[row * stride + index]
      )
    }
  }

  /// Moves the error of a row to the other side of zero.
  mutating func flip(_ row: Int) {
    addCost(of: row, times: -1)
    sides[row] = -sides[row]
    addCost(of: row, times: 1)
  }
}
