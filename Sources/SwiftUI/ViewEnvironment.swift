#if canImport(SwiftUI) && !os(macOS)
import Roster
import SwiftUI

/// The environment of the SwiftUI view that a list is shown by, for the views in its cells.
///
/// It is one object for the life of the list, so that another environment does not lay out the list anew:
/// the views on screen are made again, and those that change their size say so.
@MainActor
final class ViewEnvironment {
  private struct Reader {
    weak var object: (any ViewEnvironmentReader)?
  }

  private(set) var values: EnvironmentValues?
  private var readers: [ObjectIdentifier: Reader] = [:]

  /// Has an object told when there are other values.
  func add(_ reader: any ViewEnvironmentReader) {
    readers[ObjectIdentifier(reader)] = Reader(object: reader)
  }

  /// Takes other values, and tells whoever shows the ones before.
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

/// What shows something in the environment of a SwiftUI view.
@MainActor
protocol ViewEnvironmentReader: AnyObject {
  /// The values are others.
  func viewEnvironmentDidChange()
}

private enum ViewEnvironmentKey: ListEnvironmentKey {
  static var defaultValue: ViewEnvironment? { nil }
}

extension ListEnvironment {
  /// The environment of the SwiftUI view that the list is shown by, if it is shown by one.
  var views: ViewEnvironment? {
    get { self[ViewEnvironmentKey.self] }
    set { self[ViewEnvironmentKey.self] = newValue }
  }
}
#endif
