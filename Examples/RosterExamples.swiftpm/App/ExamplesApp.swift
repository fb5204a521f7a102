import SwiftUI

/// The examples on a phone or a tablet.
@main
struct ExamplesApp: App {
  var body: some Scene {
    WindowGroup {
      Screens().ignoresSafeArea()
    }
  }
}
