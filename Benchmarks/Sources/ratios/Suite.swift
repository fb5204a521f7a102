/// Tables that are printed together, under a name by which they can be asked for.
@MainActor
struct Suite {
  let name: String

  /// Whether the suite is left out unless everything is asked for.
  var isFull = false

  let tables: [Table]
}

extension Suite {
  /// All suites, in the order in which they are printed.
  static let all: [Suite] = [
    Suite(
      name: "flat",
      tables: [
        .flat(.uuid, count: 5_000), .flat(.uuid, count: 100_000), .littleChanges(count: 100_000),
      ]
    ),
    Suite(name: "strings", tables: [.strings(count: 5_000), .rebuiltStrings(count: 5_000)]),
    Suite(name: "sectioned", tables: [.sectioned]),
    Suite(name: "layout", tables: [.layout, .firstLayout]),
    Suite(name: "first-layout", tables: [.fixedSizes, .sizeFunctions]),
    Suite(name: "adapter", tables: [.adapter, .lengths]),
    Suite(name: "growth", isFull: true, tables: [.growth, .partsByCount]),
    Suite(
      name: "sections",
      tables: [
        .parts(100, 100, atMost: 0.1),
        .parts(1_000, 10, atMost: 0.5),
        .parts(1_000, 1, atMost: 3),
        .parts(10_000, 1, atMost: 3.5),
        .partsGrowth,
      ]
    ),
    Suite(name: "scrolling", tables: [.scrolling]),
    Suite(name: "live", tables: [.live, .emptying, .carousels]),
    Suite(name: "lazy", tables: [.lazyRows]),
    Suite(name: "cells", tables: [.constrainedCells, .manyConstrainedCells]),
    Suite(name: "recording", tables: [.recording]),
    Suite(
      name: "more-flat",
      isFull: true,
      tables: [.extremes(count: 100), .extremes(count: 1_000_000), .flat(.int, count: 100_000)]
    ),
  ]
}
