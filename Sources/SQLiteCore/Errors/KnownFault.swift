/// A known bug of SQLite that this package avoids, with its identifier and the affected versions. `SQLiteAdvisory` describes these bugs and
/// others.
package struct KnownFault: Sendable {
  package let id: String
  /// The first release with the bug, in the format of `sqlite3_libversion_number`; 0 if it is older than the oldest release that this
  /// package supports.
  package let since: Int32
  /// The releases that fixed the bug, newest first.
  package let mended: [Int32]

  package init(_ id: String, since: Int32 = 0, mended: [Int32]) {
    self.id = id
    self.since = since
    self.mended = mended
  }

  /// Checkpoints that lose commits. It is the only bug by which the library damages intact files.
  package static let walReset = KnownFault("walreset", mended: [3_051_003, 3_050_007, 3_044_006])

  /// Prefix queries in an index without detail: SQLite merges lists of rowids into a buffer that is too small if some rowids are negative.
  package static let prefixesWithoutDetail = KnownFault("CVE-2026-119373", mended: [3_054_000])

  /// FTS4 snippets for an expression with NEAR and OR.
  package static let snippetsOfNear = KnownFault("CVE-2026-119372", mended: [3_054_000])

  /// Returns whether a library with this version number has the bug. A branch that was fixed is free of it from the fixed release on.
  package func isIn(_ version: Int32) -> Bool {
    guard let newest = mended.first, version >= since, version < newest else { return false }
    return !mended.contains { $0 <= version && $0 / 1_000 == version / 1_000 }
  }

  /// The releases that fixed the bug, in SQLite's notation, such as "3.44.6".
  package var mendedIn: String {
    mended.map { "\($0 / 1_000_000).\($0 / 1_000 % 1_000).\($0 % 1_000)" }.joined(separator: ", ")
  }
}
