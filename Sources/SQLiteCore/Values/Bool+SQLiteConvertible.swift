extension Bool: SQLiteConvertible {
  /// The integer 1 or 0.
  @inlinable public var sqliteValue: SQLiteValue? { .integer(self ? 1 : 0) }
  /// Binds 1 or 0 with `sqlite3_bind_int64`.
  @inlinable public func bind(to parameter: Parameter) -> Int32 { parameter.bind(Int64(self ? 1 : 0)) }
  /// The INTEGER 1 or 0; no other number is a truth.
  @inlinable public static func extract(from value: SQLiteValue) -> Bool? { Int64.extract(from: value).flatMap { Bool(integer: $0) } }
  /// The INTEGER 1 or 0; no other number is a truth.
  @inlinable @inline(__always) public static func extract(from stored: StoredValue) -> Bool? {
    Int64.extract(from: stored).flatMap { Bool(integer: $0) }
  }
  /// That an integer is neither 0 nor 1.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .integer = value { "it is neither 0 nor 1" } else { nil }
  }

  @usableFromInline init?(integer: Int64) {
    guard integer == 0 || integer == 1 else { return nil }
    self = integer == 1
  }
}
