import SQLiteCalls
import SQLiteCore

/// A run of a text, by its number among the text's runs.
struct LessonRun {
  let text: Int
  let number: Int
}

/// A compiled statement.
struct LessonStatement {
  let text: Int
  let connection: Int
  /// Whether SQLite counts the rows that it changes, and whether it inserts some.
  let changesRows: Bool
  let inserts: Bool
  private let parameterCount: Int
  /// The bound values, by the numbers of the parameters.
  var bound: [Int: SQLiteValue] = [:]
  /// The current run, while the statement is on a row.
  var run: LessonRun?
  /// The names of the schema and table that each column comes from.
  var schemas: [Int: String] = [:]
  var tables: [Int: String] = [:]

  init(_ sql: String, text: Int, connection: Int) {
    (self.text, self.connection) = (text, connection)
    changesRows = MockVerb(MockSyntax(sql)).isChange
    inserts = changesRows && SQLToken.all(in: sql).contains { $0.isWord("insert") || $0.isWord("replace") }
    parameterCount = SQLParameters(sql.utf8, limit: .max).count
  }

  /// A value for each parameter.
  var boundValues: [SQLiteValue] { (0..<max(parameterCount, bound.keys.max() ?? 0)).map { bound[$0 + 1] ?? .null } }
}

/// A connection, with the effects of its statements that have not been read yet.
struct LessonConnection {
  /// The text that failed last, with its run; without a run if it did not compile.
  var failed: (text: Int, run: LessonRun?)?
  /// The text that failed to compile while virtual tables were not allowed: it may be compiled again with them.
  var trial: Int?
  /// The run whose changes are counted, and the run that has inserted: with RETURNING, before its first row.
  var changed: LessonRun?
  var inserted: LessonRun?
  /// The rowid that was returned last.
  var rowid: Int64?
  /// Whether a transaction is open; nil if it was not read after the last step.
  var isInTransaction: Bool?
  /// The run that failed in a transaction.
  var interrupted: LessonRun?

  /// Records that a statement has inserted, if it does so, and that its changes are counted, if it changes rows.
  mutating func note(_ run: LessonRun, of statement: LessonStatement, inserts: Bool = true, counts: Bool = true) {
    if inserts, statement.inserts { inserted = run }
    if counts, statement.changesRows { changed = run }
  }
}
