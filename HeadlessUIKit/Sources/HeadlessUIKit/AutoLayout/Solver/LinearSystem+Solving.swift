extension LinearSystem {
  /// After this many pivots the tableau is rebuilt, so that rounding errors do not accumulate.
  private static let longestTableauLife = 2000

  /// Solves the system, and returns conflicts that were not known before.
  ///
  /// The time is linear in the wishes if chains of equations suffice. Otherwise a pivot takes rows
  /// times columns, and a change of constants rarely needs more than two pivots.
  mutating func solve() -> [Conflict] {
    if propagates, propagate() {
      effort.propagations += 1
      restoreDropped()
      return []
    }
    prepareTableau()
    let known = restoreDropped()
    var conflicts: [Conflict] = []
    repeat {
      simplex?.optimize()
      conflicts += dropContradictions()
      takeValues()
    } while keepLengthsFromBeingNegative()
    effort.pivots += simplex?.takePivots() ?? 0
    return conflicts.filter { !known.contains($0.dropped) }
  }

  private mutating func propagate() -> Bool {
    let plan = plans[variant] ?? Propagation(self)
    plans[variant] = plan
    return plan.isComplete && plan.solve(&self)
  }

  /// Builds the tableau, or updates its constants.
  private mutating func prepareTableau() {
    if let simplex, simplex.age > Self.longestTableauLife { self.simplex = nil }
    guard simplex == nil else {
      for index in wishes.indices where wishes[index].isActive {
        simplex?.setConstant(wishes[index].constant, of: index)
      }
      return
    }
    effort.tableaus += 1
    let order = tableauOrder
    simplex = Simplex(unknowns: values.count, wishes: wishes.count, rows: order.count)
    for index in order { enterIntoTableau(index) }
  }

  /// Equations first, from the highest to the lowest priority, and then inequalities.
  ///
  /// Each equation determines an unknown, so that this order starts close to the solution.
  private var tableauOrder: [Int] {
    func rank(_ index: Int) -> Float {
      let price = wishes[index].price
      return price.isEquation ? 2000 + min(price.over, price.under) : max(price.over, price.under)
    }
    var ranks: [(rank: Float, index: Int)] = []
    ranks.reserveCapacity(wishes.count)
    for index in wishes.indices where wishes[index].isActive { ranks.append((rank(index), index)) }
    ranks.sort { $0.rank > $1.rank || $0.rank == $1.rank && $0.index < $1.index }
    return ranks.map(\.index)
  }

  /// Restores dropped wishes, because what they conflicted with may have changed.
  @discardableResult private mutating func restoreDropped() -> [Int] {
    let restored = dropped
    dropped = []
    for index in restored where wishes[index].isDropped {
      wishes[index].isDropped = false
      simplex?.setPrice(wishes[index].price, of: index)
    }
    return restored
  }

  private mutating func dropContradictions() -> [Conflict] {
    var result: [Conflict] = []
    while let wishes = simplex?.contradiction(), let choice = choice(among: wishes) {
      self.wishes[choice].isDropped = true
      dropped.append(choice)
      simplex?.setPrice(.none, of: choice)
      simplex?.optimize()
      result.append(Conflict(wishes: wishes.sorted(), dropped: choice))
    }
    return result
  }

  private func choice(among wishes: [Int]) -> Int? {
    var best: Int?
    var order = Int.min
    for wish in wishes.sorted() {
      guard let own = self.wishes[wish].dropOrder, own >= order else { continue }
      order = own
      best = wish
    }
    return best
  }

  private mutating func takeValues() {
    guard let simplex else { return }
    for unknown in values.indices { values[unknown] = simplex.value(of: unknown) }
  }

  /// Adds wishes that keep lengths from being negative where necessary, and returns whether it
  /// added any.
  private mutating func keepLengthsFromBeingNegative() -> Bool {
    var isNeeded = false
    for unknown in values.indices
    where isLength[unknown] && lengthWishes[unknown] == nil && values[unknown] < -Self.tolerance {
      isNeeded = true
      lengthWishes[unknown] = addWish(
        [Term(unknown)],
        constant: 0,
        price: Price(over: 0, under: Self.required),
        dropOrder: nil
      )
    }
    return isNeeded
  }

  /// Returns whether another value of an unknown would be equally good.
  func isAmbiguous(_ unknown: Int) -> Bool {
    let far = 1e6
    var values: [Double] = []
    for target in [-far, far] {
      var copy = self
      copy.propagates = false
      for index in copy.wishes.indices {
        copy.wishes[index].price.overWeight = 0
        copy.wishes[index].price.underWeight = 0
      }
      for index in copy.isLength.indices where copy.isLength[index] {
        guard copy.lengthWishes[index] == nil else { continue }
        copy.lengthWishes[index] = copy.addWish(
          [Term(index)],
          constant: 0,
          price: Price(over: 0, under: Self.required)
        )
      }
      // Weaker than any priority that an app can set.
      let weakest = Float.leastNormalMagnitude
      _ = copy.addWish(
        [Term(unknown)],
        constant: target,
        price: Price(over: weakest, under: weakest)
      )
      copy.simplex = nil
      _ = copy.solve()
      values.append(copy.values[unknown])
    }
    return abs(values[0] - values[1]) > Self.tolerance
  }
}
