#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import HeadlessUIKit
import Testing

/// On a Mac, a file may import AppKit as well, which declares some of the same members.
@Suite struct AppKitTests {
  @Test func `an index path is made and read with both imported`() {
    var path = IndexPath(item: 2, section: 1)
    #expect(path.item == 2 && path.section == 1)
    path.item = 3
    #expect(path == [1, 3])
  }
}
#endif
