import SQLiteCalls
public import SQLiteCore

/// A table-valued function that is a closure: its rows are those of a sequence.
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
      iterator = nil  // the former sequence is freed before the next is made
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
  /// Adds a table-valued function whose rows are those of a sequence, or replaces the virtual table of that name.
  ///
  /// ```swift
  /// try connection.addTableFunction("words", columns: ["word"], parameters: [.parameter("text")]) { arguments in
  ///   try arguments.parameter(0, as: String.self).split(separator: " ").lazy.map { [String($0)] }
  /// }
  /// let words: [String] = try connection.rows("SELECT word FROM words('to be or not')") { try $0[0] }
  /// ```
  /// No row is made before SQLite asks for it, and none after SQLite has enough: a sequence may be endless. The rowid of a row is its
  /// number, counted from 1 in each walk. By it SQLite takes rows of two walks for one where OR joins values of a parameter, as it does with `json_each`:
  /// instead of `FROM t, words WHERE words.text = t.a OR words.text = t.b` a UNION ALL of the two has all rows.
  /// - Parameters:
  ///   - name: The name, in any case. A table or view of that name takes precedence.
  ///   - columns: The columns, at least one.
  ///   - parameters: The parameters, in the order in which they stand in parentheses.
  ///   - options: Where the table may be used; by default only in SQL the program runs.
  ///   - rows: Answers the rows, each with a value for every column, for each walk: in a join it may be asked once for each row of another
  ///     table. It must answer the same rows for the same parameters while a statement runs. An error that it throws makes the statement
  ///     fail.
  /// - Throws: ``SQLiteError`` as ``addVirtualTable(_:_:_:)``.
  public func addTableFunction<Rows: Sequence>(
    _ name: String, columns: [VirtualTableColumn], parameters: [VirtualTableColumn] = [], _ options: VirtualTableOptions = [],
    _ rows: @escaping (VirtualTableArguments) throws -> Rows
  ) throws where Rows.Element == [any SQLiteBindable] {
    try addVirtualTable(name, SequenceTable(name: name, columns: columns + parameters, rows: rows), options)
  }
}
