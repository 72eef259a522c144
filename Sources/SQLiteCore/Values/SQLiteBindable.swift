/// A Swift value that can be bound to a parameter of a statement.
///
/// A type of your own needs only ``sqliteValue``; ``bind(to:)`` is for types that can bind without creating an ``SQLiteValue`` first.
/// Binding must be exact: for a value that SQLite cannot hold, ``sqliteValue`` is nil and the statement throws.
/// <https://sqlite.org/c3ref/bind_blob.html>
public protocol SQLiteBindable {
  /// The value as SQLite holds it; nil when it cannot hold it exactly.
  var sqliteValue: SQLiteValue? { get }

  /// Binds the value and returns the result code of the C function; SQLITE_MISMATCH when SQLite cannot hold the value.
  func bind(to parameter: Parameter) -> Int32

  /// Sets the result of an SQL function to the value; returns 0, or SQLITE_MISMATCH when SQLite cannot hold the value.
  func setResult(_ result: FunctionResult) -> Int32

  /// The reason why SQLite cannot hold the value, in a few words; it is read after binding failed. Leave out the value itself, which may be
  /// private.
  var reasonAgainst: String? { get }

  /// The other SQLite values that the type reads as this value, if they are few: `find`, `update` and `delete` look for a key in each of
  /// its spellings.
  var otherSpellings: [SQLiteValue] { get }
}

extension SQLiteBindable {
  /// Binds ``sqliteValue``.
  @inlinable public func bind(to parameter: Parameter) -> Int32 {
    guard let value = sqliteValue else { return parameter.refuse() }
    return value.bind(to: parameter)
  }

  /// Nil, unless the type defines its own reason.
  public var reasonAgainst: String? { nil }

  /// Empty, unless the type defines its own spellings.
  @inlinable public var otherSpellings: [SQLiteValue] { [] }
}

extension SQLiteBindable {
  /// A colon and the reason, to append to a sentence; empty if there is no reason.
  @usableFromInline package var reasonAfterColon: String { reasonAgainst.map { ": " + $0 } ?? "" }
}

extension SQLiteValue: SQLiteBindable {
  /// The value itself.
  @inlinable public var sqliteValue: SQLiteValue? { self }

  /// Binds by storage class.
  @inlinable public func bind(to parameter: Parameter) -> Int32 {
    switch self {
    case .null: parameter.bindNull()
    case .integer(let value): parameter.bind(value)
    case .real(let value): parameter.bind(value)
    case .text(let value): parameter.bind(value)
    case .blob(let value): parameter.bind(value)
    }
  }
}

extension Optional: SQLiteBindable where Wrapped: SQLiteBindable {
  /// The reason why SQLite cannot hold the wrapped value; nil if it can.
  public var reasonAgainst: String? { self?.reasonAgainst }

  /// The other spellings of the wrapped value; none for nil.
  @inlinable public var otherSpellings: [SQLiteValue] { self?.otherSpellings ?? [] }

  /// The wrapped value as SQLite holds it, or NULL.
  @inlinable public var sqliteValue: SQLiteValue? {
    guard let self else { return .null }
    return self.sqliteValue
  }

  /// Sets the result to the wrapped value, with its subtype if it has one, or to NULL.
  public func setResult(_ result: FunctionResult) -> Int32 { map { $0.setResult(result) } ?? result.setNull() }

  /// Binds the wrapped value, or NULL.
  @inlinable public func bind(to parameter: Parameter) -> Int32 {
    guard let self else { return parameter.bindNull() }
    return self.bind(to: parameter)
  }
}
