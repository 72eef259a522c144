/// Thrown to a type that wants keys or elements of its own from a column: it is then decoded from JSON text.
struct NestedContainerWanted: Error {}

/// Decodes one column of the current row, for types that are a single value: enums with raw values, wrappers of one.
final class ColumnDecoder: Decoder, SingleValueDecodingContainer {
  private let row: RowDecoder
  private let index: Int

  init(_ row: RowDecoder, index: Int) {
    self.row = row
    self.index = index
  }

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw NestedContainerWanted() }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NestedContainerWanted() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool {
    do throws(SQLiteError) { return try row.isNull(index) } catch { return false }  // what is read next throws the error
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try row.decode(type, at: index) }
}
