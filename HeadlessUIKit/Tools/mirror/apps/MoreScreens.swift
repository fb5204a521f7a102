import Foundation
import HeadlessUIKit

// Screens with collections and forms, used as a person does.

extension Checks {
  static func collectionScreens() {
    Headless.withOwnTime(photos)
    Headless.withOwnTime(profile)
  }

  private static func photos() {
    subject = "photos"
    let screen = PhotosViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let window = Headless.show(navigation, size: phone)
    window.layoutIfNeeded()
    guard let list = screen.collectionView else { return expect(false, "there are no photos") }
    expect(list.cellForItem(at: [0, 3])?.frame.minX == 0, "a row has not three photos")
    expect(tapButton("Select", in: window), "photos cannot be selected")
    for item in 0..<2 { tap(item: [0, item], of: list) }
    expect(screen.title == "2 selected", "the photos are not counted: \(screen.title ?? "")")
    expect(tapButton("Done", in: window), "selecting does not end")
    expect(list.indexPathsForSelectedItems?.isEmpty == true, "photos are still selected")
    Headless.resize(window, to: CGSize(width: 844, height: 390))
    Headless.finishAnimations()
    let width = list.cellForItem(at: [0, 0])?.frame.width ?? 0
    expect(width > 270, "the photos do not turn: \(width)")
    tap(item: [0, 0], of: list)
    guard let pages = Headless.frontmostController(in: window) as? PagesViewController else {
      return expect(false, "no photo is shown")
    }
    expect(tapButton("Close", in: pages.view), "there is no button to close")
    Headless.finishAnimations()
    expect(Headless.frontmostController(in: window) !== pages, "the photo is not closed")
    window.isHidden = true
  }

  static func tap(item path: IndexPath, of list: UICollectionView) {
    guard let cell = list.cellForItem(at: path), let window = list.window else {
      return expect(false, "there is no item \(path)")
    }
    let point = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
    Headless.tap(at: cell.convert(point, to: window), in: window)
    Headless.finishAnimations()
    window.layoutIfNeeded()
  }

  private static func profile() {
    subject = "profile"
    let screen = ProfileViewController()
    let window = Headless.show(UINavigationController(rootViewController: screen), size: phone)
    window.layoutIfNeeded()
    guard let list = first(UICollectionView.self, in: screen.view) else {
      return expect(false, "there is no profile")
    }
    expect(list.numberOfSections == 3, "the profile has other sections")
    tap(item: [2, 0], of: list)
    expect(screen.opened == ["Site"], "the link is not opened: \(screen.opened)")
    expect(Headless.openedURLs.last?.path == "/Site", "no address is opened")
    let actions = Headless.swipeActions(forItemAt: [2, 1], in: list)
    if let remove = actions?.actions.first { Headless.perform(remove, onItemAt: [2, 1], in: list) }
    Headless.finishAnimations()
    expect(list.numberOfItems(inSection: 2) == 1, "the link is not removed")
    window.isHidden = true
  }

  static func forms() {
    Headless.withOwnTime(signIn)
    Headless.withOwnTime(conversation)
    Headless.withOwnTime(filter)
  }

  private static func signIn() {
    subject = "signIn"
    let screen = SignInViewController()
    screen.authenticate = { $0 == "ada" && $1 == "secret" }
    let window = Headless.show(screen, size: phone)
    window.layoutIfNeeded()
    let stack = first(UIStackView.self, in: screen.view)
    let fields = stack?.arrangedSubviews.compactMap { $0 as? UITextField } ?? []
    guard fields.count == 2 else { return expect(false, "there are no fields") }
    expect(fields[0].isFirstResponder, "the name is not edited")
    Headless.type("ada", into: fields[0])
    Headless.pressReturn(in: fields[0])
    expect(fields[1].isFirstResponder, "return does not go on")
    Headless.type("wrong", into: fields[1])
    Headless.pressReturn(in: fields[1])
    expect(Headless.choose("OK", in: window), "a wrong password is all right")
    Headless.finishAnimations()
    Headless.type("secret", into: fields[1])
    expect(tapButton("Sign in", in: window), "one cannot sign in")
    expect(screen.isSignedIn, "nobody is signed in")
    window.isHidden = true
  }

  private static func conversation() {
    subject = "conversation"
    let screen = ConversationViewController()
    let window = Headless.show(screen, size: phone)
    screen.view.addSubview(screen.composer)
    screen.composer.frame = CGRect(x: 0, y: 600, width: 390, height: 60)
    window.layoutIfNeeded()
    Headless.type("Hi", into: screen.composer.textView)
    expect(screen.composer.sendButton.isEnabled, "the message cannot be sent")
    Headless.tap(screen.composer.sendButton)
    expect(screen.messages == ["Hi", "Hello"], "the message is not sent: \(screen.messages)")
    Headless.type("Bye", into: screen.composer.textView)
    Headless.press("\r", holding: .command, in: window)
    expect(screen.messages.first == "Bye", "the key does not send")
    window.isHidden = true
  }

  private static func filter() {
    subject = "filter"
    let host = UIViewController()
    host.navigationItem.title = "List"
    let item = UIBarButtonItem(title: "Filter", style: .plain, target: nil, action: nil)
    let window = Headless.show(UINavigationController(rootViewController: host), size: phone)
    let filter = FilterViewController.present(from: host, sender: item)
    Headless.finishAnimations()
    expect(filter.sheetPresentationController?.detents.count == 2, "the sheet has other heights")
    var isUnreadOnly = true
    filter.onApply = { unread, _ in isUnreadOnly = unread }
    expect(tapButton("Apply", in: filter.view), "the filter cannot be used")
    expect(!isUnreadOnly, "another filter is used")
    Headless.finishAnimations()
    let again = FilterViewController.present(from: host, sender: item)
    Headless.finishAnimations()
    expect(Headless.dismissPresented(in: window), "the sheet cannot be dismissed")
    Headless.finishAnimations()
    expect(again.wasDismissed, "the delegate is not told")
    window.isHidden = true
  }
}
