import HeadlessUIKit
import Testing

@MainActor
@Suite struct AnimationTests {
  @Test func `changes inside an animation inherit the duration of the outermost one`() {
    var durations: [TimeInterval] = []
    UIView.animate(withDuration: 2) {
      durations.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 5) { durations.append(UIView.inheritedAnimationDuration) }
      UIView.performWithoutAnimation { durations.append(UIView.inheritedAnimationDuration) }
      durations.append(UIView.inheritedAnimationDuration)
    }
    #expect(durations == [2, 2, 0, 2])
    #expect(UIView.inheritedAnimationDuration == 0)
  }
}
