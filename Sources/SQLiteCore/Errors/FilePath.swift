// Paths are cut by bytes: for Swift, a slash with a combining accent after it is another character than a slash.

extension String {
  private static let slash = UInt8(ascii: "/")

  /// The path up to and including its last slash, and the name after it.
  package var folderAndName: (folder: String, name: String) {
    let bytes = Array(utf8)
    let start = bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0
    return (String(decoding: bytes[..<start], as: UTF8.self), String(decoding: bytes[start...], as: UTF8.self))
  }
}

/// The suffixes in the names of the files beside a database. <https://sqlite.org/tempfiles.html>
package enum Sidecars {
  /// The suffixes of the files without which the database is not whole.
  package static let logs = ["-journal", "-wal"]
  /// The suffixes of all files.
  package static let all = logs + ["-shm"]
  /// How many bytes the longest suffix has.
  package static let longest = all.map(\.utf8.count).max() ?? 0
}
