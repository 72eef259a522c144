// https://sqlite.org/cves.html, https://sqlite.org/wal.html#walresetbug and the release notes of SQLite; as of 2026-11.

extension KnownFault {
  /// Checkpoints that lose commits: the one fault by which a library damages files that nothing is wrong with.
  package static let walReset = KnownFault(
    id: "walreset",
    summary: "A passive checkpoint loses commits or damages the file, where another connection begins the log again in the middle of it.",
    mended: [3_051_003, 3_050_007, 3_044_006], exposure: .unguardedCheckpoints,
    protection: """
      No checkpoint of a connection of this package meets it. A program that does not use this package makes checkpoints of its \
      own: let it make none, or link it with a mended library.
      """)

  /// Beginnings of words in an index without detail: SQLite merges lists of rowids into too little memory where some are negative.
  package static let prefixesWithoutDetail = KnownFault(
    id: "CVE-2026-119373",
    summary: "A search for the beginning of a word in an FTS5 table with detail=none writes behind its memory where rowids are negative.",
    mended: [3_054_000], exposure: .built(with: ["ENABLE_FTS5"]),
    protection: """
      Searches of this package refuse the beginning of a word in such a table that has negative rowids, or keeps no lengths to \
      tell. MATCH in SQL of the app, and a crafted file that hides its rowids, are not kept from it.
      """)

  /// Snippets of FTS4 for an expression with NEAR and OR.
  package static let snippetsOfNear = KnownFault(
    id: "CVE-2026-119372", summary: "snippet() of FTS3 or FTS4 reads memory that was freed, after a search with OR and NEAR.",
    mended: [3_054_000], exposure: .built(with: ["ENABLE_FTS3", "ENABLE_FTS4"]),
    protection: """
      Searches of this package refuse a snippet for an expression of FTS4 that has both. SQL of the app is not looked at; FTS5 \
      is not concerned.
      """)

  private static let craftedSearchTables = """
    Nothing: such a file is made on purpose. Verify files from elsewhere by a signature before SQLite reads them, or do not search \
    them.
    """

  /// Those that one of the versions which this package runs on has, the worst first.
  package static let all: [KnownFault] = [
    walReset, prefixesWithoutDetail,
    KnownFault(
      id: "CVE-2026-11822", summary: "A crafted FTS5 table makes MATCH write behind its memory.", mended: [3_053_002],
      exposure: .built(with: ["ENABLE_FTS5"]), protection: craftedSearchTables),
    KnownFault(
      id: "CVE-2026-11824", summary: "A crafted FTS5 table makes MATCH write behind its memory.", mended: [3_053_002],
      exposure: .built(with: ["ENABLE_FTS5"]), protection: craftedSearchTables),
    KnownFault(
      id: "CVE-2025-7709",
      summary: "A crafted FTS5 table makes a number overflow, and memory is written that is not its own.",
      mended: [3_050_003],
      exposure: .built(with: ["ENABLE_FTS5"]), protection: craftedSearchTables),
    KnownFault(
      id: "CVE-2026-119374", summary: "A delete in a crafted FTS5 table with secure-delete writes behind its memory.", since: 3_042_000,
      mended: [3_054_000], exposure: .built(with: ["ENABLE_FTS5"]),
      protection: """
        This package turns secure-delete of FTS5 on nowhere. A crafted file may have it on: verify a file by a signature before \
        it is written to.
        """),
    snippetsOfNear,
    KnownFault(
      id: "CVE-2026-119378",
      summary: "An R-tree is written beside its memory where its table of nodes is WITHOUT ROWID, or has a trigger that ignores rows.",
      mended: [3_054_000], exposure: .built(with: ["ENABLE_RTREE"]),
      protection: """
        An install refuses a bundle in which the storage of a virtual table is not as its module makes it. Other files are not \
        looked at.
        """),
    KnownFault(
      id: "CVE-2026-119379", summary: "A changeset that names a table twice, the second time with more columns, is read beyond its memory.",
      mended: [3_054_000], exposure: .never, protection: "Each changeset is parsed before SQLite sees it, and this one is refused."),
    KnownFault(
      id: "CVE-2026-119591",
      summary: "Counting the rows of a view of very many VALUES overflows the stack.",
      since: 3_042_000, mended: [3_054_000],
      exposure: .always,
      protection: """
        An install, and the commands of the tool, compile no view that comes to more than 1,000 SELECTs and rows of VALUES. SQL \
        and views that the app runs itself are not looked at.
        """),
    KnownFault(
      id: "CVE-2025-6965", summary: "SQL with more aggregates than columns can be numbered writes behind its memory.", mended: [3_050_002],
      exposure: .always, protection: "Nothing: do not run SQL, views and triggers of others."),
    KnownFault(
      id: "CVE-2025-29087",
      summary: "concat_ws() with a separator of megabytes writes behind its memory.",
      since: 3_044_000, mended: [3_049_001],
      exposure: .values(over: 1_000_000),
      protection: """
        Where values are limited to 1,000,000 bytes, as hostileFile does, no separator is long enough. Nothing keeps other \
        connections from it.
        """),
    KnownFault(
      id: "CVE-2025-29088",
      summary: "Sizes of lookaside memory that are too large crash the process.",
      since: 3_049_000, mended: [3_049_001],
      exposure: .never, protection: "This package does not set these sizes."),
    KnownFault(
      id: "CVE-2025-70873", summary: "A crafted archive makes the extension zipfile read memory that is not its own.", mended: [3_051_002],
      exposure: .never, protection: "The extension is no part of the library, and this package does not load it."),
  ]
}
