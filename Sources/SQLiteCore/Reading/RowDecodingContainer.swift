import SQLiteCalls

/// The index of a key's column, or a marker: the column has not been looked up yet, there is none, or there is more than one.
private struct KeyedColumn: Equatable {
  let rawValue: Int32

  static let unknown = KeyedColumn(rawValue: -1)
  static let missing = KeyedColumn(rawValue: -2)
  static let twice = KeyedColumn(rawValue: -3)
}

/// Provides the columns of a row by the keys of a type.
final class RowDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let row: DecodedRow
  private unowned let decoder: RowDecoder  // it lives until the run ends
  /// The column of each key, by the key's byte, if the key type is one byte in size, as most key enums are; otherwise empty.
  @exclusivity(unchecked) private var byByte: [KeyedColumn]
  /// The column of each key, by column name, for all other key types.
  @exclusivity(unchecked) private var byName: [SQLText: KeyedColumn] = [:]

  init(_ row: DecodedRow, of decoder: RowDecoder) {
    (self.row, self.decoder) = (row, decoder)
    unsafe byByte = MemoryLayout<Key>.size == 1 ? Array(repeating: .unknown, count: 256) : []
  }

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { unsafe row.names.columns.compactMap { Key(stringValue: $0) } }

  // MARK: Columns

  /// Returns the index of a key's column; nil when there is none.
  ///
  /// - Throws: ``SQLiteError`` when there is more than one.
  @inline(__always) private func find(_ key: Key) throws(SQLiteError) -> Int? {
    let column = column(key)
    if column.rawValue >= 0 { return Int(column.rawValue) }
    if column == .missing { return nil }
    throw noColumn(key)
  }

  @inline(never) private func noColumn(_ key: Key) -> SQLiteError { row.noColumn(name(key)) }

  @inline(__always) private func column(_ key: Key) -> KeyedColumn {
    if unsafe !byByte.isEmpty {
      let known = unsafe byByte[byte(key)]
      if known != .unknown { return known }
    }
    return look(key)
  }

  /// Returns the byte of a one-byte key. The cast is safe because a single byte cannot hold a reference.
  @inline(__always) private func byte(_ key: Key) -> Int { unsafe Int(unsafeBitCast(key, to: UInt8.self)) }

  /// Looks up a key's column that `byByte` does not contain, and stores it.
  @inline(never) private func look(_ key: Key) -> KeyedColumn {
    let name = name(key)
    if unsafe byByte.isEmpty, let known = unsafe byName[SQLText(text: name)] { return known }
    let found = row.index(of: name).map { KeyedColumn(rawValue: Int32($0)) }
    let column = found ?? (unsafe row.names.columns.containsName(name) ? .twice : .missing)
    if unsafe byByte.isEmpty { unsafe byName[SQLText(text: name)] = column } else { unsafe byByte[byte(key)] = column }
    return column
  }

  private func name(_ key: Key) -> String { row.naming.column(key.stringValue) }

  private func index(_ key: Key) throws(SQLiteError) -> Int {
    guard let index = try find(key) else { throw noColumn(key) }
    return index
  }

  // MARK: Values

  func contains(_ key: Key) -> Bool {
    column(key) != .missing
  }

  func decodeNil(forKey key: Key) throws -> Bool { try row.isNull(index(key)) }

  @inline(__always) private func readIfPresent<Value: SQLiteExtractable>(_ type: Value.Type, _ key: Key) throws -> Value? {
    guard let index = try find(key) else { return nil }
    return try row.value(index, Value?.self)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try row.decode(type, at: index(key)) }

  /// Reads every type that the protocol has its own method for, except 128-bit integers.
  @inline(__always) func decode<Value: Decodable & SQLiteExtractable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try row.value(index(key), type)
  }

  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try row.integer(index(key), type) }
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try row.integer(index(key), type) }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let index = try find(key), try !row.isNull(index) else { return nil }
    return try row.decode(type, at: index)
  }

  // The standard library's own methods would read the column twice.
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try readIfPresent(type, key) }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try readIfPresent(type, key) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try readIfPresent(type, key) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try readIfPresent(type, key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try readIfPresent(type, key) }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try readIfPresent(type, key) }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try readIfPresent(type, key) }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try readIfPresent(type, key) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try readIfPresent(type, key) }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try readIfPresent(type, key) }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try readIfPresent(type, key) }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try readIfPresent(type, key) }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try readIfPresent(type, key) }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try readIfPresent(type, key) }

  // MARK: Containers within

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
    throw nested(key)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw nested(key) }
  /// Returns the row's own decoder, because a superclass is encoded into the same row.
  func superDecoder() throws -> any Decoder {
    if unsafe row.prepared == nil { throw row.over }
    return decoder
  }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw nested(key) }

  private func nested(_ key: Key) -> SQLiteError {
    .refused(
      .mismatch, "column \(name(key)) holds no container: decode a type of its own for it, which is read from JSON text",
      sql: row.sql)
  }
}
