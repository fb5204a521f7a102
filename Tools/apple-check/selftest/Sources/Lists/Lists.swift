@_exported import CoreGraphics
@_exported import Foundation

extension IndexPath {
  @_disfavoredOverload
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }
}

public struct Transform {
  public init() {}
}
