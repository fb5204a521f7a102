import Foundation
import HeadlessUIKit

// Screens with tables, used as a person does.

extension Checks {
  static let phone = CGSize(width: 390, height: 844)

  static func tap(row path: IndexPath, of table: UITableView) {
    guard let cell = table.cellForRow(at: path), let window = table.window else {
      return expect(false, "there is no row \(path)")
    }
    let point = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
    Headless.tap(at: cell.convert(point, to: window), in: window)
    Headless.finishAnimations()
    window.layoutIfNeeded()
  }

  static func tableScreens() {
    Headless.withOwnTime(settings)
    Headless.withOwnTime(inbox)
    Headless.withOwnTime(contacts)
  }

  private static func settings() {
    subject = "settings"
    let screen = SettingsViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let window = Headless.show(navigation, size: phone)
    window.layoutIfNeeded()
    let table: UITableView = screen.tableView
    expect(table.visibleCells.count == 4, "the settings have \(table.visibleCells.count) rows")
    if let toggle = first(UISwitch.self, in: table) { Headless.tap(toggle) }
    expect(!screen.isSoundOn, "the sound is still on")
    tap(row: [2, 0], of: table)
    expect(Headless.alert(in: window)?.message == "Sign out?", "nobody asks")
    expect(Headless.choose("Sign out", in: window), "one cannot sign out")
    expect(screen.isSignedOut, "nobody is signed out")
    Headless.finishAnimations()
    tap(row: [0, 0], of: table)
    guard let languages = navigation.topViewController as? LanguagesViewController else {
      return expect(false, "there are no languages")
    }
    window.layoutIfNeeded()
    expect(languages.tableView.numberOfSections == 4, "the languages have other letters")
    tap(row: [0, 1], of: languages.tableView)
    expect(
      languages.tableView.cellForRow(at: [0, 1])?.accessoryType == .checkmark,
      "the language is not checked"
    )
    expect(Headless.touchIndexTitle("G", in: languages.tableView), "there is no index")
    Headless.type("fre", into: languages.search.searchBar.searchTextField)
    Headless.finishAnimations()
    window.layoutIfNeeded()
    expect(
      languages.tableView.visibleCells.map { $0.textLabel?.text } == ["French"],
      "nothing is found"
    )
    window.isHidden = true
  }

  private static func inbox() {
    subject = "inbox"
    let screen = MainTabBarController()
    let window = Headless.show(screen, size: phone)
    window.layoutIfNeeded()
    let inbox = screen.inbox
    guard let table = inbox.tableView else { return expect(false, "the inbox has no table") }
    let actions = Headless.swipeActions(forRowAt: [0, 0], in: table)
    expect(actions?.actions.map(\.title) == ["Delete"], "a mail cannot be deleted")
    if let delete = actions?.actions.first { Headless.perform(delete, onRowAt: [0, 0], in: table) }
    Headless.finishAnimations()
    expect(inbox.mails.first?.id == 1, "the mail is not deleted")
    expect(Headless.pullToRefresh(table), "the inbox cannot be pulled")
    expect(inbox.refreshes == 1, "the inbox is not refreshed")
    Headless.advance(by: 1)
    expect(tapButton("Edit", in: window), "there is no button to edit")
    Headless.finishAnimations()
    tap(row: [0, 1], of: table)
    tap(row: [0, 2], of: table)
    expect(tapButton("Delete", in: window), "there is no button to delete")
    Headless.finishAnimations()
    expect(
      inbox.mails.prefix(2).map(\.id) == [1, 4],
      "others are deleted: \(inbox.mails.prefix(3))"
    )
    expect(!inbox.isEditing, "the inbox is still edited")
    tap(row: [0, 0], of: table)
    expect(
      inbox.navigationController?.topViewController is ArticleViewController,
      "no mail is shown"
    )
    window.isHidden = true
  }

  private static func contacts() {
    subject = "contacts"
    let screen = ContactsViewController()
    let window = Headless.show(screen, size: phone)
    window.layoutIfNeeded()
    guard let table = first(UITableView.self, in: screen.view) else {
      return expect(false, "there are no contacts")
    }
    expect(table.numberOfRows(inSection: 0) == 1, "there is no favorite")
    if let cell = table.cellForRow(at: [1, 0]), let button = first(UIControl.self, in: cell) {
      Headless.tap(button)
      Headless.finishAnimations()
    }
    expect(screen.favorites == ["Ada", "Alan"], "Alan is no favorite: \(screen.favorites)")
    expect(table.numberOfRows(inSection: 0) == 2, "the favorites are not shown")
    if let cell = table.cellForRow(at: [0, 0]) {
      let point = cell.convert(CGPoint(x: 100, y: 20), to: table)
      let configuration = Headless.pressForContextMenu(at: point, in: table)
      expect(configuration != nil, "a contact has no menu")
      expect(Headless.choose("Copy", in: window), "a contact cannot be copied")
    }
    expect(UIPasteboard.general.string == "Ada", "nothing is copied")
    window.isHidden = true
  }
}
