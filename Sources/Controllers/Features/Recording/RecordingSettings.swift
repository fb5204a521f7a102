public import Foundation
import RosterPlatform

/// Says where a list records what it does, and how much of it.
///
/// Start the recording before the list has content, and upload it after a crash:
///
/// ```swift
/// adapter.startRecording(RecordingSettings("feed"))
/// ```
@MainActor
public struct RecordingSettings {
  /// The name of the recording's file, such as the name of the screen.
  ///
  /// Recordings of lists with the same name replace each other. Characters other than letters and
  /// digits become dashes.
  public var name: String

  /// The directory of the file; by default, one for recordings in the directory for caches.
  public var directory: URL

  /// The number of bytes of the recording; by default, 40 KB.
  ///
  /// It suffices for several thousand events. When the file is full, the latest events replace the
  /// earliest ones. With what is kept in memory beside the file, a recorded list takes at most 64 KB more than
  /// another one at the default.
  public var byteCount: Int

  private var texts: [ObjectIdentifier: (any CellControlling) -> String?] = [:]

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - name: The name of the recording's file.
  ///   - byteCount: The number of bytes of the recording.
  ///   - directory: The directory of the file; `nil` for the default.
  public init(_ name: String = "list", byteCount: Int = 40_960, directory: URL? = nil) {
    self.name = name
    self.byteCount = byteCount
    self.directory = directory ?? RecordingFiles.directory
  }

  /// Records a text for each controller of a type, when it is made.
  ///
  /// A recording contains no text of the app otherwise. Return nothing that identifies the user,
  /// because recordings leave the device with a crash report.
  ///
  /// - Parameters:
  ///   - type: The type of the controllers.
  ///   - text: Returns a short text, or `nil` for none. At most 255 bytes of it are recorded.
  public mutating func record<Controller: CellControlling>(
    _ type: Controller.Type,
    text: @escaping (Controller.Model) -> String?
  ) {
    texts[ObjectIdentifier(type)] = { controller in
      (controller.viewModel as? Controller.Model).flatMap(text)
    }
  }

  /// Returns the text that the app has asked to be recorded for a controller.
  func text(of controller: any CellControlling) -> String? {
    guard !texts.isEmpty else { return nil }
    return texts[ObjectIdentifier(type(of: controller))]?(controller)
  }

  /// The file of the recording, and that of the recording before.
  var files: RecordingFiles { RecordingFiles(name: name, directory: directory) }
}

/// The files of a list's recordings: of this process, and of the one before.
@MainActor
struct RecordingFiles {
  /// The names whose earlier recordings were put aside by this process.
  private static var begun: Set<String> = []

  private let present: String
  private let earlier: String

  init(name: String, directory: URL) {
    let word = name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let path = directory.appendingPathComponent(String(word.prefix(100))).path
    present = path + ".recording"
    earlier = path + ".earlier.recording"
  }

  /// The directory of recordings, unless the app has chosen another one.
  static var directory: URL {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    return (caches ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("Roster", isDirectory: true)
  }

  /// The recording of the process before this one; `nil` if there is none.
  var earlierRecording: Data? {
    putAside()
    return FileManager.default.contents(atPath: earlier)
  }

  /// Deletes the recording of the process before this one.
  func deleteEarlier() {
    putAside()
    try? FileManager.default.removeItem(atPath: earlier)
  }

  /// Makes a file for the recording of this process, or temporary memory if the file system refuses that.
  func begin(byteCount: Int) -> any RecordingMemory {
    putAside()
    // A list of the same name may still write to the former file, which is replaced and not overwritten.
    try? FileManager.default.removeItem(atPath: present)
    let range = RecordingFormat.leastByteCount...RecordingFormat.mostByteCount
    let byteCount = min(max(byteCount, range.lowerBound), range.upperBound)
    return MappedFile(path: present, byteCount: byteCount) ?? TemporaryMemory(byteCount: byteCount)
  }

  /// Puts the recording of the process before aside, before this process writes one of the same name.
  private func putAside() {
    guard Self.begun.insert(present).inserted, FileManager.default.fileExists(atPath: present)
    else { return }
    try? FileManager.default.removeItem(atPath: earlier)
    try? FileManager.default.moveItem(atPath: present, toPath: earlier)
  }
}
