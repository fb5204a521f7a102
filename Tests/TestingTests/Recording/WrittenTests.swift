import Roster
import RosterTesting
import Testing

/// Tests as they are written for recorded faults, each of which fails; see `RecordedFaultTests`.
@MainActor
@Suite struct WrittenTests {
  @Test func `the list does not report duplicateItem`() {
    withKnownIssue {
      let list = ListHarness()
      list.replay([
        .apply([
          ReplayedSection(
            1,
            [
              ReplayedItem(2, "EntryController", height: 44),
              ReplayedItem(2, "EntryController", height: 44),
            ]
          )
        ])
      ])
      #expect(list.issues.isEmpty)
    }
  }

  @Test func `the list does not report duplicateSection`() {
    withKnownIssue {
      let list = ListHarness()
      list.replay([
        .apply([
          ReplayedSection(1, []),
          ReplayedSection(1, []),
        ])
      ])
      #expect(list.issues.isEmpty)
    }
  }

  @Test func `the list does not report endlessConfiguration`() {
    let fault = Fault.endlessConfiguration
    withKnownIssue {
      let list = ListHarness()
      list.replay(
        [
          .apply([
            ReplayedSection(
              1,
              [
                ReplayedItem(14, "FaultyController", height: 44)
              ]
            )
          ])
        ],
        with: FaultyController.replayed(fault)
      )
      #expect(list.issues.isEmpty)
    }
  }

  @Test func `the list does not report unhandledEvent`() {
    let fault = Fault.unhandledEvent
    withKnownIssue {
      let list = ListHarness()
      list.replay(
        [
          .apply([
            ReplayedSection(
              1,
              [
                ReplayedItem(14, "FaultyController", height: 44)
              ]
            )
          ])
        ],
        with: FaultyController.replayed(fault)
      )
      #expect(list.issues.isEmpty)
    }
  }

  @Test func `the list does not report invalidSize`() {
    let fault = Fault.invalidSize
    withKnownIssue {
      let list = ListHarness()
      list.replay(
        [
          .apply([
            ReplayedSection(
              1,
              [
                ReplayedItem(14, "FaultyController", height: 1)
              ]
            )
          ])
        ],
        with: FaultyController.replayed(fault)
      )
      #expect(list.issues.isEmpty)
    }
  }

  @Test func `the list does not report oversizedItem`() {
    let fault = Fault.oversizedItem
    withKnownIssue {
      let list = ListHarness()
      list.replay(
        [
          .apply([
            ReplayedSection(
              1,
              [
                ReplayedItem(14, "FaultyController", height: 44)
              ]
            )
          ])
        ],
        with: FaultyController.replayed(fault)
      )
      #expect(list.issues.isEmpty)
    }
  }

  @Test func `the list does not report unsuitableSize`() {
    let fault = Fault.unsuitableSize
    withKnownIssue {
      let list = ListHarness()
      list.replay(
        [
          .apply([
            ReplayedSection(
              1,
              [
                ReplayedItem(14, "FaultyController", height: 400)
              ]
            )
          ])
        ],
        with: FaultyController.replayed(fault)
      )
      #expect(list.issues.isEmpty)
    }
  }

  @Test func `the list does not report reusedController`() {
    let fault = Fault.reusedController
    withKnownIssue {
      let list = ListHarness()
      list.replay(
        [
          .apply([
            ReplayedSection(
              1,
              [
                ReplayedItem(13, "FaultyController", height: 44),
                ReplayedItem(14, "FaultyController", height: 44),
              ]
            )
          ])
        ],
        with: FaultyController.replayed(fault)
      )
      #expect(list.issues.isEmpty)
    }
  }

  @Test func `the list does not report unequalViewModel`() {
    let fault = Fault.unequalViewModel
    withKnownIssue {
      let list = ListHarness()
      list.replay(
        [
          .apply([
            ReplayedSection(
              1,
              [
                ReplayedItem(14, "FaultyController", height: 44)
              ]
            )
          ])
        ],
        with: FaultyController.replayed(fault)
      )
      #expect(list.issues.isEmpty)
    }
  }

  @Test func `the list survives didSelect of FaultyController`() {
    var crashCount = 0
    FaultyController.crash = { crashCount += 1 }
    defer { FaultyController.crash = {} }
    let crash = Crash.didSelect
    let list = ListHarness()
    // The recording ends in `didSelect` of FaultyController 8.
    list.replay(
      [
        .apply([
          ReplayedSection(
            1,
            [
              ReplayedItem(8, "FaultyController", height: 44)
            ]
          )
        ]),
        .touch(.select, 0, 0),
      ],
      with: crash.controllers
    )
    #expect(crashCount == 1)
  }

  @Test func `the list survives willUnmount of FaultyController`() {
    var crashCount = 0
    FaultyController.crash = { crashCount += 1 }
    defer { FaultyController.crash = {} }
    let crash = Crash.willUnmount
    let list = ListHarness()
    // The recording ends in `willUnmount` of FaultyController 8.
    list.replay(
      [
        .apply([
          ReplayedSection(
            1,
            [
              ReplayedItem(8, "FaultyController", height: 44)
            ]
          )
        ]),
        .batch([.reload([0, 0])]),
      ],
      with: crash.controllers
    )
    #expect(crashCount > 0)
  }

  @Test func `the list survives didRemove of FaultyController`() {
    var crashCount = 0
    FaultyController.crash = { crashCount += 1 }
    defer { FaultyController.crash = {} }
    let crash = Crash.didRemove
    let list = ListHarness()
    // The recording ends in `didRemove` of FaultyController 4.
    list.replay(
      [
        .inside(
          .didMount,
          of: ReplayedItem.ID(4, "FaultyController"),
          .apply([
            ReplayedSection(1, [])
          ])
        ),
        .apply([
          ReplayedSection(
            1,
            [
              ReplayedItem(4, "FaultyController", height: 44)
            ]
          )
        ]),
      ],
      with: crash.controllers
    )
    #expect(crashCount > 0)
  }
}
