import Workloads

extension Table {
  /// A list of many sections.
  static var sectioned: Table {
    Table(
      title: "1,000 sections of 100 rows, UUID ids, multiples of the dictionary floor",
      rows: [
        {
          let subjects = SectionedSubjects()
          return Row(
            name: "changeset",
            unit: subjects.floor,
            cells: [
              Cell(subjects.sameSnapshot, atMost: 0.0005),
              Cell(subjects.sameArrays, atMost: 0.02),
              Cell(subjects.edited, atMost: 0.06),
            ]
          )
        }
      ]
    )
  }
}
