import Workloads

extension Table {
  /// What updates cost when many rows have been on screen, and their controllers live on.
  static var live: Table {
    let count = 100_000
    return Table(
      title: "100,000 rows with all their controllers, multiples of one screen of controllers",
      rows: [
        { row(count, \.oneChange) },
        { row(count, \.insertAtTop) },
      ]
    )
  }

  /// What it costs to let go of many controllers.
  static var emptying: Table {
    Table(
      title: "Emptying a list of 100,000 controllers, multiples of releasing as many objects",
      rounds: 5,
      rows: [
        {
          let subjects = LiveSubjects(count: 100_000, isScrolledThrough: false)
          return Row(
            name: "emptying",
            unit: subjects.releasingObjects,
            cells: [Cell(subjects.emptying, atMost: 3)]
          )
        }
      ]
    )
  }

  /// What a change in one of many carousels costs.
  static var carousels: Table {
    Table(
      title: "A change in one of many carousels, multiples of a list of one",
      rows: [
        {
          Row(
            name: "one item",
            unit: CarouselSubjects(count: 1).oneChange,
            cells: [Cell(CarouselSubjects(count: 200).oneChange, atMost: 1.5)]
          )
        }
      ]
    )
  }

  /// What a thousand times as many rows cost that are asked for when they are needed.
  static var lazyRows: Table {
    let subjects: [@MainActor (LazySubjects) -> Subject] = [
      { $0.firstContent }, { $0.insertAtTop }, { $0.oneChange }, { $0.jump },
    ]
    return Table(
      title: "1,000,000 lazy rows, multiples of 1,000",
      rows: subjects.map { subject in
        {
          let many = subject(LazySubjects(count: 1_000_000))
          let unit = subject(LazySubjects(count: 1_000))
          return Row(name: many.name, unit: unit, cells: [Cell(many, column: "lazy")])
        }
      }
    )
  }

  private static func row(_ count: Int, _ subject: (LiveSubjects) -> Subject) -> Row {
    let changed = subject(LiveSubjects(count: count, isScrolledThrough: true))
    return Row(
      name: changed.name,
      unit: subject(LiveSubjects(count: count, isScrolledThrough: false)),
      cells: [Cell(changed, column: "all live", atMost: 1.5)]
    )
  }
}

/// Measures how much memory a controller takes whose item is not on screen, in a new process: memory that others
/// have used and given back would hide it.
@MainActor
enum ControllerMemory {
  static func report(to report: inout Report) {
    let count = 100_000
    let output = Child.run([CommandLine.arguments[0], "--controllers", "\(count)"])
    guard let kibibytes = output.flatMap({ Double($0.filter(\.isNumber)) }), kibibytes > 0 else {
      return
    }
    print("\nMemory of a live controller off screen without a state, bytes")
    report.add("100,000 controllers", kibibytes * 1_024 / Double(count), atMost: 300)
  }

  /// Prints how much memory controllers take, in KiB.
  static func measure(count: Int) {
    // A run before, so that what is needed once is no part of what a controller takes.
    LiveList(count: 1_000).fill()
    let list = LiveList(count: count)
    let before = Memory.resident
    list.fill()
    withExtendedLifetime(list) { print("KiB: \(Memory.resident - before)") }
  }
}
