import SQLiteCalls
public import SQLiteCore

/// A column of a virtual table whose rows are the elements of a collection: a name, and the value that an element has for it.
public struct CollectionColumn<Element> {
  let column: VirtualTableColumn
  let isIndexed: Bool
  let value: (Element) throws -> SQLiteValue

  /// A column of any values.
  ///
  /// - Parameters:
  ///   - name: Any text without a NUL.
  ///   - affinity: The conversion that SQLite applies to values that are compared with the column.
  ///   - isIndexed: Whether an index is made, by which elements are found and put in order: for columns that are often searched. An index
  ///     costs the value of each element when the table is added, and is for collections that are kept, not for those asked for again.
  ///   - value: Answers the value of an element when a statement wants it. An error that it throws makes the statement fail.
  public static func column<Value: SQLiteBindable>(
    _ name: String, _ affinity: VirtualTableColumn.Affinity = .none, isIndexed: Bool = false, _ value: @escaping (Element) throws -> Value
  ) -> CollectionColumn {
    CollectionColumn(column: .column(name, affinity), isIndexed: isIndexed) { element in
      let held = HeldValue(try value(element))
      if let value = held.value { return value }
      throw SQLiteError.refused(.mismatch, HeldValue.refusal(of: name, because: held.reason))
    }
  }
}
