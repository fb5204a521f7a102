import HeadlessUIKit
import Testing

@MainActor struct FeedbackTests {
  @Test func `a test reads what feedback was given`() {
    _ = Headless.takeFeedback()
    let impact = UIImpactFeedbackGenerator(style: .rigid)
    impact.prepare()
    #expect(Headless.takeFeedback().isEmpty)
    impact.impactOccurred()
    UIImpactFeedbackGenerator().impactOccurred(intensity: 2)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    #expect(
      Headless.takeFeedback() == [
        .impact(.rigid, intensity: 1), .impact(.medium, intensity: 1), .selection,
        .notification(.warning),
      ]
    )
    #expect(Headless.takeFeedback().isEmpty)
  }
}
