/// The line of the app that declared something.
public struct CodeLocation: Hashable, Sendable {
  /// The module and file, as `#fileID` writes it.
  public let fileID: String

  /// The line in the file, counted from 1.
  public let line: Int

  /// Names a line of source.
  @inlinable
  public init(fileID: StaticString, line: Int) {
    self.fileID = fileID.description
    self.line = line
  }
}

extension CodeLocation: CustomStringConvertible {
  public var description: String { "\(fileID):\(line)" }
}
