// Paths are split by bytes: in Swift, a slash followed by a combining accent is not equal to a slash.

extension String {
  private static let slash = UInt8(ascii: "/")

  /// The path up to and including its last slash, and the name after it.
  package var folderAndName: (folder: String, name: String) {
    let bytes = Array(utf8)
    let start = bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0
    return (String(decoding: bytes[..<start], as: UTF8.self), String(decoding: bytes[start...], as: UTF8.self))
  }

  /// The path without slashes at its end, unless it is the root.
  package var withoutTrailingSlashes: String {
    var bytes = Array(utf8)
    while bytes.count > 1, bytes.last == Self.slash { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path of the enclosing folder; nil for the root and for a name without a folder.
  package var parentFolder: String? {
    let bytes = Array(withoutTrailingSlashes.utf8)
    guard bytes.count > 1, let place = bytes.lastIndex(of: Self.slash) else { return nil }
    if place == 0 { return "/" }
    return String(decoding: bytes[..<place], as: UTF8.self).withoutTrailingSlashes
  }
}

/// The suffixes in the names of the files beside a database. <https://sqlite.org/tempfiles.html>
package enum Sidecars {
  /// The suffixes of the files without which the database is incomplete.
  package static let logs = ["-journal", "-wal"]
  /// The suffixes of all files.
  package static let all = logs + ["-shm"]
  /// The number of bytes of the longest suffix.
  package static let longest = all.map(\.utf8.count).max() ?? 0
}
