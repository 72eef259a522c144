extension Float: SQLiteConvertible {
  /// A double, which holds every float; nil for NaN, which SQLite would store as NULL.
  @inlinable public var sqliteValue: SQLiteValue? { Double(self).sqliteValue }
  /// Binds with `sqlite3_bind_double`; NaN is refused.
  @inlinable public func bind(to parameter: Parameter) -> Int32 { Double(self).bind(to: parameter) }
  /// That it is NaN.
  public var reasonAgainst: String? { Double(self).reasonAgainst }
  /// A REAL or INTEGER that a float holds exactly: whatever was bound from a float, but not the REAL 0.1. Read as `Double` to round by hand.
  @inlinable public static func extract(from value: SQLiteValue) -> Float? { Double.extract(from: value).flatMap { Float(exactly: $0) } }
  /// A REAL or INTEGER that a float holds exactly.
  @inlinable @inline(__always) public static func extract(from stored: StoredValue) -> Float? {
    Double.extract(from: stored).flatMap { Float(exactly: $0) }
  }
  /// That a number is not exactly one of the floats.
  public static func reason(against value: SQLiteValue) -> String? {
    switch value {
    case .integer, .real: "a Float does not hold it exactly; read it as Double"
    default: nil
    }
  }
}
