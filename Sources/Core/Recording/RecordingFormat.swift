/// The layout of a recording: a header and two halves, which are written in turn.
///
/// See docs/recording-format.md.
enum RecordingFormat {
  /// The version that is written, and the only one that is read.
  static let version = 1

  /// The first bytes of each recording: `ROSTERFR`.
  static let magic = Array("ROSTERFR".utf8)

  static let headerLength = 16
  static let halfHeaderLength = 16

  /// The least number of bytes that a recording can have.
  static let leastByteCount = 4096

  /// The most bytes that a recording can have.
  static let mostByteCount = 1 << 24

  /// The number of bytes after each event that tell whether it is complete.
  static let checkLength = 2

  /// Returns a number that depends on all bytes and their order.
  static func check(_ bytes: ArraySlice<UInt8>) -> UInt16 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low &+= UInt32(byte)
      high &+= low
    }
    return UInt16(truncatingIfNeeded: (low & 0xFF) | (high << 8) ^ (high >> 8))
  }
}

extension RecordedEvent {
  /// The number of the event's kind in the format.
  var kind: UInt8 {
    switch self {
    case .screen: 1
    case .content: 2
    case .request: 3
    case .update: 4
    case .shown: 5
    case .controller: 6
    case .hook: 7
    case .sizes: 8
    case .state: 9
    case .issue: 10
    case .scroll: 11
    case .touch: 12
    case .animationsEnded: 13
    case .text: 14
    case .move: 15
    case .bypass: 16
    }
  }
}

extension ControllerHook {
  /// The number of the hook in recordings, which stays the same when hooks are added.
  var recordedNumber: UInt8 {
    switch self {
    case .didLoad: 0
    case .didInsert: 1
    case .didMount: 2
    case .configure: 3
    case .willDisplay: 4
    case .didEndDisplaying: 5
    case .willUnmount: 6
    case .didRemove: 7
    case .didUpdate: 8
    case .didMove: 9
    case .environmentDidChange: 10
    case .traitsDidChange: 11
    case .didAppear: 12
    case .didAppearFully: 13
    case .didDisappearPartially: 14
    case .didDisappear: 15
    case .didImpress: 16
    case .didEnterPreloadRange: 17
    case .didExitPreloadRange: 18
    case .prefetch: 19
    case .cancelPrefetch: 20
    case .didSelect: 21
    case .didDeselect: 22
    case .didHighlight: 23
    case .didUnhighlight: 24
    case .didFocus: 25
    case .didUnfocus: 26
    case .performPrimaryAction: 27
    case .willBeginSwiping: 28
    case .didEndSwiping: 29
    case .didBeginMoving: 30
    case .didEndMoving: 31
    case .willBeginDragging: 32
    case .didEndDragging: 33
    }
  }

  /// The hooks by their numbers in recordings.
  static let recorded: [UInt8: ControllerHook] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.recordedNumber, $0) }
  )
}
