// Paths are cut by bytes: for Swift, a slash with a combining accent after it is another character than a slash.

extension String {
  private static let slash = UInt8(ascii: "/")

  /// The path up to its last slash, with that, and the name after it.
  package var folderAndName: (folder: String, name: String) {
    let bytes = Array(utf8)
    let start = bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0
    return (String(decoding: bytes[..<start], as: UTF8.self), String(decoding: bytes[start...], as: UTF8.self))
  }
}

/// What SQLite puts after the name of a database for the files beside it. <https://sqlite.org/tempfiles.html>
package enum Sidecars {
  /// For those without which the database is not whole.
  package static let logs = ["-journal", "-wal"]
  /// For all.
  package static let all = logs + ["-shm"]
  /// How many bytes the longest of them has.
  package static let longest = all.map(\.utf8.count).max() ?? 0
}
