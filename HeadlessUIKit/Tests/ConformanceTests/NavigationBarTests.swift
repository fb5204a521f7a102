import TestPlatform
import Testing

/// Where a navigation bar puts what it shows.
@MainActor @Suite(.serialized) struct NavigationBarTests {
  @Test(arguments: [[40, 60], [170, 60], [60, 190], [160, 120]] as [[CGFloat]])
  func `V25 a title stays between the buttons of its bar, in the middle as far as there is room`(
    _ widths: [CGFloat]
  ) {
    let views = (widths + [140]).map {
      UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 30))
    }
    let screen = UIViewController()
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: views[0])
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: views[1])
    screen.navigationItem.titleView = views[2]
    let window = Headless.show(
      UINavigationController(rootViewController: screen),
      size: CGSize(width: 390, height: 844)
    )
    window.layoutIfNeeded()
    let frames = views.map { $0.convert($0.bounds, to: window) }
    #expect(frames[2].minX >= frames[0].maxX && frames[2].maxX <= frames[1].minX)
    #expect(frames[0].width == widths[0] && frames[1].width == widths[1])
    #expect((frames[2].midX == 195) == (widths == [40, 60]))
  }
}
