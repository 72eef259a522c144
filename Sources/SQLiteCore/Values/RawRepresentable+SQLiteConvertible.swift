// An enum with raw values needs no more than its name in the list: `enum Kind: String, SQLiteConvertible { case film, book }`.

extension SQLiteBindable where Self: RawRepresentable, RawValue: SQLiteBindable {
  /// The raw value's.
  @inlinable public var sqliteValue: SQLiteValue? { rawValue.sqliteValue }
  /// Binds the raw value.
  @inlinable public func bind(to parameter: Parameter) -> Int32 { rawValue.bind(to: parameter) }
  /// The raw value's.
  public var reasonAgainst: String? { rawValue.reasonAgainst }
}

extension SQLiteExtractable where Self: RawRepresentable, RawValue: SQLiteExtractable {
  /// The value that has what is stored as its raw value; nil when none has.
  @inlinable public static func extract(from value: SQLiteValue) -> Self? { RawValue.extract(from: value).flatMap { Self(rawValue: $0) } }
  /// The value that has what is stored as its raw value; nil when none has.
  @inlinable public static func extract(from stored: StoredValue) -> Self? { RawValue.extract(from: stored).flatMap { Self(rawValue: $0) } }
  /// The value that has what is stored as its raw value, in any form of that; nil when none has.
  public static func extract(fromAnyForm value: SQLiteValue) -> Self? {
    RawValue.extract(fromAnyForm: value).flatMap { Self(rawValue: $0) }
  }
  /// The raw value's, or that no value has it.
  public static func reason(against value: SQLiteValue) -> String? {
    RawValue.extract(from: value) == nil ? RawValue.reason(against: value) : "it is the raw value of none"
  }
}
