import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Adds a virtual table of the current elements of a collection, or replaces the virtual table of that name.
  ///
  /// ```swift
  /// try connection.addTable("planet", of: planets, columns: [
  ///   .column("name") { $0.name }, .column("mass", isIndexed: true) { $0.mass },
  /// ])
  /// ```
  /// The elements are kept until the table is replaced or removed or the connection closes. The rowid of an element is its number, counted
  /// from 1. An indexed column speeds up `=`, `IN`, `<`, `>`, BETWEEN and ORDER BY, and rowids are found directly; for other conditions
  /// SQLite scans all elements. An index orders texts beyond ASCII only if, when this table is added, the main database stores texts in
  /// UTF-8 and has a table; otherwise SQLite sorts them.
  /// - Parameters:
  ///   - name: The name, in any case. A table or view of that name takes precedence.
  ///   - collection: The elements.
  ///   - columns: The columns, at least one.
  ///   - options: The places where the table may be used; by default only in SQL that the program runs.
  /// - Throws: ``SQLiteError`` as ``addVirtualTable(_:_:_:)``, or the error of the closure of an indexed column.
  public func addTable<Elements: Collection>(
    _ name: String, of collection: Elements, columns: [CollectionColumn<Elements.Element>], _ options: VirtualTableOptions = []
  ) throws {
    try addVirtualTable(name, CollectionTable(Array(collection), columns, comparesUTF8: comparesUTF8), options)
  }

  /// Whether texts are certainly compared by their bytes in UTF-8: main has a table in it, so the connection can no longer use another
  /// encoding.
  private var comparesUTF8: Bool {
    do {
      return try wrapper.runsAnySQL && pragma(.encoding) == .utf8 && value("PRAGMA main.schema_version", as: Int.self) != 0
    } catch { return false }  // no promise for a database that cannot be read now
  }

  /// Adds a virtual table of the elements that a collection has when a statement begins to read it, or replaces the virtual table of that
  /// name.
  ///
  /// - Parameters:
  ///   - name: The name, in any case. A table or view of that name takes precedence.
  ///   - current: Returns the collection for each scan: in a join it may be called once for each row of another table. An error that it
  ///     throws makes the statement fail. It may run other statements of the connection. It must not capture the connection.
  ///   - columns: The columns, at least one, none of them indexed.
  ///   - options: The places where the table may be used; by default only in SQL that the program runs.
  /// - Throws: ``SQLiteError`` as ``addVirtualTable(_:_:_:)``, and with SQLITE_MISUSE for an indexed column.
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
