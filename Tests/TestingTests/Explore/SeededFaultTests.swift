import RosterTesting
import Testing

/// Faults that people make are found, in few steps.
@MainActor
struct SeededFaultTests {
  /// The most steps that a shortened script may have; most have fewer.
  private static let mostSteps = 8

  @Test(arguments: ShopFault.allCases.filter { $0 != .none })
  func `a fault is found, in few steps`(fault: ShopFault) async {
    var report = ExploreReport()
    await withKnownIssue {
      report = await exploreShop(fault).run()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("The law ") }
    }
    #expect(fault.laws.contains(report.brokenLaw ?? "none"), "\(report.failure ?? "")")
    #expect(report.script.count <= Self.mostSteps, "\(report.script)")
  }

  @Test func `there are twenty faults`() {
    #expect(ShopFault.allCases.count > 20)
  }

  @Test func `the screen without a fault keeps all laws`() async {
    let report = await exploreShop(.none, steps: 300).run()
    #expect(report.failure == nil)
    #expect(report.steps == 300)
    #expect(report.controllers == ["ProductController"])
    #expect(report.layouts == ["ListLayout"])
    #expect(report.kinds.count > 20)
  }
}
