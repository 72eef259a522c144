import SQLiteCalls
public import SQLiteCore

/// Column names with values, in order: a complete or partial row to write.
///
/// ```swift
/// try quiz.insert(["title": "Štěpán", "points": 3, "note": .null], into: "question")
/// ```
/// Writing a row that names a column twice is an error.
public struct ColumnValues: ExpressibleByDictionaryLiteral, Sendable {
  /// The columns, in order.
  public private(set) var columns: [String] = []
  /// The values, in the order of the columns.
  public private(set) var values: [SQLiteValue] = []
  private(set) var refusal: String?

  /// Creates a row without columns, to be filled with ``append(_:for:)``.
  public init() {}

  /// Creates a row from columns with values; `.null` is NULL, and so is an optional that is nil.
  public init(dictionaryLiteral pairs: (String, any SQLiteBindable)...) { self.init(pairs) }

  /// Creates a row from columns with values; an optional that is nil is NULL, and so is `SQLiteValue.null`.
  public init(_ pairs: some Sequence<(String, any SQLiteBindable)>) {
    self.init(capacity: pairs.underestimatedCount)
    for (column, value) in pairs { append(value, for: column) }
  }

  /// Creates an empty row with reserved capacity.
  package init(capacity: Int) {
    columns.reserveCapacity(capacity)
    values.reserveCapacity(capacity)
  }

  /// Creates a row from the columns and values of a row that was read.
  public init(_ row: OwnedRow) {
    columns = row.columns
    values = row.values
  }

  /// Adds a column with a value.
  public mutating func append(_ value: any SQLiteBindable, for column: String) {
    append(HeldValue(value), for: column)
  }

  /// Adds a column with a value.
  package mutating func append(_ held: HeldValue, for column: String) {
    columns.append(column)
    switch held {
    case .held(let value): values.append(value)
    case .refused(let reason):
      values.append(.null)
      refusal = refusal ?? HeldValue.refusal(of: column, because: reason)
    }
  }

  /// Throws for values that SQLite cannot store.
  @usableFromInline package func checkValues(for table: String) throws(SQLiteError) {
    if let refusal { throw SQLiteError.refused(.mismatch, "\(table): \(refusal)") }
  }
}

extension ColumnValues: CustomStringConvertible {
  /// The columns with their values, written as in SQL: `(title: 'Štěpán', note: NULL)`.
  public var description: String { values.described(by: columns) }
}

extension SQLiteBindable where Self == SQLiteValue {
  /// NULL, in a literal of ``ColumnValues``.
  @_disfavoredOverload public static var null: SQLiteValue { SQLiteValue.null }
}
