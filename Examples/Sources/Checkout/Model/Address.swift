import Foundation

/// Where the parcel goes.
struct Address: Equatable {
  /// A line of the address, in the order in which the user writes them.
  enum Line: Int, CaseIterable, Identifiable {
    case name
    case email
    case postcode

    var id: Int { rawValue }

    /// The line after this one.
    var next: Line? { Line(rawValue: rawValue + 1) }
  }

  private var texts: [Line: String] = [:]

  subscript(line: Line) -> String {
    get { texts[line] ?? "" }
    set { texts[line] = newValue }
  }

  /// Says what is wrong with a line, or nothing.
  func problem(with line: Line) -> String? {
    let text = self[line].trimmingCharacters(in: .whitespaces)
    switch line {
    case .name:
      return text.isEmpty ? "Who gets the parcel?" : nil
    case .email:
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      let isAddress = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      return isAddress ? nil : "An address has a name, an @ and a domain."
    case .postcode:
      return text.count == 5 && text.allSatisfy(\.isNumber) ? nil : "A postcode has five digits."
    }
  }

  /// The first line that something is wrong with.
  var firstProblem: Line? { Line.allCases.first { problem(with: $0) != nil } }
}
