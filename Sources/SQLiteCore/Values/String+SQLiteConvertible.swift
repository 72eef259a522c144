public import SQLiteCallsCore

extension String: SQLiteConvertible {
  /// Text.
  @inlinable public var sqliteValue: SQLiteValue? { .text(self) }
  /// Binds the UTF-8 bytes with their length; a NUL inside survives.
  @inlinable public func bind(to parameter: Parameter) -> Int32 { parameter.bind(self) }
  /// TEXT.
  @inlinable public static func extract(from value: SQLiteValue) -> String? {
    if case .text(let text) = value { text } else { nil }
  }
  /// TEXT. Bytes that are not UTF-8 become U+FFFD, one for each maximal part, as `String(decoding:as:)` does.
  @inlinable @inline(__always) public static func extract(from stored: StoredValue) -> String? {
    stored.storageClass == .text ? stored.text : nil
  }
}
