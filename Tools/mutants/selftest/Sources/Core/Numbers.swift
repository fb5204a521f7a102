package func isSmall(_ number: Int) -> Bool {
  number < 10
}

package func isHuge(_ number: Int) -> Bool {
  number > 1_000_000
}

package func larger(_ one: Int, _ other: Int) -> Int {
  max(one, other)
}

package func half(_ number: Int) -> Int {
  precondition(number >= 0, "Negative numbers have no half here.")
  return number / 2
}

package func greeting(_ name: String) -> String {
  "Hello, " + name
}

package func isEven(_ number: Int) -> Bool {
  if number % 2 == 0 { return true }
  return false
}

package func atLeastOne(_ number: Int) -> Int {
  number < 1 ? 1 : number
}
