/// Leaves out halves, quarters and so on, as long as the others suffice.
///
/// - Parameters:
///   - elements: Elements that suffice.
///   - needed: Returns which of some elements were needed; `nil` if they do not suffice.
/// - Returns: As few elements as suffice.
@MainActor
func shortened<Element>(
  _ elements: [Element],
  _ needed: ([Element]) async -> [Element]?
) async -> [Element] {
  var best = elements
  var size = max(1, best.count / 2)
  while true {
    let count = best.count
    var start = 0
    while start < best.count {
      var fewer = best
      fewer.removeSubrange(start..<min(start + size, fewer.count))
      if let smaller = await needed(fewer) {
        best = smaller
      } else {
        start += size
      }
    }
    if size == 1, best.count == count { return best }
    size = max(1, size / 2)
  }
}
