// An enum with raw values only has to name the protocol: `enum Kind: String, SQLiteConvertible { case film, book }`.

extension SQLiteBindable where Self: RawRepresentable, RawValue: SQLiteBindable {
  /// The raw value as SQLite holds it.
  @inlinable public var sqliteValue: SQLiteValue? { rawValue.sqliteValue }
  /// Binds the raw value.
  @inlinable public func bind(to parameter: Parameter) -> Int32 { rawValue.bind(to: parameter) }
  /// The reason why SQLite cannot hold the raw value; nil if it can.
  public var reasonAgainst: String? { rawValue.reasonAgainst }
  /// The other spellings of the raw value.
  @inlinable public var otherSpellings: [SQLiteValue] { rawValue.otherSpellings }
}

extension SQLiteExtractable where Self: RawRepresentable, RawValue: SQLiteExtractable {
  /// Returns the value whose raw value is stored; nil if there is none.
  @inlinable public static func extract(from value: SQLiteValue) -> Self? { RawValue.extract(from: value).flatMap { Self(rawValue: $0) } }
  /// Returns the value whose raw value is stored; nil if there is none.
  @inlinable public static func extract(from stored: StoredValue) -> Self? { RawValue.extract(from: stored).flatMap { Self(rawValue: $0) } }
  /// Returns the value whose raw value is stored, in any form that the raw type reads; nil if there is none.
  public static func extract(fromAnyForm value: SQLiteValue) -> Self? {
    RawValue.extract(fromAnyForm: value).flatMap { Self(rawValue: $0) }
  }
  /// Returns the reason why a stored value does not fit the raw type, or why it is not a raw value of this type.
  public static func reason(against value: SQLiteValue) -> String? {
    RawValue.extract(from: value) == nil ? RawValue.reason(against: value) : "no case has this raw value"
  }
}
