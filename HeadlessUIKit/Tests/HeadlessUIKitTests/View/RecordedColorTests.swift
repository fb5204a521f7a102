import Testing

@testable import HeadlessUIKit

/// The parts of system colors, as recorded with UIKit on iOS 26.1.
@MainActor struct RecordedColorTests {
  private nonisolated static let recorded: [(color: UIColor, light: [CGFloat]?, dark: [CGFloat]?)] =
    [
      (.label, [0, 0, 0, 1], nil),
      (.secondaryLabel, [0.235, 0.235, 0.263, 0.6], [0.922, 0.922, 0.961, 0.6]),
      (.tertiaryLabel, [0.235, 0.235, 0.263, 0.298], [0.922, 0.922, 0.961, 0.298]),
      (.quaternaryLabel, [0.235, 0.235, 0.263, 0.176], [0.922, 0.922, 0.961, 0.157]),
      (.placeholderText, [0.235, 0.235, 0.263, 0.298], [0.922, 0.922, 0.961, 0.298]),
      (.link, [0, 0.478, 1, 1], [0.035, 0.518, 1, 1]),
      (.separator, [0.235, 0.235, 0.263, 0.12], [0.329, 0.329, 0.345, 0.5]),
      (.opaqueSeparator, [0.776, 0.776, 0.784, 1], [0.22, 0.22, 0.227, 1]),
      (.systemFill, [0.471, 0.471, 0.502, 0.2], [0.471, 0.471, 0.502, 0.36]),
      (.secondarySystemFill, [0.471, 0.471, 0.502, 0.16], nil),
      (.tertiarySystemFill, [0.463, 0.463, 0.502, 0.12], [0.463, 0.463, 0.502, 0.24]),
      (.quaternarySystemFill, [0.455, 0.455, 0.502, 0.08], [0.463, 0.463, 0.502, 0.18]),
      (.systemBackground, [1, 1, 1, 1], [0, 0, 0, 1]),
      (.secondarySystemBackground, [0.949, 0.949, 0.969, 1], [0.11, 0.11, 0.118, 1]),
      (.tertiarySystemBackground, [1, 1, 1, 1], [0.173, 0.173, 0.18, 1]),
      (.systemGroupedBackground, nil, [0, 0, 0, 1]),
      (.secondarySystemGroupedBackground, [1, 1, 1, 1], [0.11, 0.11, 0.118, 1]),
      (.tertiarySystemGroupedBackground, nil, [0.173, 0.173, 0.18, 1]),
      (.systemRed, [1, 0.22, 0.235, 1], [1, 0.259, 0.271, 1]),
      (.systemOrange, [1, 0.553, 0.157, 1], [1, 0.573, 0.188, 1]),
      (.systemYellow, [1, 0.8, 0, 1], [1, 0.839, 0, 1]),
      (.systemGreen, [0.204, 0.78, 0.349, 1], [0.188, 0.82, 0.345, 1]),
      (.systemMint, [0, 0.784, 0.702, 1], nil),
      (.systemTeal, [0, 0.765, 0.816, 1], [0, 0.824, 0.878, 1]),
      (.systemCyan, [0, 0.753, 0.91, 1], [0.235, 0.827, 0.996, 1]),
      (.systemBlue, [0, 0.533, 1, 1], [0, 0.569, 1, 1]),
      (.systemIndigo, nil, [0.427, 0.486, 1, 1]),
      (.systemPurple, [0.796, 0.188, 0.878, 1], [0.859, 0.204, 0.949, 1]),
      (.systemPink, [1, 0.176, 0.333, 1], [1, 0.216, 0.373, 1]),
      (.systemBrown, [0.675, 0.498, 0.369, 1], [0.718, 0.541, 0.4, 1]),
      (.systemGray, [0.557, 0.557, 0.576, 1], [0.557, 0.557, 0.576, 1]),
      (.systemGray2, [0.682, 0.682, 0.698, 1], [0.388, 0.388, 0.4, 1]),
      (.systemGray3, [0.78, 0.78, 0.8, 1], [0.282, 0.282, 0.29, 1]),
      (.systemGray4, nil, [0.227, 0.227, 0.235, 1]),
      (.systemGray5, [0.898, 0.898, 0.918, 1], [0.173, 0.173, 0.18, 1]),
      (.systemGray6, [0.949, 0.949, 0.969, 1], [0.11, 0.11, 0.118, 1]),
    ]

  @Test(arguments: recorded)
  func `a system color has the recorded parts`(
    _ color: UIColor,
    _ light: [CGFloat]?,
    _ dark: [CGFloat]?
  ) {
    for (style, parts) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
      guard let parts else { continue }
      let found = color.rgba(in: UITraitCollection(userInterfaceStyle: style))
      for (part, recorded) in zip([found.red, found.green, found.blue, found.alpha], parts) {
        #expect(abs(part - recorded) < 0.005)
      }
    }
  }
}
