#if canImport(SwiftUI) && !os(macOS)
import Roster
import SwiftUI

/// The environment of the SwiftUI view that shows a list, for the views in its cells.
///
/// There is one object for the life of the list, so that a changed environment does not lay out the
/// list again. The views on screen are made again, and report changes of their size themselves.
@MainActor
final class ViewEnvironment {
  private struct Reader {
    weak var object: (any ViewEnvironmentReader)?
  }

  private(set) var values: EnvironmentValues?
  private var readers: [ObjectIdentifier: Reader] = [:]

  /// Notifies an object when the values change.
  func add(_ reader: any ViewEnvironmentReader) {
    readers[ObjectIdentifier(reader)] = Reader(object: reader)
  }

  /// Replaces the values, and notifies everyone who shows the old ones.
  func replace(with values: EnvironmentValues) {
    self.values = values
    readers = readers.filter { $0.value.object != nil }
    for reader in readers.values {
      reader.object?.viewEnvironmentDidChange()
    }
  }
}

extension ViewEnvironment: Equatable {
  nonisolated static func == (left: ViewEnvironment, right: ViewEnvironment) -> Bool {
    left === right
  }
}

/// An object that shows something in the environment of a SwiftUI view.
@MainActor
protocol ViewEnvironmentReader: AnyObject {
  /// Called when the values have changed.
  func viewEnvironmentDidChange()
}

private enum ViewEnvironmentKey: ListEnvironmentKey {
  static var defaultValue: ViewEnvironment? { nil }
}

extension ListEnvironment {
  /// The environment of the SwiftUI view that shows the list, if there is one.
  var views: ViewEnvironment? {
    get { self[ViewEnvironmentKey.self] }
    set { self[ViewEnvironmentKey.self] = newValue }
  }
}
#endif
