import SQLiteCalls
import SQLiteCore

/// Finds out which tables a closure reads: the authorizer is told of each, also of those behind views and in the SQL of functions.
private final class ReadWatch {
  private(set) var tables = TouchedTables.none
  private var last: TouchedTable?

  func decide(_ request: AuthorizerRequest) -> AuthorizerDecision {
    switch request.action {
    case .read(let table, _): note(TouchedTable(database: request.database ?? "main", name: table))
    case .pragma: tables = .every  // what it tells may be of any kind
    case .insert(let table), .update(let table, _), .delete(let table):
      // It would read again because of what it wrote, for ever. Virtual tables say with a CREATE TABLE what their columns are.
      if request.database != "temp", table != SchemaName.schemaTable { return .deny }
    default: break
    }
    return .allow
  }

  private func note(_ table: TouchedTable) {
    if table == last { return }
    last = table
    tables = tables.union(.some([table]))
  }
}

extension Connection {
  /// Runs a closure that reads, and finds out which tables.
  func readingTables<Result>(_ body: (Connection) throws -> Result) throws -> (Result, TouchedTables) {
    guard wrapper.runsAnySQL else { return (try body(self), .every) }
    let watch = ReadWatch()
    let token = try addAuthorizer { watch.decide($0) }  // makes compile again what was compiled before
    defer { token.cancel() }
    return (try body(self), watch.tables)
  }
}

/// The state of a database as one connection sees it: another one when somebody else has committed.
struct DatabaseVersion: Equatable, Sendable {
  /// Numbers of different connections cannot be compared.
  private final class Mark: ConnectionAttachment, Sendable {}

  private let mark: Mark
  private let number: Int64

  /// Nil where no SQL of this package's own runs.
  init?(of connection: Connection) throws {
    guard connection.wrapper.runsAnySQL, let number = try connection.value("PRAGMA main.data_version", as: Int64.self) else { return nil }
    mark = connection.attachment(orNew: Mark())
    self.number = number
  }

  static func == (first: DatabaseVersion, second: DatabaseVersion) -> Bool { first.mark === second.mark && first.number == second.number }
}
