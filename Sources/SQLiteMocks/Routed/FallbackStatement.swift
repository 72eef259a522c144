import SQLiteCalls
import SQLiteEngine

/// The state that the fallback keeps for one statement: its SQL text, and a copy of the double's current row.
///
/// A double that relies on the fallback overrides `sqlite3_step`, so the fallback does not see steps. Its `sqlite3_column_text` may ignore
/// the statement and the column and only count its calls, returning nil once after the last column. A row is therefore read as a whole,
/// from column 0 to the first nil, and kept. It is read again
/// - by `sqlite3_column_count` and `sqlite3_data_count`, so call them only after SQLITE_ROW and once per row;
/// - when a column is read that was already read for this row, so reading the columns of every row in ascending order works without
///   counting.
///
/// Only code that counts the columns of just the first row and then reads different columns in each row gets wrong values. A row that
/// equals the previous row keeps its copies, so pointers that were handed out stay valid until the row changes.
final class FallbackStatement {
  let connection: UInt
  let sql: OwnedText
  let parameters: SQLParameters
  /// The strings that were bound last, by parameter number. Each is kept until its parameter is bound again.
  var bound: [Int32: OwnedText] = [:]
  private(set) var columns: [OwnedText] = []
  /// The values of the row that were handed out, by handle.
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

  /// Reads the double's current row, and returns its number of columns.
  func count(reading text: (Int32) -> OwnedText?) -> Int {
    read(text)
    return columns.count
  }

  /// A column of the double's current row; nil after the last column.
  func column(_ index: Int32, reading text: (Int32) -> OwnedText?) -> OwnedText? {
    if !wasRead || given.contains(index) { read(text) }
    given.insert(index)
    return columns.indices.contains(Int(index)) ? columns[Int(index)] : nil
  }

  /// "column0", "column1", … for the columns of the row that was read last; nil if the index is out of range.
  func name(_ index: Int32) -> OwnedText? {
    columns.indices.contains(Int(index)) ? names.text("column\(index)") : nil
  }

  /// The name of a parameter, including its prefix character; nil for a plain `?`.
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

/// The value behind a value handle of the fallback: one column of a row.
struct FallbackValue {
  /// The bits of the statement's pointer.
  let statement: UInt
  let column: Int32
  /// The column's text; nil for NULL.
  let text: OwnedText?
}

// The statements that the fallback's `sqlite3_exec` runs: all statements in the SQL, in order, except PRAGMAs that are settings.
extension FallbackSqlite3Wrapper {
  /// Whether a statement is a setting that this package makes when it opens a connection. Such a statement is accepted without any effect,
  /// like settings with their own C function.
  static func isSetting(_ sql: String) -> Bool {
    guard let pragma = try? MockPragma(MockSyntax(sql)), pragma.argument != nil else { return false }
    return ["recursive_triggers", "cell_size_check", "mmap_size", "synchronous", "foreign_keys", "trusted_schema"].contains(pragma.name)
  }

  /// The maximum number of steps, in case a double returns SQLITE_ROW forever.
  private static let mostSteps = 1_000_000

  /// Runs one statement of the double until it ends. Returns SQLITE_ERROR if it does not end.
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
