import SQLiteCalls
public import SQLiteCore

/// A column of a virtual table whose rows are the elements of a collection: a name, and a function that computes an element's value.
public struct CollectionColumn<Element> {
  let column: VirtualTableColumn
  let isIndexed: Bool
  let value: (Element) throws -> SQLiteValue

  /// A column whose values are of any bindable type.
  ///
  /// - Parameters:
  ///   - name: Any text without a NUL.
  ///   - affinity: The conversion that SQLite applies to values that are compared with the column.
  ///   - isIndexed: Whether to make an index that finds and sorts elements: for columns that are searched often. An index costs the value
  ///     of each element when the table is added, and is only for collections that are stored, not for collections read at each scan.
  ///   - value: Returns the value of an element when a statement needs it. An error that it throws makes the statement fail.
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
