import SQLiteCalls

/// A record of what a statement uses and does, which SQLite reports while compiling it.
final class StatementUse {
  /// The tables that the statement reads.
  private(set) var tables = TouchedTables.none
  /// The names through which it reads: names of tables, and of the views and common table expressions that read them.
  private(set) var names: Set<SchemaName> = []
  /// The databases that it names, or in which it resolves names.
  private(set) var databases: Set<SchemaName> = []
  private(set) var functions: Set<SchemaName> = []
  /// Whether it lists the names in the schema, or looks up names that are known only when it runs.
  private(set) var listsNames = false
  /// Whether it writes to a table that is not temporary.
  var writes = false
  /// Whether it writes to the temporary database.
  var writesTemporary = false
  /// Whether it reads from the temporary database.
  private(set) var readsTemporary = false
  /// Whether it reads the connection's change counts or last inserted rowid.
  private(set) var readsChangeCounts = false
  /// Whether it is a pragma that has an effect, or reports on the connection.
  private(set) var isPragmaOfConnection = false
  /// Whether it is not a query, or changes something.
  var isForWriter = false
  private var last: (table: TouchedTable, accessor: String?)?
  /// Tables with unqualified names whose rows are only counted: SQLite reports the database of such a table only if the SQL names it.
  private var unplaced: [(table: String, accessor: String?)] = []

  func noteDatabase(_ name: String) {
    databases.insert(SchemaName(name))
    if name == "temp" { readsTemporary = true }
  }

  /// - Parameters:
  ///   - database: The database; nil if the table's name is unqualified.
  ///   - accessor: The view or common table expression that reads it.
  func noteTable(_ name: String, in database: String?, by accessor: String?) {
    if let database {
      note(TouchedTable(database: database, name: name), accessor)
    } else {
      unplaced.append((name, accessor))
      notePragma(of: SchemaName(name))
    }
  }

  func notePragma(_ name: String, _ argument: String?, in database: String?) {
    tables = .every  // its result may depend on any table
    if let argument { names.insert(SchemaName(argument)) }
    notePragma(name.lowercased(), sets: argument != nil, isOfAllDatabases: database == nil)
  }

  func noteFunction(_ name: String) {
    functions.insert(SchemaName(name))
    if Self.aboutWriting.contains(name.lowercased()) { readsChangeCounts = true }
  }

  /// Adds the tables with unqualified names in each database that SQLite searches, since any of these databases may have or get a table
  /// with that name. If these databases are unknown, the statement counts as reading every table.
  func place(in databases: [String]?) {
    if unplaced.isEmpty { return }
    if databases == nil { tables = .every }
    for (table, accessor) in unplaced {
      for database in databases ?? ["main"] { note(TouchedTable(database: database, name: table), accessor) }
    }
    unplaced = []
  }

  private func note(_ table: TouchedTable, _ accessor: String?) {
    if let last, last.table == table, last.accessor == accessor { return }
    last = (table, accessor)
    tables.insert(table)
    names.insert(table.name)
    notePragma(of: table.name)
    if let accessor { names.insert(SchemaName(accessor)) }
  }

  /// Functions that report on the connection's own writes. <https://sqlite.org/lang_corefunc.html#changes>
  private static let aboutWriting: Set = ["changes", "total_changes", "last_insert_rowid"]

  /// Records the pragma that a table-valued function with this name runs, if there is one.
  private func notePragma(of table: SchemaName) {
    if let pragma = table.pragma { notePragma(pragma, sets: false, isOfAllDatabases: true) }
  }

  /// Records a pragma. Pragmas that report on names, or on the file, give the same result on any connection. All others have an effect, or
  /// report on the connection.
  private func notePragma(_ name: String, sets: Bool, isOfAllDatabases: Bool) {
    if Self.aboutNames.contains(name) {
      if isOfAllDatabases { listsNames = true }
    } else if sets || !Self.aboutFile.contains(name) {
      isPragmaOfConnection = true
    }
  }

  /// <https://sqlite.org/pragma.html>
  private static let aboutNames: Set = [
    "table_info", "table_xinfo", "table_list", "index_info", "index_xinfo", "index_list", "foreign_key_list", "foreign_key_check",
    "integrity_check", "quick_check", "database_list", "function_list", "module_list", "collation_list", "pragma_list",
  ]
  /// FTS5 reads `data_version` when a statement with one of its tables is compiled.
  private static let aboutFile: Set = [
    "application_id", "auto_vacuum", "compile_options", "data_version", "encoding", "freelist_count", "journal_mode", "page_count",
    "page_size",
    "schema_version", "user_version",
  ]
}

extension SchemaName {
  /// The pragma that a table-valued function with this name runs; nil if there is none. <https://sqlite.org/pragma.html#pragfunc>
  fileprivate var pragma: String? {
    length(ofPrefix: SchemaName("pragma")).map { String(folded.dropFirst($0 + 1)) }
  }
}
