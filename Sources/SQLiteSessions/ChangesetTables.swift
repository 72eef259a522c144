import SQLiteCalls
package import SQLiteCore

/// Which tables of a database a session records, or a changeset changes: some by their names, or all.
///
/// ```swift
/// let some: ChangesetTables = ["star", "constellation"]
/// let most = ChangesetTables.all(except: "log")
/// ```
public struct ChangesetTables: ExpressibleByArrayLiteral {
  /// The names; nil for all.
  package let names: [String]?
  /// Whether a table is recorded, where there are no names.
  let isRecorded: (String) -> Bool

  private init(names: [String]?, isRecorded: @escaping (String) -> Bool = { _ in true }) {
    self.names = names
    self.isRecorded = isRecorded
  }

  /// The tables of these names.
  public static func tables(_ names: [String]) -> ChangesetTables { ChangesetTables(names: names) }

  /// The tables of these names.
  public init(arrayLiteral elements: String...) { self = .tables(elements) }

  /// Every table, including those that are made later. SQLite's own tables are left out, and so are the records of this package.
  public static var all: ChangesetTables { all { _ in true } }

  /// Every table except those of these names.
  public static func all(except names: String...) -> ChangesetTables { all { !names.containsName($0) } }

  /// Every table that a closure accepts. A session asks about those that are there when it begins, and about a new one when its first row changes; a
  /// changeset asks once about each of its own. SQL on the connection is refused within the closure.
  public static func all(where isRecorded: @escaping (_ table: String) -> Bool) -> ChangesetTables {
    ChangesetTables(names: nil, isRecorded: isRecorded)
  }

  /// Whether a table is one of these.
  package func contain(_ name: String) -> Bool { names?.containsName(name) ?? isRecorded(name) }
}

extension Connection {
  /// The names of the tables to record, as they are spelled in the schema.
  ///
  /// - Parameter stored: The tables and views of the schema.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR that names all tables that cannot be recorded, and why: SQLite would just leave them out.
  func names(of tables: ChangesetTables, among stored: [StoredTable], in schema: String) throws -> [String] {
    var found: [StoredTable] = []
    var reasons: [String] = []
    if let names = tables.names {
      if names.isEmpty { throw SQLiteError.misuse("no table is named whose changes are to be recorded") }
      let byName = stored.keyed(by: \.name)
      for name in names {
        if let table = byName[SchemaName(name)] { found.append(table) } else { reasons.append("\(name) is not there") }
      }
    } else {
      // A view has no rows of its own; the storage of a virtual table goes with the table.
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

  /// Checks recorded tables again: the changes of their rows are not known when another object has taken their place.
  func refuseLost(_ names: [String], in schema: String) throws {
    let stored = try storedTables(in: schema).keyed(by: \.name)
    for name in names {
      let reason: String?
      if let table = stored[SchemaName(name)] { reason = try reasonNotToRecord(table, in: schema) } else { reason = "is no longer there" }
      guard let reason else { continue }
      throw SQLiteError.refused(
        .schema, "the session on \(schema) does not know all changes: the table \(name), which has changed since it began, \(reason)")
    }
  }

  /// Why sessions cannot record a table; nil where they can.
  package func reasonNotToRecord(_ table: StoredTable, in schema: String) throws -> String? {
    if let reason = table.reasonWithoutChanges { return reason }
    let columns = try allColumns(of: table.name.spelling, in: schema)
    if !columns.contains(where: { $0.primaryKeyPosition > 0 }) { return "has no primary key" }
    if columns.contains(where: \.isGenerated) { return "has columns that are computed, which SQLite's sessions do not know" }
    return nil
  }
}

extension StoredTable {
  /// Why SQLite passes over changes of an object of this kind; nil for a table of rows.
  var reasonWithoutChanges: String? {
    switch kindByRows {
    case .table: nil
    case .view: "is a view"
    case .virtual: "is a virtual table"
    case .shadow: "stores the rows of the virtual table \(owner?.spelling ?? "")"
    }
  }
}
