import SQLiteManager

/// A described table for tests.
enum Contact {
  static let id = TypedColumn<Int64>("id", .integer, .primaryKey)
  static let name = TypedColumn<String>("name", .text, .collation("NOCASE"))
  static let points = TypedColumn<Int>("points", .integer, .defaultValue(7), .check("points >= \(0)"))
  static let note = TypedColumn<String?>("note", .text)
  static let length = TypedColumn<Int?>("length", .integer, .generated("length(note)"))
  static let table = TableDescription(
    name: "contact", columns: [id, name, points, note, length],
    indexes: [IndexDescription(name: "contact_name", on: ["name"], where: "note IS NOT NULL")],
    triggers: [
      TriggerDescription(name: "contact_kept", .before, .delete, when: "old.name = \("kept")", perform: ["SELECT raise(ABORT, 'is kept')"])
    ])

  /// A table with a key of two columns.
  static let links = TableDescription(
    name: "link",
    columns: [
      TypedColumn<Int64>("to", .integer, .references("contact", "id", onDelete: .cascade)), TypedColumn<Int64>("from", .integer),
      TypedColumn<String>("kind", .text),
    ], constraints: [.primaryKey("from", "to")], isStrict: true, isWithoutRowid: true)

  /// A database with both tables.
  static func connection(on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()) throws -> Connection {
    let connection = try Connection(.memory, on: wrapper)
    try connection.createTable(table)
    try connection.createTable(links)
    return connection
  }
}

extension Connection {
  /// Every row of the table, for comparing.
  func contacts() throws -> [[SQLiteValue]] { try rows("SELECT * FROM contact ORDER BY id").map(\.values) }
}

/// The message of the error a closure throws; nil when it throws none.
func message(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return (error as? SQLiteError)?.message ?? "\(error)"
  }
}
