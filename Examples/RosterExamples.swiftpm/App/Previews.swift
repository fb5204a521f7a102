import ExampleMenu
import SwiftUI
import UIKit

@available(iOS 17, *)
#Preview("Todo") { UINavigationController(rootViewController: viewController(for: .todo)) }

@available(iOS 17, *)
#Preview("Feed") { UINavigationController(rootViewController: viewController(for: .feed)) }

@available(iOS 17, *)
#Preview("Checkout") { UINavigationController(rootViewController: viewController(for: .checkout)) }
