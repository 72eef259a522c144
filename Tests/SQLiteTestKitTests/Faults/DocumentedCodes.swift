import SQLiteCalls
import SQLiteCore

/// The codes of the failure table that the documentation of SQLite has, and with which no test makes the real library fail.
enum DocumentedCodes {
  static var all: Set<CallCode> { Set(pages.flatMap(\.codes)) }

  /// The pages on https://sqlite.org, and what they say.
  private static let pages: [(page: String, codes: [CallCode])] = [
    // A library that is built to find mistakes refuses null pointers and dead connections, as Apple's does; in any other one they are undefined.
    (
      "compile.html#enable_api_armor",
      [
        .sqlite3_autovacuum_pages, .sqlite3_busy_handler, .sqlite3_busy_timeout, .sqlite3_collation_needed, .sqlite3_collation_needed16,
        .sqlite3_create_module, .sqlite3_create_module_v2, .sqlite3_drop_modules, .sqlite3_extended_result_codes, .sqlite3_set_authorizer,
        .sqlite3_trace_v2, .sqlite3_wal_autocheckpoint,
      ].map { CallCode($0, .misuse) }
    ),
    // Only the form for UTF-16 takes memory.
    ("c3ref/complete.html", [CallCode(.sqlite3_complete, .nomem)]),
    // The systems of Unix take no memory that could be missing.
    ("c3ref/initialize.html", [CallCode(.sqlite3_os_init, .nomem)]),
    // SQLite 3.40 does not refuse it: it crashes when the statement or the backup goes on.
    ("c3ref/deserialize.html", [CallCode(.sqlite3_deserialize, .busy)]),
    // Before the first change both return SQLITE_OK.
    ("session/sqlite3changeset_op.html", [CallCode(.sqlite3changeset_op, .misuse)]),
    ("session/sqlite3changeset_pk.html", [CallCode(.sqlite3changeset_pk, .misuse)]),
  ]
}
