import Foundation
import Workloads

let arguments = Arguments.parseOrExit()
arguments.checkSuite()

if let repetition = arguments.repetition {
  repetition.run()
  exit(0)
}

if let count = arguments.controllerCount {
  ControllerMemory.measure(count: count)
  exit(0)
}

var report = Report(tolerance: arguments.tolerance)
// First: memory that others have used and given back would hide what a layout takes.
if arguments.wants("layout") { LayoutMemory.report(to: &report) }
for suite in Suite.all where arguments.wants(suite) {
  for table in suite.tables {
    report.add(table)
    fflush(nil)
  }
  if suite.name == "live" { ControllerMemory.report(to: &report) }
  if suite.name == "sections" { ShowingShare.report(to: &report) }
  if suite.name == "cells" { ConstrainedObjects.report(to: &report) }
  if suite.name == "scrolling" { ScrollingObjects.report(to: &report) }
  if suite.name == "recording" { RecordingCost.report(to: &report) }
}
if arguments.wants("memory") { Memory.report(to: &report) }
if arguments.instructions { Instructions.report(to: &report) }

if let file = arguments.file {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  try encoder.encode(report.figures).write(to: URL(fileURLWithPath: file))
}

print(report.misses == 0 ? "\nEvery bound holds." : "\n\(report.misses) bounds are missed (!).")
if report.misses > 0, arguments.tolerance > 1 {
  print("\(report.grossMisses) by more than \(arguments.tolerance) times.")
}
exit(report.grossMisses == 0 ? 0 : 1)
