import SQLiteCalls
public import SQLiteCore

/// A column of a virtual table whose rows are the elements of a collection: a name, and a function that computes an element's value.
public struct CollectionColumn<Element> {
  let column: VirtualTableColumn
  let isIndexed: Bool
  let value: (Element) throws -> SQLiteValue

  /// Creates a column whose values may have any bindable type.
  ///
  /// - Parameters:
  ///   - name: Any string without a NUL.
  ///   - affinity: The conversion that SQLite applies to values that are compared with the column.
  ///   - isIndexed: Whether to create an index for finding and sorting elements, for columns that are searched often. The index computes
  ///     the value of every element when the table is added. It is supported only for stored collections, not for collections that are read
  ///     at each scan.
  ///   - value: Returns the value of an element when a statement needs it. If it throws, the statement fails.
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
