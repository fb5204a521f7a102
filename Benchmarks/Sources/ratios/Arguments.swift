import Foundation
import Workloads

/// What the command line asks for.
@MainActor
struct Arguments {
  static let usage = """
    ratios                             every figure with its bound; exits with 1 if one is over it
    ratios --full                      more sizes and kinds of identifiers besides
    ratios --only NAME                 one suite: \(Suite.all.map(\.name).joined(separator: ", ")), memory
    ratios --instructions              instruction counts by callgrind, and nothing else
    ratios --tolerance TIMES           only a figure over so many times its bound counts as a failure
    ratios --json FILE                 writes the figures into a file as well, for `plot`
    ratios --repeat WORKLOAD N TIMES   only diffs of N rows, for profilers
    ratios --controllers N             only N controllers, for measuring their memory
    """

  private(set) var isFull = false
  private(set) var only: String?
  private(set) var tolerance = 1.0
  private(set) var file: String?
  private(set) var repetition: Repetition?
  private(set) var controllerCount: Int?

  /// Reads arguments, and ends the program if it does not understand them.
  init(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--full": isFull = true
      case "--instructions": only = "instructions"
      case "--only": only = rest.popFirst() ?? Self.refuse()
      case "--tolerance": tolerance = rest.popFirst().flatMap(Double.init) ?? Self.refuse()
      case "--json": file = rest.popFirst() ?? Self.refuse()
      case "--repeat": repetition = Repetition(&rest) ?? Self.refuse()
      case "--controllers": controllerCount = rest.popFirst().flatMap(Int.init) ?? Self.refuse()
      default: let _: Never = Self.refuse()
      }
    }
  }

  /// Whether a suite is to be measured.
  func wants(_ suite: Suite) -> Bool {
    wants(suite.name, unlessAsked: isFull || !suite.isFull)
  }

  /// Whether something is to be measured.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - isUsual: Whether it is measured if nothing is asked for by name.
  /// - Returns: Whether the command line names it, or names nothing and it is usual.
  func wants(_ name: String, unlessAsked isUsual: Bool = true) -> Bool {
    only.map { $0 == name } ?? isUsual
  }

  /// Says how to call the program, and ends it in place of a value.
  private static func refuse<Value>() -> Value {
    print(usage)
    exit(2)
  }
}
