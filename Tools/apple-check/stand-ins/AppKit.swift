// swift-format-ignore-file
// What AppKit adds to types that a list uses: a file may import it beside HeadlessUIKit.
@_exported import CoreGraphics
@_exported import Foundation
extension IndexPath {
  public init(item: Int, section: Int) { fatalError() }
  public var item: Int { get { fatalError() } set { fatalError() } }
  public var section: Int { get { fatalError() } set { fatalError() } }
}
