/// A key for containers whose keys do not matter.
struct NoKey: CodingKey {
  let stringValue = ""
  let intValue: Int? = nil
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

/// A container that takes nothing: whatever is encoded into it throws the error it was made with.
struct RefusedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol, UnkeyedEncodingContainer, SingleValueEncodingContainer {
  let error: any Error
  var codingPath: [any CodingKey] { [] }
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
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { self }
  func superEncoder() -> any Encoder { RefusingEncoder(error: error) }
  func superEncoder(forKey key: Key) -> any Encoder { RefusingEncoder(error: error) }
}

/// An encoder of such containers.
struct RefusingEncoder: Encoder {
  let error: any Error
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(RefusedContainer<Key>(error))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { RefusedContainer<NoKey>(error) }
  func singleValueContainer() -> any SingleValueEncodingContainer { RefusedContainer<NoKey>(error) }
}
