#if !canImport(UIKit)
import Foundation
@testable import RosterTesting
import RosterTracing
import Testing

@MainActor
@Suite struct TraceTests {
  @Test func `a step has the picture, the report and the hooks of what was done`() throws {
    let list = ListHarness(layout: ListLayout())
    let recorder = list.trace("Notes")
    list.apply(Notes(["open": [1, 2]]))
    list.apply(Notes(["open": [2, 3]]))
    let trace = try DecodedTrace(recorder.json)

    #expect(trace.format == "roster-trace")
    #expect(trace.version == 1)
    #expect(trace.title == "Notes")
    #expect(trace.steps.map(\.caption) == ["At first", "Apply Notes", "Apply Notes"])
    #expect(trace.steps[0].screen?.size == [390, 844])

    let update = try #require(trace.steps[2].updates?.first)
    #expect(update.style == "not animated")
    #expect(update.inserted?.map { trace.items[$0] } == ["NoteController 3 in \"open\""])
    #expect(update.removed?.map { trace.items[$0] } == ["NoteController 1 in \"open\""])
    #expect(update.timings.keys.contains("committing"))

    let hooks = trace.hooks(in: 2)
    #expect(hooks.contains("NoteController 3: configure: mount"))
    #expect(hooks.contains("NoteController 1: didRemove"))
    #expect(hooks.contains("NoteController 2: didMove"))
    #expect(!hooks.contains { $0.hasPrefix("NoteController 2: configure") })
  }

  @Test func `nodes keep their numbers, and only what differs is written`() throws {
    let list = ListHarness(layout: ListLayout())
    let recorder = list.trace()
    list.apply(Notes(["open": Array(0..<100)]))
    list.scroll(to: 10)
    let trace = try DecodedTrace(recorder.json)

    let scrolled = try #require(trace.steps[2].nodes)
    let origins = scrolled.values.compactMap(\.origin)
    #expect(origins == [[0, 10]])
    // The cell that comes in at the bottom, with its content view and its label.
    #expect(scrolled.count <= 4)

    let drawings = trace.nodes(after: 2).values.compactMap(\.svg).map { trace.texts[$0] }
    #expect(drawings.contains { $0.contains(">note 0<") })
  }

  @Test func `a configured cell says why, and the states before and after are known`() throws {
    let list = ListHarness(layout: ListLayout())
    let recorder = list.trace()
    list.apply(Notes(["open": [1, 2]]))
    list.tap(NoteController.self, id: 2)
    let trace = try DecodedTrace(recorder.json)

    #expect(trace.hooks(in: 2).contains("NoteController 2: configure: state"))
    let states = trace.steps.map { step in
      step.controllers?.values.compactMap(\.state).flatMap { $0 } ?? []
    }
    #expect(states[1] == [["isOpen", "false"], ["isOpen", "false"]])
    #expect(states[2] == [["isOpen", "true"]])
  }

