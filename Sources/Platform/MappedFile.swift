import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file of a fixed size in memory: what is written is in the file at once, also if the process ends without warning.
///
/// The system writes the file to the disk when it has time. Nothing of it is lost with the process, but with the device.
@safe package final class MappedFile {
  /// The number of bytes.
  package let byteCount: Int

  /// The memory of the file.
  ///
  /// It belongs to this object from `init` to `deinit`, and consists of `byteCount` bytes, which are all initialized.
  /// Each `unsafe` below checks its range against that before it reads or writes, and is sound therefore.
  private let start: UnsafeMutableRawPointer

  /// Creates a file that consists of zeros, in place of another one of the same name.
  ///
  /// The directory is created if necessary. The bytes are written, and not only reserved: an access to memory that
  /// the disk has no room for would end the process.
  ///
  /// - Returns: `nil` if the file system refuses it.
  package init?(path: String, byteCount: Int) {
    let directory = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    guard byteCount > 0,
      FileManager.default.createFile(atPath: path, contents: Data(count: byteCount))
    else { return nil }
    let file = unsafe open(path, O_RDWR)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let memory = unsafe mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    guard let memory = unsafe memory, unsafe (memory != MAP_FAILED) else { return nil }
    self.byteCount = byteCount
    unsafe start = memory
  }

  deinit {
    unsafe munmap(start, byteCount)
  }

  /// All bytes.
  package var bytes: [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: start, count: byteCount))
  }

  /// Replaces bytes.
  package func write(_ bytes: [UInt8], at index: Int) {
    precondition(
      index >= 0 && index <= byteCount - bytes.count,
      "A file was written out of bounds."
    )
    unsafe bytes.withUnsafeBytes { bytes in
      guard let source = bytes.baseAddress else { return }
      unsafe (start + index).copyMemory(from: source, byteCount: bytes.count)
    }
  }

  /// Replaces four bytes by those of a number, the least significant one first.
  package func write(_ number: UInt32, at index: Int) {
    precondition(index >= 0 && index <= byteCount - 4, "A file was written out of bounds.")
    unsafe (start + index).storeBytes(of: number.littleEndian, as: UInt32.self)
  }
}
