/// The order in which unknowns can be computed one at a time.
///
/// It is made once for a system and reused for other constants. An unknown follows from an equation
/// that has no other unsettled unknown, or, if none of its wishes has another one, from all of
/// them. A value that was settled through a wish of some priority may be used by weaker wishes
/// only: a wish that is not weaker has to be satisfied exactly, or the plan gives up and the
/// simplex algorithm decides. Therefore a solution found here is the only optimum.
struct Propagation {
  /// A step that settles one unknown.
  enum Step {
    case equation(wish: Int, term: Int)
    case bounds(unknown: Int, sides: Range<Int>)
    /// No wish mentions the unknown.
    case zero(unknown: Int)
  }

  /// A lower or an upper bound that a wish sets for the only unknown it leaves open.
  struct Side {
    var wish: Int
    var term: Int
    var priority: Float
    var isLower: Bool
  }

  /// A wish that must be satisfied on the given sides for the plan to be valid.
  struct Check {
    var wish: Int
    var over: Bool
    var under: Bool
  }

  /// The strength of what is always true; no priority is as strong.
  static let settled = Float.infinity

  var steps: [Step] = []
  var sides: [Side] = []
  var checks: [Check] = []
  /// Whether the plan computes every unknown.
  var isComplete = false

  /// Settles all unknowns, or returns false with the values undefined if the plan does not fit
  /// these constants.
  func solve(_ system: inout LinearSystem) -> Bool {
    for step in steps {
      switch step {
      case .equation(let wish, let term):
        let unknown = system.terms[term].unknown
        system.values[unknown] = value(of: term, in: wish, system)
      case .bounds(let unknown, let range):
        guard let value = value(within: range, isLength: system.isLength[unknown], system) else {
          return false
        }
        system.values[unknown] = value
      case .zero(let unknown):
        system.values[unknown] = 0
      }
    }
    return isRight(system)
  }

  private func isRight(_ system: LinearSystem) -> Bool {
    let tolerance = LinearSystem.tolerance
    for check in checks {
      let error = system.error(of: check.wish)
      if error > tolerance, check.over { return false }
      if error < -tolerance, check.under { return false }
    }
    for unknown in system.values.indices
    where system.isLength[unknown] && system.values[unknown] < -tolerance {
      return false
    }
    return true
  }

  /// Returns the value of a term's unknown for which the wish is satisfied exactly.
  private func value(of term: Int, in wish: Int, _ system: LinearSystem) -> Double {
    var rest = system.wishes[wish].constant
    for index in system.wishes[wish].terms where index != term {
      rest -= system.terms[index].factor * system.values[system.terms[index].unknown]
    }
    return rest / system.terms[term].factor
  }

  /// Returns the best value between bounds of falling priority, or `nil` if they have to be weighed
  /// against each other.
  private func value(
    within range: Range<Int>,
    isLength: Bool,
    _ system: LinearSystem
  ) -> Double? {
    let tolerance = LinearSystem.tolerance
    var low = isLength ? 0 : -Double.infinity
    var high = Double.infinity
    var index = range.lowerBound
    while index < range.upperBound {
      let priority = sides[index].priority
      var wantedLow = -Double.infinity
      var wantedHigh = Double.infinity
      while index < range.upperBound, sides[index].priority == priority {
        let side = sides[index]
        let bound = value(of: side.term, in: side.wish, system)
        if side.isLower {
          wantedLow = max(wantedLow, bound)
        } else {
          wantedHigh = min(wantedHigh, bound)
        }
        index += 1
      }
      let isRequired = priority >= LinearSystem.required
      if max(wantedLow, low) <= min(wantedHigh, high) + tolerance {
        low = max(wantedLow, low)
        high = max(low, min(wantedHigh, high))
      } else if isRequired {
        return nil
      } else if wantedLow > high, wantedHigh >= high {
        low = high
      } else if wantedHigh < low, wantedLow <= low {
        high = low
      } else {
        return nil
      }
    }
    guard high - low <= tolerance else { return nil }
    return low
  }
}
