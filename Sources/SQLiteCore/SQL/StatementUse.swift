import SQLiteCalls

/// A record of the things that a statement uses and does, which SQLite reports while it compiles the statement.
final class StatementUse {
  /// The tables that it reads.
  private(set) var tables = TouchedTables.none
  /// The names by which it reads: those of tables, and of the views and common tables that read them.
  private(set) var names: Set<SchemaName> = []
  /// The databases that it names, or finds names in.
  private(set) var databases: Set<SchemaName> = []
  /// The functions that it calls.
  private(set) var functions: Set<SchemaName> = []
  /// It asks which names there are, or about names that are not known before it runs.
  private(set) var asksAboutNames = false
  /// It writes to a table that is not temporary.
  var writes = false
  /// It writes to the temporary database.
  var writesTemporary = false
  /// It reads from the temporary database.
  private(set) var readsTemporary = false
  /// It asks what the connection has changed or inserted last.
  private(set) var asksWhatWasWritten = false
  /// It is a pragma that does something, or reports on the connection.
  private(set) var isPragmaOfConnection = false
  /// It is not a query, or changes something.
  var isForWriter = false
  private var last: (table: TouchedTable, accessor: String?)?
  /// Tables whose rows are only counted, and whose names stand alone: SQLite reports the database of such a table only where the SQL names it.
  private var unplaced: [(table: String, accessor: String?)] = []

  func noteDatabase(_ name: String) {
    databases.insert(SchemaName(name))
    if name == "temp" { readsTemporary = true }
  }

  /// - Parameters:
  ///   - database: Nil where the name of the table stands alone.
  ///   - accessor: The view or the common table that reads it.
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
    if Self.aboutWriting.contains(name.lowercased()) { asksWhatWasWritten = true }
  }

  /// Says in which databases SQLite looks for the names that stand alone: any of them may have the table, or get it. Where these databases are not known,
  /// the statement counts as one that reads everything.
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
    let name = SchemaName(table.name)
    names.insert(name)
    notePragma(of: name)
    if let accessor { names.insert(SchemaName(accessor)) }
  }

  /// Functions that report on the writes of the connection itself. <https://sqlite.org/lang_corefunc.html#changes>
  private static let aboutWriting: Set = ["changes", "total_changes", "last_insert_rowid"]

  /// Takes note of the pragma whose rows a table of this name shows, if there is one.
  private func notePragma(of table: SchemaName) {
    if let pragma = table.pragma { notePragma(pragma, sets: false, isOfAllDatabases: true) }
  }

  /// Takes note of a pragma. Pragmas that report on names, or on the file, get the same answer from any connection. All others do something, or report
  /// on the connection.
  private func notePragma(_ name: String, sets: Bool, isOfAllDatabases: Bool) {
    if Self.aboutNames.contains(name) {
      if isOfAllDatabases { asksAboutNames = true }
    } else if sets || !Self.aboutFile.contains(name) {
      isPragmaOfConnection = true
    }
  }

  /// <https://sqlite.org/pragma.html>
  private static let aboutNames: Set = [
    "table_info", "table_xinfo", "table_list", "index_info", "index_xinfo", "index_list", "foreign_key_list", "foreign_key_check",
    "integrity_check", "quick_check", "database_list", "function_list", "module_list", "collation_list", "pragma_list",
  ]
  /// FTS5 asks for `data_version` when a statement with one of its tables is compiled.
  private static let aboutFile: Set = [
    "application_id", "auto_vacuum", "compile_options", "data_version", "encoding", "freelist_count", "journal_mode", "page_count",
    "page_size",
    "schema_version", "user_version",
  ]
}

extension SchemaName {
  /// The pragma whose rows a table of this name shows. <https://sqlite.org/pragma.html#pragfunc>
  fileprivate var pragma: String? {
    length(ofPrefix: SchemaName("pragma")).map { String(folded.dropFirst($0 + 1)) }
  }
}
