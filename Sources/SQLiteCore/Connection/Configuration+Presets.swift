import SQLiteCalls

extension Connection.Configuration {
  /// The settings that fit most apps, beyond the safe defaults: a write-ahead log, so that reading and writing do not wait for each other,
  /// and a sync to disk where the file needs one instead of at each commit.
  ///
  /// `journalMode` WAL, `synchronous` NORMAL, cells checked, nothing mapped into memory; and from the defaults: foreign keys on, schema not
  /// trusted, defensive, no strings in double quotes, a busy timeout of 5 seconds. A power loss can lose the most recent transactions, but
  /// does not damage the file. A file on a network drive cannot use WAL: opening throws. <https://sqlite.org/wal.html>
  public static var recommended: Connection.Configuration {
    var configuration = Connection.Configuration()
    configuration.journalMode = .wal
    configuration.synchronous = .normal
    configuration.cellSizeCheck = true
    configuration.memoryMapByteCount = 0
    return configuration
  }

  /// The settings and limits that SQLite's authors recommend for a file that may be malicious.
  ///
  /// Open it with ``Connection/Access/readOnly`` and call ``Connection/quickCheck(in:atMost:)`` before anything else. Cells are checked,
  /// nothing is mapped into memory, nothing can be attached, triggers and views use no virtual tables, and no collation, function or
  /// tokenizer of this package is added on demand. The limits are 1,000,000 bytes for values, 100,000 for statements, 100 columns, 10
  /// parameters and an expression depth of 10. The journal mode and the file are left unchanged. <https://sqlite.org/security.html>
  ///
  /// To check a file with indexes in localized collations, or with search tables of this package's tokenizers, set ``onDemand`` to `.text`:
  /// these are then available by their exact names, for a hundred locales at most. The time that a comparison takes grows with the length
  /// of its texts. An ``Interrupter`` or a progress handler stops the statement between two comparisons.
  public static var hostileFile: Connection.Configuration {
    var configuration = Connection.Configuration()
    (configuration.trustedSchema, configuration.defensive) = (false, true)  // chosen: an engine that cannot do this must not open the file
    configuration.trustsFullTextTables = false
    configuration.onDemand = .none
    configuration.cellSizeCheck = true
    configuration.memoryMapByteCount = 0
    configuration.limits = [
      .length: 1_000_000, .sqlLength: 100_000, .column: 100, .exprDepth: 10, .compoundSelect: 3, .vdbeOp: 25_000, .functionArg: 8,
      .attached: 0, .likePatternLength: 50, .variableNumber: 10, .triggerDepth: 10,
    ]
    return configuration
  }
}
