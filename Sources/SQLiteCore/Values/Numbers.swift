public import SQLiteCalls

// SQLite has a single integer type: signed, with 64 bits. Each Swift integer is bound and read exactly or not at all.

extension Int64: SQLiteConvertible {
  /// An integer.
  @inlinable public var sqliteValue: SQLiteValue? { .integer(self) }
  /// Binds with `sqlite3_bind_int64`.
  @inlinable public func bind(to parameter: Parameter) -> Int32 { parameter.bind(self) }
  /// Reads an INTEGER.
  @inlinable public static func extract(from value: SQLiteValue) -> Int64? {
    if case .integer(let number) = value { number } else { nil }
  }
  /// Reads an INTEGER.
  @inlinable @inline(__always) public static func extract(from stored: StoredValue) -> Int64? {
    stored.storageClass == .integer ? stored.integer : nil
  }
}

/// An integer type other than `Int64`.
public protocol ExactInteger: FixedWidthInteger, SQLiteConvertible {}

extension ExactInteger {
  /// An integer; nil when it does not fit a signed integer of 64 bits.
  @inlinable public var sqliteValue: SQLiteValue? { Int64(exactly: self).map { .integer($0) } }
  /// Binds with `sqlite3_bind_int64`; a number above `Int64.max` is refused.
  @inlinable public func bind(to parameter: Parameter) -> Int32 {
    guard let number = Int64(exactly: self) else { return parameter.refuse() }
    return parameter.bind(number)
  }
  /// The reason why SQLite cannot hold the number, if it is greater than `Int64.max`; otherwise nil.
  public var reasonAgainst: String? { Int64(exactly: self) == nil ? "it is greater than Int64.max" : nil }
  /// Reads an INTEGER that fits.
  @inlinable public static func extract(from value: SQLiteValue) -> Self? { Int64.extract(from: value).flatMap { Self(exactly: $0) } }
  /// Reads an INTEGER that fits.
  @inlinable @inline(__always) public static func extract(from stored: StoredValue) -> Self? {
    Int64.extract(from: stored).flatMap { Self(exactly: $0) }
  }
}

extension Int: ExactInteger {}
extension Int32: ExactInteger {}
extension Int16: ExactInteger {}
extension Int8: ExactInteger {}
extension UInt: ExactInteger {}
extension UInt64: ExactInteger {}
extension UInt32: ExactInteger {}
extension UInt16: ExactInteger {}
extension UInt8: ExactInteger {}

extension Double: SQLiteConvertible {
  /// A double; nil for NaN, which SQLite would store as NULL.
  @inlinable public var sqliteValue: SQLiteValue? { isNaN ? nil : .real(self) }
  /// Binds with `sqlite3_bind_double`; NaN is refused.
  @inlinable public func bind(to parameter: Parameter) -> Int32 { isNaN ? parameter.refuse() : parameter.bind(self) }
  /// The reason why SQLite cannot hold the value, if it is NaN; otherwise nil.
  public var reasonAgainst: String? { isNaN ? "it is not a number" : nil }
  /// Reads a REAL, or an INTEGER that a double holds exactly.
  @inlinable public static func extract(from value: SQLiteValue) -> Double? {
    switch value {
    case .real(let number): number
    case .integer(let number): Double(exactly: number)
    default: nil
    }
  }
  /// Reads a REAL, or an INTEGER that a double holds exactly.
  @inlinable @inline(__always) public static func extract(from stored: StoredValue) -> Double? {
    let storage = stored.storageClass
    if storage == .float { return stored.real }
    return storage == .integer ? Double(exactly: stored.integer) : nil
  }
}

extension Float: SQLiteConvertible {
  /// A double, which holds every float; nil for NaN, which SQLite would store as NULL.
  @inlinable public var sqliteValue: SQLiteValue? { Double(self).sqliteValue }
  /// Binds with `sqlite3_bind_double`; NaN is refused.
  @inlinable public func bind(to parameter: Parameter) -> Int32 { Double(self).bind(to: parameter) }
  /// The reason why SQLite cannot hold the value, if it is NaN; otherwise nil.
  public var reasonAgainst: String? { Double(self).reasonAgainst }
  /// Reads a REAL or INTEGER that a float holds exactly: any bound float, but not the REAL 0.1. Read as `Double` to round by hand.
  @inlinable public static func extract(from value: SQLiteValue) -> Float? { Double.extract(from: value).flatMap { Float(exactly: $0) } }
  /// Reads a REAL or INTEGER that a float holds exactly.
  @inlinable @inline(__always) public static func extract(from stored: StoredValue) -> Float? {
    Double.extract(from: stored).flatMap { Float(exactly: $0) }
  }
  /// Returns the reason why a number cannot be read: a `Float` does not hold it exactly.
  public static func reason(against value: SQLiteValue) -> String? {
    switch value {
    case .integer, .real: "a Float does not hold it exactly; read it as Double"
    default: nil
    }
  }
}

extension Bool: SQLiteConvertible {
  /// The integer 1 or 0.
  @inlinable public var sqliteValue: SQLiteValue? { .integer(self ? 1 : 0) }
  /// Binds 1 or 0 with `sqlite3_bind_int64`.
  @inlinable public func bind(to parameter: Parameter) -> Int32 { parameter.bind(Int64(self ? 1 : 0)) }
  /// Reads the INTEGER 1 or 0; no other number is a truth value.
  @inlinable public static func extract(from value: SQLiteValue) -> Bool? { Int64.extract(from: value).flatMap { Bool(integer: $0) } }
  /// Reads the INTEGER 1 or 0; no other number is a truth value.
  @inlinable @inline(__always) public static func extract(from stored: StoredValue) -> Bool? {
    Int64.extract(from: stored).flatMap { Bool(integer: $0) }
  }
  /// Returns the reason why an integer cannot be read: it is neither 0 nor 1.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .integer = value { "it is neither 0 nor 1" } else { nil }
  }

  @usableFromInline init?(integer: Int64) {
    guard integer == 0 || integer == 1 else { return nil }
    self = integer == 1
  }
}
