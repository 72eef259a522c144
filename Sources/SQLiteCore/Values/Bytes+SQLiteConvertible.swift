public import SQLiteCallsCore

extension Array: SQLiteBindable where Element == UInt8 {
  /// A blob; empty is not NULL.
  @inlinable public var sqliteValue: SQLiteValue? { .blob(self) }
  /// Binds the bytes; SQLite copies them.
  @inlinable public func bind(to parameter: Parameter) -> Int32 { parameter.bind(self) }
}

extension Array: SQLiteExtractable where Element == UInt8 {
  /// A BLOB.
  @inlinable public static func extract(from value: SQLiteValue) -> [UInt8]? {
    if case .blob(let bytes) = value { bytes } else { nil }
  }
  /// A BLOB.
  @inlinable public static func extract(from stored: StoredValue) -> [UInt8]? { stored.storageClass == .blob ? stored.blob : nil }
}
