extension Simplex {
  /// Adds a wish, and moves the point so that it is satisfied if an unknown is still free.
  mutating func add(
    _ wish: Int,
    _ terms: ArraySlice<LinearSystem.Term>,
    constant: Double,
    price: LinearSystem.Price
  ) {
    while errorPlaces.count <= wish {
      errorPlaces.append(.absent)
      costs.append(Cost())
      wishConstants.append(0)
    }
    wishConstants[wish] = constant
    costs[wish] = cost(price)
    let row = appendRow(terms, constant: -constant)
    rows.append(.error(wish))
    errorPlaces[wish] = .row(row)
    if let column = freeColumn(in: row) {
      sides.append(0)
      pivot(row: row, column: column)
      return
    }
    sides.append(initialSide(of: row, costs[wish]))
    addCost(of: row, times: 1)
  }

  private mutating func appendRow(
    _ terms: ArraySlice<LinearSystem.Term>,
    constant: Double
  ) -> Int {
    let row = rows.count
    let base = row * stride
    if matrix.count < base + stride {
      matrix.append(contentsOf: repeatElement(0, count: base + stride - matrix.count))
    } else {
      for index in base..<base + stride { matrix[index] = 0 }
    }
    var constant = constant
    for term in terms {
      switch unknownPlaces[term.unknown] {
      case .column(let column):
        matrix[base + column] += term.factor
      case .row(let source):
        for index in columns.indices {
          matrix[base + index] += term.factor * matrix[source * stride + index]
        }
        constant += term.factor * constants[source]
      case .absent:
        break
      }
    }
    for index in base..<base + columns.count where abs(matrix[index]) < Self.tiny {
      matrix[index] = 0
    }
    constants.append(abs(constant) < Self.tiny ? 0 : constant)
    return row
  }

  /// Returns the free column with the greatest factor in a row: one of an unknown that nothing
  /// determines.
  ///
  /// Of several, the last unknown is chosen, so that the first ones stay at zero.
  private func freeColumn(in row: Int) -> Int? {
    var best: Int?
    var bestUnknown = -1
    var size = Self.tiny
    for column in columns.indices {
      guard case .unknown(let unknown) = columns[column] else { continue }
      let factor = abs(matrix[row * stride + column])
      let isGreater = factor > size + Self.tiny
      guard factor > Self.tiny,
        isGreater || factor > size - Self.tiny && unknown > bestUnknown
      else { continue }
      size = max(size, factor)
      best = column
      bestUnknown = unknown
    }
    return best
  }

  private func initialSide(of row: Int, _ cost: Cost) -> Double {
    let value = constants[row]
    if value != 0 { return value > 0 ? 1 : -1 }
    let over = cost.over.map { priorities[$0] } ?? 0
    let under = cost.under.map { priorities[$0] } ?? 0
    return over <= under ? 1 : -1
  }

  private mutating func cost(_ price: LinearSystem.Price) -> Cost {
    Cost(
      over: price.over > 0 ? level(of: price.over) : nil,
      under: price.under > 0 ? level(of: price.under) : nil,
      overWeight: price.overWeight,
      underWeight: price.underWeight
    )
  }

  private mutating func level(of priority: Float) -> Int {
    let priority = min(priority, LinearSystem.required)
    if let known = priorities.firstIndex(of: priority) { return known }
    let level = priorities.count
    priorities.append(priority)
    objective.append(contentsOf: repeatElement(0, count: stride))
    let place = order.firstIndex { priorities[$0] < priority } ?? order.count
    order.insert(level, at: place)
    return level
  }

  /// Changes a constant, and moves the point with it.
  mutating func setConstant(_ constant: Double, of wish: Int) {
    let change = constant - wishConstants[wish]
    guard change != 0 else { return }
    wishConstants[wish] = constant
    switch errorPlaces[wish] {
    case .absent:
      break
    case .row(let row):
      constants[row] -= change
      turnToRightSide(row)
    case .column(let column):
      for row in rows.indices {
        let factor = matrix[row * stride + column]
        guard factor != 0 else { continue }
        constants[row] += factor * change
        turnToRightSide(row)
      }
    }
  }

  private mutating func turnToRightSide(_ row: Int) {
    if abs(constants[row]) < Self.tiny { constants[row] = 0 }
    if constants[row] * sides[row] < 0 { flip(row) }
  }

  /// Changes the price of a wish.
  mutating func setPrice(_ price: LinearSystem.Price, of wish: Int) {
    let cost = cost(price)
    guard case .row(let row) = errorPlaces[wish] else {
      costs[wish] = cost
      return
    }
    addCost(of: row, times: -1)
    costs[wish] = cost
    addCost(of: row, times: 1)
  }

  /// Removes a wish; an unknown that only this wish determined becomes free.
  mutating func remove(_ wish: Int) {
    guard errorPlaces[wish] != .absent else { return }
    setPrice(.none, of: wish)
    if case .column(let column) = errorPlaces[wish] { release(column) }
    switch errorPlaces[wish] {
    case .row(let row): deleteRow(row)
    case .column(let column): deleteColumn(column)
    case .absent: break
    }
    errorPlaces[wish] = .absent
  }

  /// Turns an error that costs nothing into a row, and moves along it as far as the rest improves.
  private mutating func release(_ column: Int) {
    for direction in [1.0, -1.0] where isImproving(column, direction) {
      if advance(column, direction) { return }
    }
    var bestRow: Int?
    var least = Double.infinity
    for row in rows.indices {
      guard case .error = rows[row], abs(matrix[row * stride + column]) > Self.tiny else {
        continue
      }
      let distance = abs(constants[row] / matrix[row * stride + column])
      if distance < least {
        least = distance
        bestRow = row
      }
    }
    if bestRow == nil {
      bestRow = rows.indices.first { abs(matrix[$0 * stride + column]) > Self.tiny }
    }
    guard let bestRow else { return }
    exchange(row: bestRow, column: column, side: 1)
  }

  private mutating func deleteRow(_ row: Int) {
    let last = rows.count - 1
    addCost(of: row, times: -1)
    if row != last {
      for index in columns.indices {
        matrix[row * stride + index] = matrix[last * stride + index]
      }
      constants[row] = constants[last]
      sides[row] = sides[last]
      rows[row] = rows[last]
      setPlace(of: rows[row], .row(row))
    }
    constants.removeLast()
    sides.removeLast()
    rows.removeLast()
  }

  private mutating func deleteColumn(_ column: Int) {
    let last = columns.count - 1
    if column != last {
      for row in rows.indices {
        matrix[row * stride + column] = matrix[row * stride + last]
      }
      for level in priorities.indices {
        objective[level * stride + column] = objective[level * stride + last]
      }
      columns[column] = columns[last]
      setPlace(of: columns[column], .column(column))
    }
    columns.removeLast()
  }
}
