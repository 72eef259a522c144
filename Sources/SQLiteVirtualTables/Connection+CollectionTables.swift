import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Adds a virtual table of the current elements of a collection, or replaces the virtual table with that name.
  ///
  /// ```swift
  /// try connection.addTable("planet", of: planets, columns: [
  ///   .column("name") { $0.name }, .column("mass", isIndexed: true) { $0.mass },
  /// ])
  /// ```
  /// The elements are kept until the table is replaced or removed or the connection closes. The rowid of an element is its position,
  /// counted from 1. An indexed column speeds up `=`, `IN`, `<`, `>`, BETWEEN and ORDER BY, and rowids are looked up directly. For other
  /// conditions SQLite scans all elements. For ORDER BY on text that is not ASCII, the index is used only if the main database is in UTF-8
  /// and has a table when this table is added; otherwise SQLite sorts the rows.
  /// - Parameters:
  ///   - name: The name, case-insensitive. A table or view with that name takes precedence.
  ///   - collection: The elements.
  ///   - columns: The columns, at least one.
  ///   - options: The SQL that may use the table; by default only the program's own SQL.
  /// - Throws: ``SQLiteError`` in the same cases as ``addVirtualTable(_:_:_:)``, or the error of the closure of an indexed column.
  public func addTable<Elements: Collection>(
    _ name: String, of collection: Elements, columns: [CollectionColumn<Elements.Element>], _ options: VirtualTableOptions = []
  ) throws {
    try addVirtualTable(name, CollectionTable(Array(collection), columns, comparesUTF8: comparesUTF8), options)
  }

  /// Whether text is certainly compared by its UTF-8 bytes: the main database is in UTF-8 and has a table, so the connection can no longer
  /// use another encoding.
  private var comparesUTF8: Bool {
    do {
      return try wrapper.runsAnySQL && pragma(.encoding) == .utf8 && value("PRAGMA main.schema_version", as: Int.self) != 0
    } catch { return false }  // unknown if the database cannot be read
  }

  /// Adds a virtual table of the elements that a collection has when a statement begins to read it, or replaces the virtual table with that
  /// name.
  ///
  /// - Parameters:
  ///   - name: The name, case-insensitive. A table or view with that name takes precedence.
  ///   - current: Returns the collection for a scan. In a join it may be called once for each row of another table. If it throws, the
  ///     statement fails. It may run other statements on the connection, but must not capture the connection.
  ///   - columns: The columns, at least one, none of them indexed.
  ///   - options: The SQL that may use the table; by default only the program's own SQL.
  /// - Throws: ``SQLiteError`` in the same cases as ``addVirtualTable(_:_:_:)``, and with SQLITE_MISUSE for an indexed column.
  public func addTable<Elements: Collection>(
    _ name: String, ofCurrent current: @escaping () throws -> Elements, columns: [CollectionColumn<Elements.Element>],
    _ options: VirtualTableOptions = []
  ) throws {
    if let indexed = columns.first(where: \.isIndexed) {
      throw SQLiteError.refused(
        .misuse, "the column \(indexed.column.name) of \(name) cannot be indexed: an index is made once, and the elements change")
    }
    try addVirtualTable(name, CollectionTable(columns) { Array(try current()) }, options)
  }
}
