/// Gives equal scopes equal numbers, so that scopes are compared once a run and not once an item.
struct ScopeNumbers {
  private var numbers: [Scope: Int] = [:]

  mutating func number(of run: Run) -> Int {
    let scope = Scope(run)
    if let number = numbers[scope] { return number }
    let number = numbers.count
    numbers[scope] = number
    return number
  }
}
