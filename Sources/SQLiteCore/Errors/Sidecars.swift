/// What SQLite puts after the name of a database for the files beside it. <https://sqlite.org/tempfiles.html>
package enum Sidecars {
  /// For those without which the database is not whole.
  package static let logs = ["-journal", "-wal"]
  /// For all.
  package static let all = logs + ["-shm"]
  /// How many bytes the longest of them has.
  package static let longest = all.map(\.utf8.count).max() ?? 0
}
