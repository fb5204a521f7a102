#if canImport(CoreGraphics)
@_exported public import CoreGraphics
#endif
@_exported public import Foundation
