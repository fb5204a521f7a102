import Foundation
import HeadlessUIKit

// Lays out the mirrored cells in two widths and two text sizes, and uses the screens as a person does.

@MainActor enum Checks {
  static var count = 0
  static var failures: [String] = []

  static func expect(_ isRight: Bool, _ words: String) {
    count += 1
    if !isRight { failures.append(words) }
  }

  static func height(
    _ make: () -> UICollectionReusableView,
    _ width: CGFloat,
    _ size: UIContentSizeCategory
  ) -> CGFloat {
    Headless.withOwnTime {
      let host = UIView()
      let window = Headless.show(host, size: CGSize(width: width, height: 800))
      Headless.setTraits(UITraitCollection(preferredContentSizeCategory: size), of: window)
      let view = make()
      host.addSubview(view)
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      view.frame = CGRect(origin: .zero, size: fitting)
      window.layoutIfNeeded()
      view.prepareForReuse()
      window.isHidden = true
      return fitting.height
    }
  }

  static func cell(
    _ name: String,
    growsWithText: Bool = true,
    wraps: Bool = false,
    _ make: () -> UICollectionReusableView
  ) {
    let small = height(make, 320, .large)
    let wide = height(make, 768, .large)
    let large = height(make, 320, .accessibilityExtraLarge)
    let largeAndWide = height(make, 768, .accessibilityExtraLarge)
    expect(small > 0 && wide > 0, "\(name) has no height")
    if growsWithText {
      expect(large > small, "\(name) does not grow with the text: \(small), \(large)")
      expect(largeAndWide > wide, "\(name) does not grow with the text: \(wide), \(largeAndWide)")
    } else {
      expect(large == small, "\(name) grows with the text: \(small), \(large)")
    }
    if wraps { expect(wide < small, "\(name) does not wrap: \(small), \(wide)") }
  }

  static let long = String(repeating: "Some words that wrap. ", count: 8)

  static func cells() {
    cell("contact", wraps: true) {
      let cell = ContactCell(frame: .zero)
      cell.configure(name: "Ada Lovelace", detail: long, number: "1")
      return cell
    }
    cell("chat") {
      let cell = ChatCell(frame: .zero)
      cell.configure(title: "Ada", preview: long, unread: 120)
      return cell
    }
    cell("bubble", wraps: true) {
      let cell = BubbleCell(frame: .zero)
      cell.configure(text: long, isMine: true)
      return cell
    }
    cell("failed bubble", wraps: true) {
      let cell = FailedBubbleCell(frame: .zero)
      cell.configure(text: long, isMine: false)
      return cell
    }
    cell("typing", growsWithText: false) { TypingCell(frame: .zero) }
    cell("field", wraps: true) {
      let cell = FormFieldCell(frame: .zero)
      cell.configure(title: "Name", placeholder: "Yours", error: long)
      return cell
    }
    cell("switch", wraps: true) {
      let cell = SwitchCell(frame: .zero)
      cell.configure(long, isOn: true)
      return cell
    }
    cell("player") { PlayerCell(frame: .zero) }
    cell("card") {
      let cell = CardCell(frame: .zero)
      cell.configure(long)
      return cell
    }
    cell("header") {
      let header = SectionHeaderView(frame: .zero)
      header.title.text = "New"
      return header
    }
  }

  final class Caller: ContactCellDelegate, BubbleCellDelegate {
    var calls: [String] = []
    func contactCell(_ cell: ContactCell, wantsToCall number: String) { calls.append(number) }
    func bubbleCellDidDoubleTap(_ cell: BubbleCell) { calls.append("twice") }
  }

  static func selectors() {
    Headless.withOwnTime {
      let caller = Caller()
      let cell = SwitchCell(frame: .zero)
      var isOn: Bool?
      cell.configure("On", isOn: false)
      cell.handler = { isOn = $1 }
      let window = Headless.show(cell, size: CGSize(width: 320, height: 60))
      expect(Headless.tap(cell.toggle), "the switch is not touched")
      expect(isOn == true, "the switch does not call its handler")
      let bubble = BubbleCell(frame: .zero)
      bubble.configure(text: "Hello", isMine: false)
      bubble.delegate = caller
      let second = Headless.show(bubble, size: CGSize(width: 320, height: 60))
      Headless.tap(at: CGPoint(x: 30, y: 30), in: second)
      Headless.tap(at: CGPoint(x: 30, y: 30), in: second)
      expect(caller.calls == ["twice"], "the bubble is not touched twice: \(caller.calls)")
      window.isHidden = true
    }
  }

