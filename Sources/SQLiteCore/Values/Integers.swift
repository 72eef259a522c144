public import SQLiteCallsCore

// SQLite has one integer type, 64 bits and signed. Each Swift integer is bound and read exactly or not at all.

extension Int64: SQLiteConvertible {
  /// An integer.
  @inlinable public var sqliteValue: SQLiteValue? { .integer(self) }
  /// Binds with `sqlite3_bind_int64`.
  @inlinable public func bind(to parameter: Parameter) -> Int32 { parameter.bind(self) }
  /// An INTEGER.
  @inlinable public static func extract(from value: SQLiteValue) -> Int64? {
    if case .integer(let number) = value { number } else { nil }
  }
  /// An INTEGER.
  @inlinable @inline(__always) public static func extract(from stored: StoredValue) -> Int64? {
    stored.storageClass == .integer ? stored.integer : nil
  }
}

/// An integer of another width than 64 bits, or without a sign.
public protocol NarrowInteger: FixedWidthInteger, SQLiteConvertible {}

extension NarrowInteger {
  /// An integer, or nil when it does not fit 64 bits with a sign.
  @inlinable public var sqliteValue: SQLiteValue? { Int64(exactly: self).map { .integer($0) } }
  /// Binds with `sqlite3_bind_int64`; a number above `Int64.max` is refused.
  @inlinable public func bind(to parameter: Parameter) -> Int32 {
    guard let number = Int64(exactly: self) else { return parameter.refuse() }
    return parameter.bind(number)
  }
  /// That it is greater than `Int64.max`.
  public var reasonAgainst: String? { Int64(exactly: self) == nil ? "it is greater than Int64.max" : nil }
  /// An INTEGER that fits.
  @inlinable public static func extract(from value: SQLiteValue) -> Self? { Int64.extract(from: value).flatMap { Self(exactly: $0) } }
  /// An INTEGER that fits.
  @inlinable @inline(__always) public static func extract(from stored: StoredValue) -> Self? {
    Int64.extract(from: stored).flatMap { Self(exactly: $0) }
  }
}

extension Int: NarrowInteger {}
extension Int32: NarrowInteger {}
extension Int16: NarrowInteger {}
extension Int8: NarrowInteger {}
extension UInt: NarrowInteger {}
extension UInt64: NarrowInteger {}
extension UInt32: NarrowInteger {}
extension UInt16: NarrowInteger {}
extension UInt8: NarrowInteger {}
