import Foundation
import HeadlessUIKit

// Screens, used as a person does.

extension Checks {
  static func screens() {
    subject = "screens that ask"
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
}