  static func screens() {
    Headless.withOwnTime {
      let people = PeopleViewController()
      let navigation = UINavigationController(rootViewController: people)
      let window = Headless.show(navigation, size: CGSize(width: 390, height: 844))
      expect(tapButton("Delete all", in: window), "there is no button to delete")
      expect(Headless.alert(in: window)?.title == "Delete all?", "nothing is asked")
      expect(Headless.choose("Delete", in: window), "deleting cannot be chosen")
      expect(people.people.isEmpty, "nobody is deleted")
      let article = ArticleViewController(url: URL(fileURLWithPath: "/article"))
      navigation.pushViewController(article, animated: false)
      window.layoutIfNeeded()
      expect(tapButton("Open", in: window), "there is no button to open")
      expect(Headless.openedURLs == [article.url], "nothing is opened")
      expect(tapButton("Copy", in: window), "there is no button to copy")
      expect(UIPasteboard.general.url == article.url, "nothing is copied")
      expect(tapButton("Share", in: window), "there is no button to share")
      let share = Headless.frontmostController(in: window) as? UIActivityViewController
      expect(share != nil, "nothing is shared")
      Headless.finishAnimations()
      window.isHidden = true
    }
    Headless.withOwnTime {
      let screen = NameViewController()
      var name = ""
      screen.onDone = { name = $0 }
      let window = Headless.show(screen, size: CGSize(width: 390, height: 844))
      Headless.tap(at: CGPoint(x: 100, y: 100), in: window)
      Headless.finishAnimations()
      let alert = Headless.alert(in: window)
      expect(!Headless.choose("Done", in: window), "a name is not needed")
      if let field = alert?.textFields?.first { Headless.type("Ada", into: field) }
      expect(Headless.choose("Done", in: window), "a name is not enough")
      expect(name == "Ada", "the name is not told")
      window.isHidden = true
    }
  }

  private static func tapButton(_ label: String, in view: UIView) -> Bool {
    if let button = view as? UIButton, button.accessibilityLabel == label {
      return Headless.tap(button)
    }
    return view.subviews.contains { tapButton(label, in: $0) }
  }

  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    MosaicLayoutDelegate
  {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(_ view: UICollectionView, heightForItemAt path: IndexPath) -> CGFloat {
      CGFloat(60 + path.item % 3 * 20)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      layout: UICollectionViewLayout,
      sizeForItemAt path: IndexPath
    ) -> CGSize { CGSize(width: 90 + path.item % 2 * 20, height: 40) }
  }

  static func layouts() {
    let items = Items()
    for width in [CGFloat(320), 768] {
      let mosaic = MosaicLayout()
      mosaic.delegate = items
      for layout in [mosaic, LeftAlignedLayout()] {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        view.delegate = items
        let window = Headless.show(view, size: CGSize(width: width, height: 800))
        let frames = view.visibleCells.map(\.frame)
        expect(frames.count == 9, "\(type(of: layout)) shows \(frames.count) items")
        let overlaps = frames.enumerated().contains { index, frame in
          frames.dropFirst(index + 1).contains { frame.insetBy(dx: 1, dy: 1).intersects($0) }
        }
        expect(!overlaps, "\(type(of: layout)) lays items over each other")
        window.isHidden = true
      }
    }
  }
}

MainActor.assumeIsolated {
  Headless.failureHandler = { Checks.failures.append($0.reason) }
  Checks.cells()
  Checks.selectors()
  Checks.screens()
  Checks.layouts()
  for failure in Checks.failures { print(failure) }
  print("\(Checks.count) expectations of mirrored code, \(Checks.failures.count) failures.")
  exit(Checks.failures.isEmpty ? 0 : 1)
}
