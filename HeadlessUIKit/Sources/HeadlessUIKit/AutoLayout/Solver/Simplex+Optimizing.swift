extension Simplex {
  /// Moves from corner to corner until no neighbor is better.
  ///
  /// At first the steepest column enters; after a while the one with the lowest number does, which
  /// rules out cycles (Bland's rule). The bound ends loops that rounding errors might cause.
  mutating func optimize() {
    let usual = 2 * (rows.count + columns.count)
    for round in 0..<50 * (rows.count + columns.count + 1) {
      let entering = round < usual ? steepest() : lowest()
      guard let (column, direction) = entering, advance(column, direction) else { return }
    }
  }

  /// Returns the column and direction that gain most at the highest priority with any gain.
  private func steepest() -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    var bestRank = Int.max
    var bestSlope = 0.0
    for column in columns.indices {
      guard case .error = columns[column] else { continue }
      for direction in [1.0, -1.0] {
        guard let (rank, slope) = slope(column, direction), slope < 0 else { continue }
        if rank < bestRank || rank == bestRank && slope < bestSlope {
          best = (column, direction)
          bestRank = rank
          bestSlope = slope
        }
      }
    }
    return best
  }

  private func lowest() -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    var bestWish = Int.max
    for column in columns.indices {
      guard case .error(let wish) = columns[column], wish < bestWish else { continue }
      for direction in [1.0, -1.0] where isImproving(column, direction) {
        best = (column, direction)
        bestWish = wish
      }
    }
    return best
  }

  func isImproving(_ column: Int, _ direction: Double) -> Bool {
    guard let (_, slope) = slope(column, direction) else { return false }
    return slope < 0
  }

  /// Returns how the cost changes along a column: the highest priority that changes, and the slope.
  private func slope(_ column: Int, _ direction: Double) -> (rank: Int, slope: Double)? {
    guard case .error(let wish) = columns[column] else { return nil }
    let own = direction > 0 ? costs[wish].over : costs[wish].under
    for (rank, level) in order.enumerated() {
      var slope = direction * objective[level * stride + column]
      if level == own { slope += 1 }
      if level == 0 { slope += direction > 0 ? costs[wish].overWeight : costs[wish].underWeight }
      if abs(slope) > Self.tiny { return (rank, slope) }
    }
    return nil
  }

  /// Moves along a column as long as the cost falls, and exchanges it with the row that stops it.
  ///
  /// If an error reaches zero and the cost still falls, it passes to its other side.
  mutating func advance(_ column: Int, _ direction: Double) -> Bool {
    guard case .error(let wish) = columns[column] else { return false }
    slopes.removeAll(keepingCapacity: true)
    for level in order { slopes.append(direction * objective[level * stride + column]) }
    for (rank, level) in order.enumerated() {
      if level == (direction > 0 ? costs[wish].over : costs[wish].under) { slopes[rank] += 1 }
      if level == 0 {
        slopes[rank] += direction > 0 ? costs[wish].overWeight : costs[wish].underWeight
      }
    }
    while let row = nearestKink(column, direction) {
      guard case .error(let kinked) = rows[row] else { return false }
      let factor = abs(matrix[row * stride + column])
      let cost = costs[kinked]
      for (rank, level) in order.enumerated() {
        if level == cost.over { slopes[rank] += factor }
        if level == cost.under { slopes[rank] += factor }
        if level == 0 { slopes[rank] += factor * (cost.overWeight + cost.underWeight) }
      }
      let first = slopes.first { abs($0) > Self.tiny } ?? 0
      guard first < 0 else {
        exchange(row: row, column: column, side: direction)
        return true
      }
      flip(row)
    }
    return false
  }

  /// Returns the row whose error becomes zero first along a column.
  private func nearestKink(_ column: Int, _ direction: Double) -> Int? {
    var nearest: Int?
    var least = Double.infinity
    var leastWish = Int.max
    for row in rows.indices {
      guard case .error(let wish) = rows[row] else { continue }
      let rate = matrix[row * stride + column] * direction * sides[row]
      guard rate < -Self.tiny else { continue }
      let distance = max(0, constants[row] * sides[row]) / -rate
      if distance < least - Self.tiny || distance < least + Self.tiny && wish < leastWish {
        least = min(least, distance)
        leastWish = wish
        nearest = row
      }
    }
    return nearest
  }

  /// Exchanges a row and a column; the symbol that becomes a row is on the given side of zero.
  mutating func exchange(row: Int, column: Int, side: Double) {
    addCost(of: row, times: -1)
    pivot(row: row, column: column)
    if case .error = rows[row] { sides[row] = side } else { sides[row] = 0 }
    addCost(of: row, times: 1)
  }

  /// Returns required wishes that conflict with one another, or `nil`.
  func contradiction() -> [Int]? {
    for row in rows.indices where abs(constants[row]) > LinearSystem.tolerance {
      guard case .error(let wish) = rows[row], isRequired(wish, sides[row]) else { continue }
      var result = [wish]
      for column in columns.indices {
        let factor = matrix[row * stride + column]
        guard case .error(let other) = columns[column], abs(factor) > Self.tiny,
          isRequired(other, factor * sides[row] > 0 ? -1 : 1)
        else { continue }
        result.append(other)
      }
      return result
    }
    return nil
  }

  /// Returns whether the error of a wish must not be on a side of zero.
  private func isRequired(_ wish: Int, _ side: Double) -> Bool {
    guard let level = side > 0 ? costs[wish].over : costs[wish].under else { return false }
    return priorities[level] >= LinearSystem.required
  }
}
