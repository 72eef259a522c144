extension Substring: SQLiteConvertible {
  /// Text.
  public var sqliteValue: SQLiteValue? { .text(String(self)) }
  /// Binds the UTF-8 bytes with their length, without a string of their own.
  public func bind(to parameter: Parameter) -> Int32 {
    let code: Int32? = unsafe utf8.withContiguousStorageIfAvailable { unsafe parameter.bind(utf8: $0) }
    return code ?? parameter.bind(String(self))
  }
  /// TEXT.
  public static func extract(from value: SQLiteValue) -> Substring? { String.extract(from: value).map { $0[...] } }
  /// TEXT. Bytes that are not UTF-8 become U+FFFD.
  public static func extract(from stored: StoredValue) -> Substring? { String.extract(from: stored).map { $0[...] } }
}
