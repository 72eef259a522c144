import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Adds a virtual table of the elements of a collection as they are now, or replaces the one of that name.
  ///
  /// ```swift
  /// try connection.addTable("planet", of: planets, columns: [
  ///   .column("name") { $0.name }, .column("mass", isIndexed: true) { $0.mass },
  /// ])
  /// ```
  /// The elements are kept until the table is replaced or removed or the connection closes. The rowid of an element is its number, counted
  /// from 1. Elements are found by rowid and by `=`, `IN`, `<`, `>` and BETWEEN on an indexed column, and come in the order of one; for
  /// all other conditions SQLite goes through them. Texts beyond ASCII come in that order where the main database holds its texts in UTF-8, and a table when
  /// this one is added; elsewhere SQLite sorts them.
  /// - Parameters:
  ///   - name: The name, in any case. A table or view of that name takes precedence.
  ///   - collection: The elements.
  ///   - columns: The columns, at least one.
  ///   - options: Where the table may be used; by default only in SQL the program runs.
  /// - Throws: ``SQLiteError`` as ``addVirtualTable(_:_:_:)``, or the error of the closure of an indexed column.
  public func addTable<Elements: Collection>(
    _ name: String, of collection: Elements, columns: [CollectionColumn<Elements.Element>], _ options: VirtualTableOptions = []
  ) throws {
    try addVirtualTable(name, CollectionTable(Array(collection), columns, comparesUTF8: comparesUTF8), options)
  }

  /// Whether texts are compared by their bytes in UTF-8 from now on: main has held a table in it, so the connection takes no other encoding any more.
  private var comparesUTF8: Bool {
    do {
      return try wrapper.runsAnySQL && pragma(.encoding) == .utf8 && value("PRAGMA main.schema_version", as: Int.self) != 0
    } catch { return false }  // nothing is promised of a database that cannot be read now
  }

  /// Adds a virtual table of the elements that a collection has when a statement begins to read them, or replaces the one of that name.
  ///
  /// - Parameters:
  ///   - name: The name, in any case. A table or view of that name takes precedence.
  ///   - current: Answers the collection, for each walk: in a join it may be asked once for each row of another table. An error that it
  ///     throws makes the statement fail. Other statements of the connection may run within it. It must not capture the connection.
  ///   - columns: The columns, at least one, none of them indexed.
  ///   - options: Where the table may be used; by default only in SQL the program runs.
  /// - Throws: ``SQLiteError`` as ``addVirtualTable(_:_:_:)``, and with SQLITE_MISUSE for a column that is indexed.
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
