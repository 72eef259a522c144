import SQLiteManager
import SQLiteTestKit

/// A connection to the real library or to a mock, and statements that call functions on either.
struct FunctionStage {
  enum Library: CaseIterable { case real, mock }

  let connection: Connection
  let wrapper: any Sqlite3WrapperProtocol
  private let mock: MockSqlite3Wrapper?

  /// A connection to a database in memory; a double may stand in front of the library or the mock.
  init(_ library: Library, behind double: (any Sqlite3WrapperProtocol) -> any Sqlite3WrapperProtocol = { $0 }) throws {
    mock = library == .mock ? MockSqlite3Wrapper() : nil
    wrapper = double(mock ?? Sqlite3Wrapper())
    connection = try Connection(.memory, on: wrapper)
  }

  /// `SELECT name(?, …)`.
  func call(_ name: String, _ arguments: SQLiteValue...) throws -> SQLiteValue {
    let sql = SQL(unchecked: "SELECT \(name)(\(arguments.map { _ in "?" }.joined(separator: ", ")))", bindings: arguments)
    script(sql) { unsafe [[try $0.call(function: name, arguments: arguments)]] }
    return try connection.value(sql) ?? .text("no row")
  }

  /// `SELECT name(…)` over rows of one or two columns.
  func aggregate(_ name: String, _ rows: [[SQLiteValue]], columns: Int = 1) throws -> SQLiteValue {
    let names = (1...columns).map { "column\($0)" }.joined(separator: ", ")
    let sql = SQL(unchecked: "SELECT \(name)(\(names)) FROM ") + Self.table(rows, columns)
    script(sql) { unsafe [[try $0.call(aggregate: name, rows: rows)]] }
    return try connection.value(sql) ?? .text("no row")
  }

  /// `SELECT name(…) OVER (…)`, for each row the value of so many rows up to it.
  func window(_ name: String, _ values: [SQLiteValue], frame: Int) throws -> [SQLiteValue] {
    let sql = SQL(unchecked: "SELECT \(name)(column1) OVER (ROWS \(frame - 1) PRECEDING) FROM ") + Self.table(values.map { [$0] }, 1)
    script(sql) { unsafe try $0.call(window: name, rows: values.map { [$0] }, frame: frame).map { [$0] } }
    return try connection.rows(sql) { try $0[0] }
  }

  private static func table(_ rows: [[SQLiteValue]], _ columns: Int) -> SQL {
    if rows.isEmpty { return SQL(unchecked: "(VALUES (\((0..<columns).map { _ in "0" }.joined(separator: ", ")))) WHERE 0") }
    let row = "(" + (0..<columns).map { _ in "?" }.joined(separator: ", ") + ")"
    return SQL(unchecked: "(VALUES \(rows.map { _ in row }.joined(separator: ", ")))", bindings: rows.flatMap { $0 })
  }

  /// Makes the mock answer a statement with the answers of a function.
  private func script(_ sql: SQL, _ body: @escaping (MockSqlite3Wrapper) throws -> [[SQLiteValue]]) {
    guard let mock else { return }
    mock.when(sql.text).answers(columns: ["answer"]) { [unowned mock] _ in
      do {
        return .rows(try body(mock))
      } catch let error as MockFunctionError {
        return .fails(error.code, message: error.message)
      } catch {
        return .fails(.internal, message: "\(error)")
      }
    }
  }
}

/// Something a function captures, to see when it is freed.
final class Captured {}

/// Counts what happens inside functions.
final class Tally {
  var count = 0
}

struct Broken: Error, Equatable {
  var number = 0
}
