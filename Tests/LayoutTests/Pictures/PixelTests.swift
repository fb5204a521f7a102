@testable import Roster
import RosterPlatform
import TestSupport
import Testing

@MainActor
@Suite struct PixelTests {
  @Test(
    arguments: [
      (
        1,
        """
        a: 0 0 33 10
        b: 34 0 33 10
        c: 67 0 33 10
        d: 0 10 33 11
        """
      ),
      (
        2,
        """
        a: 0 0 33 10.5
        b: 33.5 0 33 10.5
        c: 67 0 33 10.5
        d: 0 10.5 33 10
        """
      ),
      (
        3,
        """
        a: 0 0 33.33 10.33
        b: 33.33 0 33.33 10.33
        c: 66.67 0 33.33 10.33
        d: 0 10.33 33.33 10.33
        """
      ),
    ] as [(CGFloat, String)]
  )
  func `the edges of a grid are on pixels`(scale: CGFloat, expected: String) {
    let section = PlainSection(.grid(columns: 3), heights: [10.3, 10.3, 10.3, 10.3])
    #expect(PlainList([section], scale: scale).frames == expected)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `every edge is on a pixel and neighbours in a list stay neighbours`(scale: CGFloat) throws {
    for seed in Effort.seeds(20) {
      var generator = SeededGenerator(seed: seed)
      let heights = (0..<12).map { _ in CGFloat.random(in: 0.4...30, using: &generator) }
      let layouts: [SectionLayout] = [
        .list, .grid(columns: 3, spacing: 1.3), .waterfall(columns: 4, spacing: 0.7),
        .flow(spacing: 2.1), .flow(distribution: .center), .custom(Stairs()),
      ]
      for layout in layouts {
        let inset = CGFloat.random(in: 0...7, using: &generator)
        let section = PlainSection(layout.insets(ListInsets(inset)), heights: heights)
        let list = PlainList([section], width: 101, height: 1000, scale: scale)
        let frames = heights.indices
          .compactMap { list.view.layoutAttributesForItem(at: [0, $0])?.frame }
        try #require(frames.count >= heights.count - 1)
        for frame in frames {
          for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
            #expect(abs(edge * scale - (edge * scale).rounded()) < 0.001, "\(layout), seed \(seed)")
          }
        }
        guard layout == .list else { continue }
        for (upper, lower) in zip(frames, frames.dropFirst()) {
          #expect(abs(upper.maxY - lower.minY) < 0.001, "seed \(seed)")
        }
      }
    }
  }
}
