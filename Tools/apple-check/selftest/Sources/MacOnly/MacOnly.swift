import Foundation

#if canImport(UIKit)
let onlyAMacHasThis: Process? = notThere
#endif
