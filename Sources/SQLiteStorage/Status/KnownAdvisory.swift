package import SQLiteCore

// https://sqlite.org/cves.html, https://sqlite.org/wal.html#walresetbug and the release notes of SQLite; as of 2026-11.

/// A known bug of SQLite, with its description. ``all`` is the table of known bugs.
package struct KnownAdvisory: Sendable {
  /// The condition under which a connection is exposed to the bug.
  package enum Exposure: Sendable {
    case never, always
    /// The library was built with one of these options.
    case built(with: [String])
    /// This package's checkpoints, which avoid the bug, are unavailable.
    case unguardedCheckpoints
    /// Values may be longer than this many bytes.
    case values(over: Int)
  }

  package let fault: KnownFault
  package let summary: String
  let exposure: Exposure
  package let protection: String

  private init(_ fault: KnownFault, _ summary: String, exposure: Exposure, protection: String) {
    self.fault = fault
    self.summary = summary
    self.exposure = exposure
    self.protection = protection
  }

  private init(_ id: String, _ summary: String, since: Int32 = 0, mended: [Int32], exposure: Exposure, protection: String) {
    self.init(KnownFault(id, since: since, mended: mended), summary, exposure: exposure, protection: protection)
  }

  private static let walReset = KnownAdvisory(
    .walReset,
    "A passive checkpoint loses commits or corrupts the file if another connection restarts the WAL during the checkpoint.",
    exposure: .unguardedCheckpoints,
    protection: """
      Checkpoints of this package avoid the bug. A program that does not use this package runs checkpoints of its own: turn them \
      off, or link it with a fixed library.
      """)

  private static let prefixesWithoutDetail = KnownAdvisory(
    .prefixesWithoutDetail,
    "A prefix query of an FTS5 table with detail=none writes past the end of allocated memory if rowids are negative.",
    exposure: .built(with: ["ENABLE_FTS5"]),
    protection: """
      Searches of this package refuse a prefix query of such a table if it has negative rowids, or if columnsize=0 hides the \
      rowids. MATCH in the app's own SQL, and a crafted file that conceals its rowids, are not covered.
      """)

  private static let snippetsOfNear = KnownAdvisory(
    .snippetsOfNear, "snippet() of FTS3 or FTS4 reads freed memory after a query with OR and NEAR.",
    exposure: .built(with: ["ENABLE_FTS3", "ENABLE_FTS4"]),
    protection: """
      Searches of this package refuse a snippet for an FTS4 query with both. The app's own SQL is not checked; FTS5 is not \
      affected.
      """)

  private static let craftedSearchTables = """
    None: only a crafted file triggers the bug. Verify the signature of a file from elsewhere before SQLite reads it, or do not \
    search it.
    """

  /// The bugs in the versions that this package runs on, most serious first.
  package static let all: [KnownAdvisory] = [
    walReset, prefixesWithoutDetail,
    KnownAdvisory(
      "CVE-2026-11822", "MATCH in a crafted FTS5 table writes past the end of allocated memory.", mended: [3_053_002],
      exposure: .built(with: ["ENABLE_FTS5"]), protection: craftedSearchTables),
    KnownAdvisory(
      "CVE-2026-11824", "MATCH in a crafted FTS5 table writes past the end of allocated memory.", mended: [3_053_002],
      exposure: .built(with: ["ENABLE_FTS5"]), protection: craftedSearchTables),
    KnownAdvisory(
      "CVE-2025-7709", "A crafted FTS5 table causes an integer overflow, and SQLite writes outside allocated memory.",
      mended: [3_050_003],
      exposure: .built(with: ["ENABLE_FTS5"]), protection: craftedSearchTables),
    KnownAdvisory(
      "CVE-2026-119374", "DELETE in a crafted FTS5 table with secure-delete writes past the end of allocated memory.", since: 3_042_000,
      mended: [3_054_000], exposure: .built(with: ["ENABLE_FTS5"]),
      protection: """
        This package never turns on secure-delete of FTS5. In a crafted file it may be on: verify the signature of a file before \
        you write to it.
        """),
    snippetsOfNear,
    KnownAdvisory(
      "CVE-2026-119378",
      "A write to an R-tree goes past the end of allocated memory if its node table is WITHOUT ROWID or has a trigger that ignores rows.",
      mended: [3_054_000], exposure: .built(with: ["ENABLE_RTREE"]),
      protection: """
        An install refuses a bundle in which the storage of a virtual table differs from what its module creates. Other files are \
        not checked.
        """),
    KnownAdvisory(
      "CVE-2026-119379",
      "A changeset that names a table twice, the second time with more columns, makes SQLite read past the end of allocated memory.",
      mended: [3_054_000], exposure: .never, protection: "Each changeset is parsed before SQLite gets it, and such a changeset is refused."),
    KnownAdvisory(
      "CVE-2026-119591", "Counting the rows of a view with very many VALUES overflows the stack.",
      since: 3_042_000, mended: [3_054_000],
      exposure: .always,
      protection: """
        Installs, and the commands of the tool, compile no view with more than 1,000 SELECTs and rows of VALUES in total. SQL and \
        views that the app itself uses are not checked.
        """),
    KnownAdvisory(
      "CVE-2025-6965", "SQL with more aggregates than SQLite can number writes past the end of allocated memory.", mended: [3_050_002],
      exposure: .always, protection: "None: do not run SQL, views or triggers from others."),
    KnownAdvisory(
      "CVE-2025-29087", "concat_ws() with a separator of several megabytes writes past the end of allocated memory.",
      since: 3_044_000, mended: [3_049_001],
      exposure: .values(over: 1_000_000),
      protection: """
        If values are limited to 1,000,000 bytes, as in hostileFile, no separator is long enough. Other connections are not \
        protected.
        """),
    KnownAdvisory(
      "CVE-2025-29088", "A lookaside size that is too large crashes the process.",
      since: 3_049_000, mended: [3_049_001],
      exposure: .never, protection: "This package does not set these sizes."),
    KnownAdvisory(
      "CVE-2025-70873", "A crafted archive makes the zipfile extension read unrelated memory.", mended: [3_051_002],
      exposure: .never, protection: "The extension is not part of the library, and this package does not load it."),
  ]
}
