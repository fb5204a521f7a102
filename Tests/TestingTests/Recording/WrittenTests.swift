import RosterTesting
import Testing

/// Tests as they are written for recorded faults; see `RecordedFaultTests`.
@MainActor
@Suite struct WrittenTests {
}
