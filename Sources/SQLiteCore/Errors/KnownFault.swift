/// A fault of SQLite that this package avoids: its name and the affected versions. `SQLiteAdvisory` describes it, and others.
package struct KnownFault: Sendable {
  package let id: String
  /// The first release with the fault, as `sqlite3_libversion_number` counts; 0 for one before the oldest release that this package
  /// supports.
  package let since: Int32
  /// The releases that fixed it, newest first.
  package let mended: [Int32]

  package init(_ id: String, since: Int32 = 0, mended: [Int32]) {
    self.id = id
    self.since = since
    self.mended = mended
  }

  /// Checkpoints that lose commits: the only fault by which a library damages files that are intact.
  package static let walReset = KnownFault("walreset", mended: [3_051_003, 3_050_007, 3_044_006])

  /// Prefix queries in an index without detail: SQLite merges lists of rowids into too little memory where some are negative.
  package static let prefixesWithoutDetail = KnownFault("CVE-2026-119373", mended: [3_054_000])

  /// Snippets of FTS4 for an expression with NEAR and OR.
  package static let snippetsOfNear = KnownFault("CVE-2026-119372", mended: [3_054_000])

  /// Returns whether a library of this version number has the fault: a branch that was fixed is free of it from the fixed release on.
  package func isIn(_ version: Int32) -> Bool {
    guard let newest = mended.first, version >= since, version < newest else { return false }
    return !mended.contains { $0 <= version && $0 / 1_000 == version / 1_000 }
  }

  /// The releases that fixed it, as SQLite writes them.
  package var mendedIn: String {
    mended.map { "\($0 / 1_000_000).\($0 / 1_000 % 1_000).\($0 % 1_000)" }.joined(separator: ", ")
  }
}
