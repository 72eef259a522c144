import SQLiteCalls
import SQLiteEngine

/// The state that the fallbacks keep for one statement: its text, and a copy of the double's current row.
///
/// A double of the old style overrides `sqlite3_step`, so a step is never seen here. Its `sqlite3_column_text` may ignore statement and
/// column and only count its calls, returning nil once after the last column. So a row is read as a whole, from column 0 to the first
/// nil, and kept. It is read again
/// - by `sqlite3_column_count` and `sqlite3_data_count`: call them only after SQLITE_ROW, once a row;
/// - when a column is read that was already read for this row: reading every row in ascending order works without counting.
///
/// So only code that counts the columns of the first row alone, and reads other columns from one row to the next, reads wrong values. A row
/// that equals the one before keeps its copies, so that pointers that were handed out stay valid until the row changes.
final class FallbackStatement {
  let connection: UInt
  let sql: OwnedText
  let parameters: SQLParameters
  /// The texts that were bound last, by parameter number, each kept until its parameter is bound again.
  var bound: [Int32: OwnedText] = [:]
  private(set) var columns: [OwnedText] = []
  /// The values of the row that were handed out, by their handles.
  var values: [UInt: FallbackValue] = [:]
  private var names = KeptTexts()
  private var given: Set<Int32> = []
  private var wasRead = false

  init(connection: UInt, sql: OwnedText) {
    self.connection = connection
    self.sql = sql
    let bytes = sql.bytes
    parameters = SQLParameters(
      bytes.prefix(StatementText.firstLength(of: bytes)), limit: DefaultLimits.value(of: .variableNumber))
  }

  /// Reads the double's current row, and returns the number of its columns.
  func count(reading text: (Int32) -> OwnedText?) -> Int {
    read(text)
    return columns.count
  }

  /// A column of the double's current row; nil after the last.
  func column(_ index: Int32, reading text: (Int32) -> OwnedText?) -> OwnedText? {
    if !wasRead || given.contains(index) { read(text) }
    given.insert(index)
    return columns.indices.contains(Int(index)) ? columns[Int(index)] : nil
  }

  /// "column0", "column1", … for the columns of the last row read; nil out of range.
  func name(_ index: Int32) -> OwnedText? {
    columns.indices.contains(Int(index)) ? names.text("column\(index)") : nil
  }

  /// The name of a parameter with its first character; nil for a plain `?`.
  func parameterName(_ index: Int32) -> OwnedText? { parameters.name(Int(index)).map { names.text($0) } }

  /// Drops the row.
  func reset() {
    columns = []
    values = [:]
    given = []
    wasRead = false
  }

  private func read(_ text: (Int32) -> OwnedText?) {
    var row: [OwnedText] = []
    while row.count < 32_767, let next = text(Int32(row.count)) { row.append(next) }
    given = []
    wasRead = true
    if row.map(\.bytes) == columns.map(\.bytes) { return }
    columns = row
    values = [:]
  }
}

/// The value of a fallback's value handle: one column of a row.
struct FallbackValue {
  /// The statement's pointer as its bits.
  let statement: UInt
  let column: Int32
  /// The column's text, nil for NULL.
  let text: OwnedText?
}

// The statements that `sqlite3_exec` of the fallbacks runs: all of the SQL in order, except PRAGMAs that are settings.
extension FallbackSqlite3Wrapper {
  /// Whether a statement is a setting that this package makes when it opens a connection; it is accepted like settings that have functions.
  static func isSetting(_ sql: String) -> Bool {
    guard let pragma = try? MockPragma(MockSyntax(sql)), pragma.argument != nil else { return false }
    return ["recursive_triggers", "cell_size_check", "mmap_size", "synchronous", "foreign_keys", "trusted_schema"].contains(pragma.name)
  }

  /// The limit of steps, for a double that returns SQLITE_ROW forever.
  private static let mostSteps = 1_000_000

  /// Runs one statement of the double to its end; returns SQLITE_ERROR for a statement that does not end.
  func run(_ sql: OwnedText, on db: OpaquePointer?, row: (OpaquePointer?) -> Int32) -> Int32 {
    var statement: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(db, sql.cString, Int32(sql.count), 0, &statement, nil)
    guard code == ResultCode.ok.rawValue, unsafe statement != nil else { return code }
    var step = ResultCode.row.rawValue
    for _ in 0..<Self.mostSteps where step == ResultCode.row.rawValue {
      step = unsafe double.sqlite3_step(statement)
      if step == ResultCode.row.rawValue, unsafe row(statement) != 0 { step = ResultCode.abort.rawValue }
    }
    if step == ResultCode.row.rawValue { step = ResultCode.error.rawValue }
    let finalized = unsafe double.sqlite3_finalize(statement)
    return step == ResultCode.done.rawValue ? finalized : step
  }
}
