import HeadlessUIKit
import Testing

/// Constraints from visual formats, as older code has them.
@MainActor @Suite struct VisualFormatTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
  }

  private func apply(
    _ formats: String...,
    options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: options,
          metrics: metrics,
          views: ["first": first, "second": second]
        )
      )
    }
    parent.layoutIfNeeded()
  }

  @Test func `a row of two views has its distances, sizes and edges`() {
    apply("H:|-16-[first(100)]-(gap)-[second]-16-|", metrics: ["gap": 20])
    apply("V:|[first(40)]", "V:|[second(==first)]")
    #expect(first.frame == CGRect(x: 16, y: 0, width: 100, height: 40))
    #expect(second.frame == CGRect(x: 136, y: 0, width: 168, height: 40))
  }

  @Test func `the standard distance at an edge is that of the margins`() {
    parent.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    apply("|-[first]-[second(50)]-|", options: [.alignAllTop, .alignAllBottom])
    apply("V:|-[first]-|")
    #expect(first.frame == CGRect(x: 20, y: 10, width: 202, height: 160))
    #expect(second.frame == CGRect(x: 230, y: 10, width: 50, height: 160))
  }

  @Test func `relations and priorities hold for distances and sizes`() {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-(>=8,20@700)-[first(>=50,<=second@250)]",
      metrics: nil,
      views: ["first": first, "second": second]
    )
    #expect(
      constraints.map(\.relation) == [
        .greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .equal,
      ]
    )
    #expect(constraints.map(\.priority.rawValue) == [1000, 250, 1000, 700])
    #expect(constraints.map(\.constant) == [50, 0, 8, 20])
  }

  @Test func `views beside each other without a distance touch`() {
    apply("H:|[first(==second)][second]|")
    apply("V:[first(30)]|", "V:[second(30)]|")
    #expect(first.frame == CGRect(x: 0, y: 170, width: 160, height: 30))
    #expect(second.frame == CGRect(x: 160, y: 170, width: 160, height: 30))
  }

  @Test func `a format is read from right to left if its options say so`() {
    apply("|-8-[first(100)]-4-[second(50)]", options: [.directionRightToLeft])
    apply("V:|[first(10)]", "V:|[second(10)]")
    #expect(first.frame.minX == 212)
    #expect(second.frame.minX == 158)
  }

  @Test(
    arguments: [
      "H:|-[third]-|", "H:|-gap-[first]", "H:|-[first", "H:[first](2)", "H:|-8[first]",
      "[first]|[second]",
    ]
  )
  func `a format that cannot be read is a failure with its text`(format: String) {
    let failures = Headless.recordingFailures {
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: format,
        metrics: nil,
        views: ["first": first, "second": second]
      )
      #expect(constraints.isEmpty)
    }
    #expect(failures.map(\.name) == ["NSInvalidArgumentException"])
    #expect(failures.first?.reason.hasSuffix(format) == true)
  }
}
