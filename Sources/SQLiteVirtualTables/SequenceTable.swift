import SQLiteCalls
public import SQLiteCore

/// A table-valued function implemented by a closure that returns a sequence of rows.
struct SequenceTable<Rows: Sequence>: VirtualTable where Rows.Element == [any SQLiteBindable] {
  let name: String
  let columns: [VirtualTableColumn]
  let rows: (VirtualTableArguments) throws -> Rows

  func open() -> Cursor { Cursor(table: self) }

  struct Cursor: VirtualTableCursor {
    let table: SequenceTable
    private var iterator: Rows.Iterator?
    private var row: [any SQLiteBindable]?
    private(set) var rowid: Int64 = 0

    init(table: SequenceTable) { self.table = table }

    mutating func filter(_ plan: FullScan, _ arguments: VirtualTableArguments) throws {
      rowid = 0
      row = nil
      iterator = nil  // frees the previous sequence first
      iterator = try table.rows(arguments).makeIterator()
      try next()
    }

    mutating func next() throws {
      row = iterator?.next()
      rowid += 1
      let count = table.columns.count { !$0.isParameter }
      if let row, row.count != count {
        throw SQLiteError.refused(.error, "row \(rowid) of \(table.name) has \(row.count) values for \(count) columns")
      }
    }

    var isAtEnd: Bool { row == nil }

    func column(_ index: Int) -> any SQLiteBindable {
      guard let row, row.indices.contains(index) else { return SQLiteValue.null }
      return row[index]
    }
  }
}

extension Connection {
  /// Adds a table-valued function whose rows come from a sequence, or replaces the virtual table with that name.
  ///
  /// ```swift
  /// try connection.addTableFunction("words", columns: ["word"], parameters: [.parameter("text")]) { arguments in
  ///   try arguments.parameter(0, as: String.self).split(separator: " ").lazy.map { [String($0)] }
  /// }
  /// let words: [String] = try connection.rows("SELECT word FROM words('to be or not')") { try $0[0] }
  /// ```
  /// Rows are created only as SQLite requests them, so the sequence may be endless. The rowid of a row is its number in each scan, counted
  /// from 1. If a condition with OR gives a parameter two values, SQLite therefore confuses the rows of the two scans, as it does with
  /// `json_each`. Instead of `FROM t, words WHERE words.text = t.a OR words.text = t.b`, use a UNION ALL of the two queries, which returns
  /// all rows.
  /// - Parameters:
  ///   - name: The name, case-insensitive. A table or view with that name takes precedence.
  ///   - columns: The columns, at least one.
  ///   - parameters: The parameters, in the order in which they are given in parentheses.
  ///   - options: The SQL that may use the table; by default only the program's own SQL.
  ///   - rows: Returns the rows for a scan, each with a value for every column. In a join it may be called once for each row of another
  ///     table. It must return the same rows for the same parameters while a statement is running. If it throws, the statement fails.
  /// - Throws: ``SQLiteError`` in the same cases as ``addVirtualTable(_:_:_:)``.
  public func addTableFunction<Rows: Sequence>(
    _ name: String, columns: [VirtualTableColumn], parameters: [VirtualTableColumn] = [], _ options: VirtualTableOptions = [],
    _ rows: @escaping (VirtualTableArguments) throws -> Rows
  ) throws where Rows.Element == [any SQLiteBindable] {
    try addVirtualTable(name, SequenceTable(name: name, columns: columns + parameters, rows: rows), options)
  }
}
