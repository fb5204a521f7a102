/// The values that determine the layout of one section of a flow layout.
struct FlowMeasures: Equatable, Sendable {
  var metrics = FlowMetrics()

  /// The sizes from the delegate, or the estimates.
  var sizes = FlowSizes.each([])

  /// The measured sizes of items.
  var fitted: [Int: CGSize] = [:]

  /// The section with its items placed, which costs O(items).
  var placed: FlowSection {
    guard !fitted.isEmpty else { return FlowSection(metrics: metrics, sizes: sizes) }
    let all = (0..<sizes.count).map { fitted[$0] ?? sizes[$0] }
    return FlowSection(metrics: metrics, sizes: .each(all))
  }
}
