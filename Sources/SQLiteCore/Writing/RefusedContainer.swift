/// A key for containers whose keys do not matter.
struct NoKey: CodingKey {
  let stringValue = ""
  let intValue: Int? = nil
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

/// An encoder and its containers, which take nothing: whatever is encoded into them throws the error they were made with.
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
