import TestPlatform
import Testing

/// The names that people write cells and screens with exist, each used as they would use it.
@MainActor @Suite(.serialized) struct CellVocabularyTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let inner = UIView()

  init() {
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
  }

  @Test func `all attributes, anchors and guides of constraints`() {
    let horizontal: [NSLayoutConstraint.Attribute] = [
      .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins,
    ]
    let vertical: [NSLayoutConstraint.Attribute] = [
      .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins,
    ]
    for attribute in horizontal + vertical + [.width, .height] {
      let constraint = NSLayoutConstraint(
        item: inner,
        attribute: attribute,
        relatedBy: .equal,
        toItem: outer,
        attribute: attribute,
        multiplier: 1,
        constant: 2
      )
      constraint.priority = .defaultHigh
      constraint.identifier = "one"
      #expect(constraint.firstAttribute == attribute && constraint.firstItem === inner)
      constraint.isActive = true
      #expect(outer.constraints.contains(constraint))
      constraint.isActive = false
    }
    let guides = [
      outer.safeAreaLayoutGuide, outer.layoutMarginsGuide, outer.readableContentGuide,
      outer.keyboardLayoutGuide,
    ]
    for guide in guides {
      let constraints = [
        inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
        inner.rightAnchor.constraint(lessThanOrEqualTo: guide.rightAnchor, constant: 0),
        inner.topAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 1),
        inner.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor),
        inner.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        inner.centerYAnchor.constraint(greaterThanOrEqualTo: guide.centerYAnchor),
        inner.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 1, constant: 0),
        inner.heightAnchor.constraint(lessThanOrEqualTo: guide.heightAnchor),
        inner.firstBaselineAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
        inner.lastBaselineAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor),
      ]
      for constraint in constraints { constraint.priority = .defaultLow }
      NSLayoutConstraint.activate(constraints)
      #expect(constraints.allSatisfy { $0.isActive })
      NSLayoutConstraint.deactivate(constraints)
    }
    let own = UILayoutGuide()
    outer.addLayoutGuide(own)
    #expect(outer.layoutGuides.contains(own) && own.owningView === outer)
    outer.removeLayoutGuide(own)
  }

  @Test func `what views say about their size and their constraints`() {
    inner.setContentHuggingPriority(.required, for: .horizontal)
    inner.setContentCompressionResistancePriority(.fittingSizeLevel, for: .vertical)
    #expect(inner.contentHuggingPriority(for: .horizontal) == .required)
    #expect(inner.contentCompressionResistancePriority(for: .vertical) == .fittingSizeLevel)
    inner.invalidateIntrinsicContentSize()
    #expect(inner.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    inner.setNeedsUpdateConstraints()
    inner.updateConstraintsIfNeeded()
    #expect(!inner.needsUpdateConstraints())
    outer.directionalLayoutMargins.leading = 20
    outer.insetsLayoutMarginsFromSafeArea = false
    outer.preservesSuperviewLayoutMargins = true
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(outer.layoutMargins.right == 20)
    #expect(inner.constraintsAffectingLayout(for: .horizontal).isEmpty)
    inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
    outer.layoutIfNeeded()
    #expect(inner.hasAmbiguousLayout)
    let label = UILabel()
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 40
    label.text = "some words that take lines"
    let size = label.systemLayoutSizeFitting(
      UIView.layoutFittingCompressedSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size.width <= 41 && size.height > 20)
  }

  @Test func `a stack view`() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    for distribution in distributions {
      stack.distribution = distribution
      #expect(stack.distribution == distribution)
    }
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline, .top, .bottom,
    ]
    for alignment in alignments {
      stack.alignment = alignment
      #expect(stack.alignment == alignment)
    }
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(3, after: stack.arrangedSubviews[0])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 3)
    #expect(stack.customSpacing(after: inner) == UIStackView.spacingUseDefault)
    stack.isBaselineRelativeArrangement = true
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insertArrangedSubview(UILabel(), at: 0)
    stack.removeArrangedSubview(stack.arrangedSubviews[1])
    #expect(stack.arrangedSubviews.count == 2 && stack.subviews.count == 3)
  }

  @Test func `controls with values`() {
    let views: [UIView] = [
      UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["a", "b"]),
      UIProgressView(progressViewStyle: .default), UIActivityIndicatorView(style: .medium),
      UIPageControl(), UITextView(), UIDatePicker(), UIPickerView(), UITextField(),
      UIVisualEffectView(effect: UIBlurEffect(style: .regular)),
      UIImageView(image: UIImage(systemName: "star")),
    ]
    for view in views {
      view.sizeToFit()
      #expect(view.intrinsicContentSize.height >= UIView.noIntrinsicMetric)
    }
    var events = 0
    for case let control as UIControl in views {
      control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
      (control as? UISwitch)?.setOn(true, animated: false)
      (control as? UISlider)?.value = 0.5
      (control as? UIStepper)?.value = 2
      (control as? UISegmentedControl)?.selectedSegmentIndex = 1
      (control as? UIPageControl)?.currentPage = 1
    }
    #expect(events == 0)
    for control in views { (control as? UIControl)?.sendActions(for: .valueChanged) }
    #expect(events == views.count { $0 is UIControl })
    (views[11] as? UIVisualEffectView)?.contentView.addSubview(UIView())
    (views[12] as? UIImageView)?.contentMode = .scaleAspectFit
    let large = UIImage(
      systemName: "star",
      withConfiguration: UIImage.SymbolConfiguration(scale: .large)
    )
    #expect(large != nil)
  }

  @Test func `texts, buttons and their delegates`() {
    final class Writer: NSObject, UITextFieldDelegate, UITextViewDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
      func textViewDidChange(_ textView: UITextView) {}
    }
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect
      {
        super.textRect(forBounds: bounds.insetBy(dx: 4, dy: 4), limitedToNumberOfLines: lines)
          .insetBy(dx: -4, dy: -4)
      }
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 4, dy: 4)) }
    }
    let writer = Writer()
    let (field, area, label, padded) = (UITextField(), UITextView(), UILabel(), Padded())
    (field.delegate, area.delegate) = (writer, writer)
    (label.text, padded.text) = ("word", "word")
    #expect(padded.intrinsicContentSize.width > label.intrinsicContentSize.width)
    label.attributedText = NSAttributedString(
      string: "word",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red]
    )
    #expect(label.text == "word")
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.subtitle = "now"
    configuration.image = UIImage(systemName: "cart")
    configuration.imagePadding = 6
    configuration.attributedTitle = AttributedString("Buy")
    let button = UIButton(configuration: configuration)
    button.configurationUpdateHandler = { $0.alpha = $0.isHighlighted ? 0.5 : 1 }
    #expect(button.intrinsicContentSize.width > 0)
  }

  @Test func `gestures`() {
    final class Judge: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
    let judge = Judge()
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    let (pan, swipe, pinch) = (
      UIPanGestureRecognizer(), UISwipeGestureRecognizer(), UIPinchGestureRecognizer()
    )
    tap.numberOfTapsRequired = 2
    press.minimumPressDuration = 0.3
    pan.maximumNumberOfTouches = 1
    swipe.direction = .left
    pinch.scale = 1
    for recognizer in [tap, press, pan, swipe, pinch] {
      recognizer.delegate = judge
      recognizer.cancelsTouchesInView = false
      inner.addGestureRecognizer(recognizer)
      #expect(recognizer.state == .possible && recognizer.view === inner)
    }
    tap.require(toFail: press)
    inner.removeGestureRecognizer(pinch)
    #expect(inner.gestureRecognizers?.count == 4)
  }

  @Test func `screens`() {
    let screen = UIViewController()
    screen.title = "Inbox"
    screen.setEditing(true, animated: false)
    screen.additionalSafeAreaInsets.top = 10
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    screen.navigationItem.rightBarButtonItems = [screen.editButtonItem]
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(tabs, for: .secondary)
    split.setViewController(UIViewController(), for: .primary)
    #expect(screen.isEditing && screen.navigationController === navigation)
    #expect(screen.tabBarController === tabs)
    #expect(screen.traitCollection.horizontalSizeClass.rawValue >= 0)
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    #expect(Set(names).count == 6)
    #expect(UIResponder.keyboardFrameEndUserInfoKey != UIResponder.keyboardFrameBeginUserInfoKey)
  }
}
