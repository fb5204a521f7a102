import ExampleMenu
import SwiftUI
import UIKit

/// The menu, and whichever example was chosen from it.
struct Screens: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    let navigation = UINavigationController()
    let menu = ExampleMenuViewController { [weak navigation] screen in
      navigation?.pushViewController(viewController(for: screen), animated: true)
    }
    navigation.pushViewController(menu, animated: false)
    return navigation
  }

  func updateUIViewController(_ navigation: UINavigationController, context: Context) {}
}

/// The screen of an example, or one that says why there is none.
@MainActor
func viewController(for screen: ExampleScreen) -> UIViewController {
  do {
    return try screen.makeViewController()
  } catch {
    let apology = UIViewController()
    apology.title = screen.title
    let label = UILabel()
    label.text = "\(error)"
    label.numberOfLines = 0
    label.textAlignment = .center
    apology.view = label
    return apology
  }
}
