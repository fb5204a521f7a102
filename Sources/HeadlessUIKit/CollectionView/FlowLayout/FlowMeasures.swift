/// What decides where the items of one section of a flow layout are.
struct FlowMeasures: Equatable, Sendable {
  var metrics = FlowMetrics()

  /// The sizes the layout was told or estimates.
  var sizes = FlowSizes.each([])

  /// The sizes that views asked for instead, by item.
  var fitted: [Int: CGSize] = [:]

  /// Places the section's items, which costs O(items).
  var placed: FlowSection {
    guard !fitted.isEmpty else { return FlowSection(metrics: metrics, sizes: sizes) }
    let all = (0..<sizes.count).map { fitted[$0] ?? sizes[$0] }
    return FlowSection(metrics: metrics, sizes: .each(all))
  }
}