  @Test func `a move into a new section is told in the stages of the plan`() throws {
    let list = ListHarness(layout: ListLayout())
    let recorder = list.trace()
    list.apply(Notes(["open": [1, 2]]))
    list.apply(Notes(["open": [1], "done": [2]]), animated: true)
    list.finishAnimations()
    let trace = try DecodedTrace(recorder.json)

    let update = try #require(trace.steps[2].updates?.first)
    #expect(
      update.moved?.map { $0.map { trace.items[$0] } } == [
        ["NoteController 2 in \"open\"", "NoteController 2 in \"done\""]
      ]
    )
    let stages = try #require(update.stages)
    #expect(stages.count == 2)
    #expect(stages.first?.insertedSections?.map { trace.texts[$0] } == ["\"done\""])
    #expect(
      stages.last?.moved?.map { trace.items[$0] } == ["NoteController 2 in \"done\""]
    )
  }

  @Test func `a controller that goes is said to have ended, and its number is not given again`()
    throws
  {
    let list = ListHarness(layout: ListLayout())
    let recorder = list.trace()
    list.apply(Notes(["open": [1]]))
    list.apply(Notes(["open": [2]]))
    let trace = try DecodedTrace(recorder.json)

    let first = try #require(trace.steps[1].controllers?.keys.first)
    let change = try #require(trace.steps[2].controllers)
    #expect(change[first]?.ended == true)
    #expect(change.keys.filter { $0 != first }.count == 1)
  }

  @Test func `a list in a cell is a list of its own with its holder`() throws {
    let list = ListHarness(layout: ListLayout())
    let recorder = list.trace()
    list.apply(
      Section("shelves") { Items([Shelf(id: "top", notes: [7, 8])]) { ShelfController($0) } }
    )
    list.nestedList(at: [0, 0])?.tap([0, 1])
    let trace = try DecodedTrace(recorder.json)

    let nested = try #require(trace.steps[1].lists?["1"])
    #expect(nested.holder != nil)
    #expect(nested.node != nil)
    #expect(
      nested.sections?.flatMap(\.items).map { trace.items[$0] } == [
        "NoteController 7 in \"shelf\"", "NoteController 8 in \"shelf\"",
      ]
    )
    #expect(trace.hooks(in: 2).contains("NoteController 8: configure: state"))
  }

  @Test func `a mistake is reported with its step`() throws {
    let list = ListHarness(layout: ListLayout())
    let recorder = list.trace()
    list.apply(Notes(["open": [1, 1]]))
    let issue = try #require(DecodedTrace(recorder.json).steps[1].issues?.first)
    #expect(issue.summary.contains("1"))
    #expect(!issue.fix.isEmpty)
  }

  @Test func `no text ends the script that it stands in`() throws {
    let list = ListHarness(layout: ListLayout())
    let recorder = list.trace("</script><b>")
    list.apply(Notes(["</script>": [1]], text: "<script>\u{2028}\"\\\u{1}"))
    let trace = try DecodedTrace(recorder.json)
    #expect(trace.title == "</script><b>")
    #expect(trace.texts.contains("\"</script>\""))
    #expect(!recorder.json.contains("<"))
  }

  @Test func `a hundred steps of a list of 200 items stay under 1 MB`() throws {
    let list = ListHarness(layout: ListLayout())
    let recorder = list.trace()
    var ids = Array(0..<200)
    for step in 0..<100 {
      switch step % 3 {
      case 0: ids.append(ids.removeFirst())
      case 1: ids.swapAt(step % 150, (step * 7) % 200)
      default: ids[step % 200] = 200 + step
      }
      list.apply(Notes(["open": ids]))
    }
    #expect(recorder.stepCount == 101)
    #expect(recorder.html.utf8.count < 1_000_000)
  }

  @Test func `a trace is one page, in a directory that is made for it`() throws {
    let list = ListHarness(layout: ListLayout())
    let recorder = list.trace("A list / of notes")
    list.apply(Notes(["open": [1]]))
    let directory = FileManager.default.temporaryDirectory.path + "/roster-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let path = try recorder.write(toDirectory: directory)
    #expect(path == directory + "/A-list-of-notes.html")
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains(recorder.json))
    #expect(page.contains("<title>A list / of notes"))
  }

  @Test func `nothing is taken down unless somebody asks`() {
    let list = ListHarness(layout: ListLayout())
    list.apply(Notes(["open": [1]]))
    #expect(list.tracer == nil || ProcessInfo.processInfo.environment["ROSTER_TRACE"] != nil)
  }

  @Test(.traceOnFailure) func `with the trait, each harness records its steps`() {
    let list = ListHarness(layout: ListLayout())
    list.apply(Notes(["open": [1]]))
    #expect(list.trace().stepCount == 2)
  }

  @Test func `a recording is a trace with times, durations and boxes`() throws {
    let list = ListHarness(layout: ListLayout())
    list.adapter.startRecording(RecordingSettings("traced"))
    list.apply(Notes(["open": [1, 2]], text: "secret"))
    list.advance(by: .seconds(2))
    list.tap(NoteController.self, id: 2)
    let recording = try #require(list.adapter.recording)
    let recorder = try ListHarness.trace(replaying: recording, title: "Crash")
    let trace = try DecodedTrace(recorder.json)
    #expect(trace.title == "Crash")
    let recorded = trace.steps.compactMap(\.recorded)
    #expect(recorded.last.map { $0.time >= 2 } == true)
    #expect(recorded.contains { $0.duration > 0 })
    #expect(recorded.map(\.event) == recorded.map(\.event).sorted())
    let location = trace.steps.compactMap(\.updates).joined().compactMap(\.location).first
    #expect(location?.hasPrefix("TracingTests/TraceTests.swift:") == true)
    let selection = trace.steps.firstIndex { $0.caption == "select item 1 of section 0" }
    #expect(
      selection.map { trace.hooks(in: $0).contains { $0.hasSuffix("configure: state") } } == true
    )
    #expect(!recorder.json.contains("secret"))
    #expect(recorder.json.contains(#""fill":"#))
  }

  @Test func `a traced list leaves nothing behind`() {
    let leaks = ListHarness.leaks { list in
      list.trace()
      list.apply(Notes(["open": [1, 2]]))
      list.apply(Notes(["open": [2]]))
    }
    #expect(leaks.isEmpty)
  }
}
#endif
