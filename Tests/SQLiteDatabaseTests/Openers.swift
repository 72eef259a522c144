import SQLiteConcurrency
import SQLiteCore

/// The lenders that a file makes with the initializers that its imports give it: each with the library named, and without.
struct Openers {
  typealias Open = (Connection.Location, Connection.Configuration) throws -> any DatabaseAccess

  private var byName: [(name: String, open: Open)] = []

  mutating func add(_ name: String, _ open: @escaping Open) { byName.append((name, open)) }

  /// What a connection of each lender knows, by the lender: a piece that is there, or the error of one that is not.
  func knowledge(at location: Connection.Location, _ configuration: Connection.Configuration) throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    for (name, open) in byName {
      let database = try open(location, configuration)
      found[name] = try database.withConnection { connection in Self.statements.map { Self.outcome(of: $0, on: connection) } }
      try (database as? any SharedDatabase)?.close()
    }
    return found
  }

  private static let statements: [SQL] = [
    "SELECT folded('Štěpán')", "SELECT min(column1 COLLATE LOCALIZED_cs) FROM (VALUES ('hora'), ('chata'))",
    "SELECT 'none' WHERE NOT EXISTS (SELECT 1 FROM temp.text WHERE text MATCH '東')",
  ]

  private static func outcome(of sql: SQL, on connection: Connection) -> String {
    do {
      if sql.text.contains("temp.text") { try connection.execute("CREATE VIRTUAL TABLE temp.text USING fts5(a, tokenize = cjk)") }
      return try connection.value(sql, as: String.self) ?? ""
    } catch {
      return (error as? SQLiteError)?.message ?? "\(error)"
    }
  }
}

/// A connection as a lender of itself.
struct Lent: DatabaseAccess {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  func withConnection<Result>(_ body: (Connection) throws -> Result) throws -> Result { try body(connection) }
}
