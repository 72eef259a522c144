public import SQLiteCalls
public import SQLiteCore
public import SQLiteDescriptions
import SQLiteTables

/// A described table for tests.
public enum Contact {
  /// The key.
  public static let id = TypedColumn<Int64>("id", .integer, .primaryKey)
  /// A column with a collation.
  public static let name = TypedColumn<String>("name", .text, .collation("NOCASE"))
  /// A column with a default and a check.
  public static let points = TypedColumn<Int>("points", .integer, .defaultValue(7), .check("points >= \(0)"))
  /// A column that may be NULL.
  public static let note = TypedColumn<String?>("note", .text)
  /// A column that is computed.
  public static let length = TypedColumn<Int?>("length", .integer, .generated("length(note)"))
  /// All of them, with an index and a trigger.
  public static let table = TableDescription(
    name: "contact", columns: [id, name, points, note, length],
    indexes: [IndexDescription(name: "contact_name", on: ["name"], where: "note IS NOT NULL")],
    triggers: [
      TriggerDescription(name: "contact_kept", .before, .delete, when: "old.name = \("kept")", perform: ["SELECT raise(ABORT, 'is kept')"])
    ])

  /// A table with a key of two columns.
  public static let links = TableDescription(
    name: "link",
    columns: [
      TypedColumn<Int64>("to", .integer, .references("contact", "id", onDelete: .cascade)), TypedColumn<Int64>("from", .integer),
      TypedColumn<String>("kind", .text),
    ], constraints: [.primaryKey("from", "to")], isStrict: true, isWithoutRowid: true)

  /// A database with both tables.
  public static func connection(on wrapper: any Sqlite3WrapperProtocol) throws -> Connection {
    let connection = try Connection(.memory, on: wrapper)
    try connection.createTable(table)
    try connection.createTable(links)
    return connection
  }
}

extension Connection {
  /// Every row of the table, for comparing.
  public func contacts() throws -> [[SQLiteValue]] { try rows("SELECT * FROM contact ORDER BY id").map(\.values) }
}

/// The message of the error a closure throws; nil when it throws none.
public func message(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return (error as? SQLiteError)?.message ?? "\(error)"
  }
}
