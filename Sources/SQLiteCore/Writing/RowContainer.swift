import SQLiteCalls

/// The keyed container of a row, reused from row to row.
final class RowContainerBox<Key: CodingKey> {
  let container: KeyedEncodingContainer<Key>

  init(_ encoder: RowEncoder) { container = KeyedEncodingContainer(RowContainer(encoder: encoder)) }
}

/// Encodes the values of a row by their keys.
///
/// Types that the protocol has its own methods for are bound directly; all others go through one method that looks up how to bind them.
struct RowContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: RowEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) throws { try add(SQLiteValue.null, key) }

  /// Encodes every type that the protocol has its own method for, except 128-bit integers.
  @inline(__always) func encode<Value: Encodable & SQLiteBindable>(_ value: Value, forKey key: Key) throws { try add(value, key) }
  func encode(_ value: Int128, forKey key: Key) throws { try add(WideInteger(value), key) }
  func encode(_ value: UInt128, forKey key: Key) throws { try add(WideInteger(value), key) }
  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try encoder.add(any: value, for: encoder.column(key)) }

  // nil is NULL, so that every row of a type has the same columns, and an update can clear a column. The standard library's own method for
  // each of these types leaves out nil.

  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try add(value, key) }
  func encodeIfPresent(_ value: String?, forKey key: Key) throws { try add(value, key) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try add(value, key) }
  func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try add(value, key) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try add(value, key) }
  func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try add(value, key) }
  func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try add(value, key) }
  func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try add(value, key) }
  func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try add(value, key) }
  func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try add(value, key) }
  func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try add(value, key) }
  func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try add(value, key) }
  func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try add(value, key) }
  func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try add(value, key) }
  func encodeIfPresent(_ value: Int128?, forKey key: Key) throws { try add(value.map { WideInteger($0) }, key) }
  func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws { try add(value.map { WideInteger($0) }, key) }
  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
  }

  @inline(__always) private func add(_ value: some SQLiteBindable, _ key: Key) throws { try encoder.add(value, for: encoder.column(key)) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(RefusedContainer<Nested>(nested(key)))
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { RefusedContainer<NoKey>(nested(key)) }
  /// Returns the row's own encoder: a superclass is encoded into the same row.
  func superEncoder() -> any Encoder { encoder }
  func superEncoder(forKey key: Key) -> any Encoder { RefusedContainer<Key>(nested(key)) }

  private func nested(_ key: Key) -> SQLiteError {
    encoder.fail(
      .refused(
        .mismatch, "column \(encoder.column(key)) is encoded by a nested container: give it a type of its own, which is stored as JSON text"
      ))
  }
}

/// The container for a type that requests a single value container where a row is expected, such as a type that only wraps a row.
struct RowWrapperContainer: SingleValueEncodingContainer {
  let encoder: RowEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil() throws { throw encoder.fail(RowEncoder.noRow("nil")) }
  func encode(_ value: Int128) throws { throw noRow(Int128.self) }
  func encode(_ value: UInt128) throws { throw noRow(UInt128.self) }
  func encode<Value: Encodable>(_ value: Value) throws {
    if value is any SQLiteBindable { throw noRow(Value.self) }
    try value.encode(to: encoder)
  }

  private func noRow(_ type: any Any.Type) -> SQLiteError { encoder.fail(RowEncoder.noRow("\(type)")) }
}

/// A key for containers whose keys do not matter.
struct NoKey: CodingKey {
  let stringValue = ""
  let intValue: Int? = nil
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

/// An encoder and its containers that accept no values: each call to encode throws the error that they were created with.
struct RefusedContainer<Key: CodingKey>: Encoder, KeyedEncodingContainerProtocol, UnkeyedEncodingContainer, SingleValueEncodingContainer {
  let error: any Error
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  var count: Int { 0 }

  init(_ error: any Error) { self.error = error }

  func encodeNil() throws { throw error }
  func encode<Value: Encodable>(_ value: Value) throws { throw error }
  func encodeNil(forKey key: Key) throws { throw error }
  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { throw error }
  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(RefusedContainer<Nested>(error))
  }
  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
    nestedContainer(keyedBy: type)
  }
  func container<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> { nestedContainer(keyedBy: type) }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func singleValueContainer() -> any SingleValueEncodingContainer { self }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { self }
  func superEncoder() -> any Encoder { self }
  func superEncoder(forKey key: Key) -> any Encoder { self }
}
