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
    "A passive checkpoint loses commits or damages the file, where another connection begins the log again in the middle of it.",
    exposure: .unguardedCheckpoints,
    protection: """
      No checkpoint of a connection of this package meets it. A program that does not use this package makes checkpoints of its \
      own: let it make none, or link it with a mended library.
      """)

  private static let prefixesWithoutDetail = KnownAdvisory(
    .prefixesWithoutDetail,
    "A search for the beginning of a word in an FTS5 table with detail=none writes past the end of its memory where rowids are negative.",
    exposure: .built(with: ["ENABLE_FTS5"]),
    protection: """
      Searches of this package refuse the beginning of a word in such a table that has negative rowids, or keeps no lengths to \
      tell. MATCH in SQL of the app, and a crafted file that hides its rowids, are not kept from it.
      """)

  private static let snippetsOfNear = KnownAdvisory(
    .snippetsOfNear, "snippet() of FTS3 or FTS4 reads memory that was freed, after a search with OR and NEAR.",
    exposure: .built(with: ["ENABLE_FTS3", "ENABLE_FTS4"]),
    protection: """
      Searches of this package refuse a snippet for an expression of FTS4 that has both. SQL of the app is not looked at; FTS5 \
      is not concerned.
      """)

  private static let craftedSearchTables = """
    Nothing: such a file is made on purpose. Verify files from elsewhere by a signature before SQLite reads them, or do not search \
    them.
    """

  /// The bugs in the versions that this package runs on, most serious first.
  package static let all: [KnownAdvisory] = [
    walReset, prefixesWithoutDetail,
    KnownAdvisory(
      "CVE-2026-11822", "A crafted FTS5 table makes MATCH write behind its memory.", mended: [3_053_002],
      exposure: .built(with: ["ENABLE_FTS5"]), protection: craftedSearchTables),
    KnownAdvisory(
      "CVE-2026-11824", "A crafted FTS5 table makes MATCH write behind its memory.", mended: [3_053_002],
      exposure: .built(with: ["ENABLE_FTS5"]), protection: craftedSearchTables),
    KnownAdvisory(
      "CVE-2025-7709", "A crafted FTS5 table makes a number overflow, and other memory is written.",
      mended: [3_050_003],
      exposure: .built(with: ["ENABLE_FTS5"]), protection: craftedSearchTables),
    KnownAdvisory(
      "CVE-2026-119374", "A delete in a crafted FTS5 table with secure-delete writes past the end of its memory.", since: 3_042_000,
      mended: [3_054_000], exposure: .built(with: ["ENABLE_FTS5"]),
      protection: """
        This package turns secure-delete of FTS5 on nowhere. A crafted file may have it on: verify a file by a signature before \
        it is written to.
        """),
    snippetsOfNear,
    KnownAdvisory(
      "CVE-2026-119378",
      "An R-tree is written past the end of its memory where its table of nodes is WITHOUT ROWID, or has a trigger that ignores rows.",
      mended: [3_054_000], exposure: .built(with: ["ENABLE_RTREE"]),
      protection: """
        An install refuses a bundle in which the storage of a virtual table is not as its module makes it. Other files are not \
        looked at.
        """),
    KnownAdvisory(
      "CVE-2026-119379", "A changeset that names a table twice, the second time with more columns, is read past the end of its memory.",
      mended: [3_054_000], exposure: .never, protection: "Each changeset is parsed before SQLite sees it, and this one is refused."),
    KnownAdvisory(
      "CVE-2026-119591", "Counting the rows of a view of very many VALUES overflows the stack.",
      since: 3_042_000, mended: [3_054_000],
      exposure: .always,
      protection: """
        An install, and the commands of the tool, compile no view that comes to more than 1,000 SELECTs and rows of VALUES. SQL \
        and views that the app runs itself are not looked at.
        """),
    KnownAdvisory(
      "CVE-2025-6965", "SQL with more aggregates than columns can be numbered writes past the end of its memory.", mended: [3_050_002],
      exposure: .always, protection: "Nothing: do not run SQL, views and triggers of others."),
    KnownAdvisory(
      "CVE-2025-29087", "concat_ws() with a separator of megabytes writes past the end of its memory.",
      since: 3_044_000, mended: [3_049_001],
      exposure: .values(over: 1_000_000),
      protection: """
        Where values are limited to 1,000,000 bytes, as hostileFile does, no separator is long enough. Nothing keeps other \
        connections from it.
        """),
    KnownAdvisory(
      "CVE-2025-29088", "Sizes of lookaside memory that are too large crash the process.",
      since: 3_049_000, mended: [3_049_001],
      exposure: .never, protection: "This package does not set these sizes."),
    KnownAdvisory(
      "CVE-2025-70873", "A crafted archive makes the extension zipfile read other memory.", mended: [3_051_002],
      exposure: .never, protection: "The extension is no part of the library, and this package does not load it."),
  ]
}
