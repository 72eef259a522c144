public import SQLiteCallsCore

extension Double: SQLiteConvertible {
  /// A double; nil for NaN, which SQLite would store as NULL.
  @inlinable public var sqliteValue: SQLiteValue? { isNaN ? nil : .real(self) }
  /// Binds with `sqlite3_bind_double`; NaN is refused.
  @inlinable public func bind(to parameter: Parameter) -> Int32 { isNaN ? parameter.refuse() : parameter.bind(self) }
  /// That it is NaN.
  public var reasonAgainst: String? { isNaN ? "it is not a number" : nil }
  /// A REAL, or an INTEGER that a double holds exactly.
  @inlinable public static func extract(from value: SQLiteValue) -> Double? {
    switch value {
    case .real(let number): number
    case .integer(let number): Double(exactly: number)
    default: nil
    }
  }
  /// A REAL, or an INTEGER that a double holds exactly.
  @inlinable @inline(__always) public static func extract(from stored: StoredValue) -> Double? {
    let storage = stored.storageClass
    if storage == .float { return stored.real }
    return storage == .integer ? Double(exactly: stored.integer) : nil
  }
}
