import SQLiteCalls
package import SQLiteCore

/// The tables that a session records, or that a changeset changes: either named tables, or all.
///
/// ```swift
/// let some: ChangesetTables = ["star", "constellation"]
/// let most = ChangesetTables.all(except: "log")
/// ```
public struct ChangesetTables: ExpressibleByArrayLiteral {
  /// The names; nil for all.
  package let names: [String]?
  /// Returns whether a table is included, if there are no names.
  let isRecorded: (String) -> Bool

  private init(names: [String]?, isRecorded: @escaping (String) -> Bool = { _ in true }) {
    self.names = names
    self.isRecorded = isRecorded
  }

  /// The tables with these names.
  public static func tables(_ names: [String]) -> ChangesetTables { ChangesetTables(names: names) }

  /// The tables with these names.
  public init(arrayLiteral elements: String...) { self = .tables(elements) }

  /// Every table, including tables created later, but not SQLite's internal tables and the records of this package.
  public static var all: ChangesetTables { all { _ in true } }

  /// Every table except the ones with these names.
  public static func all(except names: String...) -> ChangesetTables { all { !names.containsName($0) } }

  /// Every table that a closure accepts. A session calls the closure for existing tables when it begins, and for a new table when its first
  /// row changes. A changeset calls it once for each of its tables. SQL on the connection is refused within the closure.
  public static func all(where isRecorded: @escaping (_ table: String) -> Bool) -> ChangesetTables {
    ChangesetTables(names: nil, isRecorded: isRecorded)
  }

  /// Returns whether a table is included.
  package func contain(_ name: String) -> Bool { names?.containsName(name) ?? isRecorded(name) }
}

extension Connection {
  /// Returns the names of the tables to record, spelled as in the schema.
  ///
  /// - Parameter stored: The tables and views of the schema.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR that names all tables that cannot be recorded, and why. SQLite would silently skip them.
  func names(of tables: ChangesetTables, among stored: [StoredTable], in schema: String) throws -> [String] {
    var found: [StoredTable] = []
    var reasons: [String] = []
    if let names = tables.names {
      if names.isEmpty { throw SQLiteError.misuse("the list of tables to record is empty") }
      let byName = stored.keyed(by: \.name)
      for name in names {
        if let table = byName[SchemaName(name)] { found.append(table) } else { reasons.append("\(name) is not there") }
      }
    } else {
      // A view has no rows of its own, and shadow tables belong to their virtual table.
      found = stored.filter {
        [.table, .virtual].contains($0.kindByRows) && !$0.name.isReserved && tables.isRecorded($0.name.spelling)
      }
    }
    for table in found {
      if let reason = try reasonNotToRecord(table, in: schema) { reasons.append("\(table.name.spelling) \(reason)") }
    }
    if reasons.isEmpty { return found.map(\.name.spelling) }
    let advice = tables.names == nil ? ". Leave them out with all(except:)" : ""
    throw SQLiteError.refused(.error, "changes in \(schema) cannot be recorded: \(reasons.joined(separator: "; "))\(advice)")
  }

  /// Checks recorded tables again, because the changes of a table are lost when another object has replaced it.
  func refuseLost(_ names: [String], in schema: String) throws {
    let stored = try storedTables(in: schema).keyed(by: \.name)
    for name in names {
      let reason: String?
      if let table = stored[SchemaName(name)] { reason = try reasonNotToRecord(table, in: schema) } else { reason = "is no longer there" }
      guard let reason else { continue }
      throw SQLiteError.refused(
        .schema, "the session on \(schema) has lost changes: the table \(name), altered since the session began, \(reason)")
    }
  }

  /// Returns the reason why sessions cannot record a table; nil if they can.
  package func reasonNotToRecord(_ table: StoredTable, in schema: String) throws -> String? {
    if let reason = table.reasonWithoutChanges { return reason }
    let columns = try allColumns(of: table.name.spelling, in: schema)
    if !columns.contains(where: { $0.primaryKeyPosition > 0 }) { return "has no primary key" }
    if columns.contains(where: \.isGenerated) { return "has computed columns, which SQLite's sessions do not support" }
    return nil
  }
}

extension StoredTable {
  /// The reason why SQLite skips changes of this kind of object; nil for a table with rows.
  var reasonWithoutChanges: String? {
    switch kindByRows {
    case .table: nil
    case .view: "is a view"
    case .virtual: "is a virtual table"
    case .shadow: "stores the rows of the virtual table \(owner?.spelling ?? "")"
    }
  }
}
