import Foundation
import HeadlessUIKit

// Lays out the mirrored cells in two widths and two text sizes, and uses the screens as a person does.

MainActor.assumeIsolated {
  Headless.failureHandler = { Checks.complain($0.reason) }
  Headless.logHandler = { Checks.complain($0) }
  Checks.cells()
  Checks.selectors()
  Checks.rows()
  Checks.touchedRows()
  Checks.screens()
  Checks.tableScreens()
  Checks.collectionScreens()
  Checks.forms()
  Checks.layouts()
  Checks.layoutsWithMore()
  for failure in Checks.failures { print(failure) }
  print("\(Checks.count) expectations of mirrored code, \(Checks.failures.count) failures.")
  exit(Checks.failures.isEmpty ? 0 : 1)
}
