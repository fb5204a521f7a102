// swift-format-ignore-file
// Apple's C library, which is there for `canImport(Darwin)`.
@_exported import Glibc
