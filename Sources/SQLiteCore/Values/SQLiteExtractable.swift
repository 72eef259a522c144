public import SQLiteCalls

/// A Swift value that can be read from a column.
///
/// Reading is exact: for a storage class that the type does not represent, or a number that does not fit, the functions return nil, and the
/// row throws an error that names the column. A type of your own needs only ``extract(from:)-(SQLiteValue)``.
/// <https://sqlite.org/c3ref/column_blob.html>
public protocol SQLiteExtractable {
  /// Returns the value from an owned one; nil when it does not fit.
  static func extract(from value: SQLiteValue) -> Self?

  /// Returns the value directly from the current row; nil if it does not fit, or if memory ran out.
  static func extract(from stored: StoredValue) -> Self?

  /// Returns the value from an owned one in any of the forms found in files; nil if it does not fit. ``AsStored`` calls it, and binds the
  /// form that it read. The other two functions read only the form that ``SQLiteBindable`` writes, and its other spellings.
  static func extract(fromAnyForm value: SQLiteValue) -> Self?

  /// Returns the reason why a value does not fit, in a few words, if the storage class alone does not explain it. It is called after
  /// reading failed. Leave out the value itself, which may be private.
  static func reason(against value: SQLiteValue) -> String?
}

extension SQLiteExtractable {
  /// Reads the value through an owned copy.
  @inlinable public static func extract(from stored: StoredValue) -> Self? {
    guard let value = SQLiteValue.extract(from: stored) else { return nil }
    return extract(from: value)
  }

  /// Reads the same forms as `extract(from:)`.
  public static func extract(fromAnyForm value: SQLiteValue) -> Self? { extract(from: value) }

  /// Nil, unless the type defines its own reason.
  public static func reason(against value: SQLiteValue) -> String? { nil }

  /// Returns the reason why the type does not read a form that ``AsStored`` reads.
  ///
  /// - Parameters:
  ///   - form: The forms that the type reads.
  ///   - other: A type that reads the stored form.
  static func readAlone(_ form: String, other: (any SQLiteExtractable.Type)? = nil) -> String {
    let types =
      (other.map { "this form as \($0) (in a record: @\($0) var), or " } ?? "") + "every form as AsStored<\(Self.self)> (@AsStored var)"
    return "\(Self.self) reads \(form); read and bind \(types)"
  }
}

/// A value that can be bound and read.
public typealias SQLiteConvertible = SQLiteBindable & SQLiteExtractable

extension SQLiteValue: SQLiteExtractable {
  /// The value itself.
  @inlinable public static func extract(from value: SQLiteValue) -> SQLiteValue? { value }

  /// Returns a copy of the stored value.
  public static func extract(from stored: StoredValue) -> SQLiteValue? {
    switch stored.storageClass {
    case .integer: .integer(stored.integer)
    case .float: .real(stored.real)
    case .text: stored.text.map { .text($0) }
    case .blob: stored.blob.map { .blob($0) }
    default: .null
    }
  }
}

extension Optional: SQLiteExtractable where Wrapped: SQLiteExtractable {
  /// Returns the reason why a stored value does not fit the wrapped type.
  public static func reason(against value: SQLiteValue) -> String? { Wrapped.reason(against: value) }

  /// Returns nil for NULL, otherwise the value that the wrapped type reads.
  @inlinable public static func extract(from value: SQLiteValue) -> Wrapped?? {
    if case .null = value { return .some(nil) }
    guard let read = Wrapped.extract(from: value) else { return nil }
    return .some(read)
  }

  /// Returns nil for NULL, otherwise the value that the wrapped type reads.
  public static func extract(fromAnyForm value: SQLiteValue) -> Wrapped?? {
    if case .null = value { .some(nil) } else { Wrapped.extract(fromAnyForm: value).map { .some($0) } }
  }

  /// Returns nil for NULL, otherwise the value that the wrapped type reads.
  @inlinable public static func extract(from stored: StoredValue) -> Wrapped?? {
    if stored.storageClass == .null { return .some(nil) }
    guard let read = Wrapped.extract(from: stored) else { return nil }
    return .some(read)
  }
}
