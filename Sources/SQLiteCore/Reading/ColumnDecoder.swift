/// The error for a type that asks a column for keys or elements: the type is then decoded from JSON text.
struct NestedContainerWanted: Error {}

/// Decodes one column of the current row, for types that are a single value: enums with raw values, wrappers of one.
final class ColumnDecoder: Decoder, SingleValueDecodingContainer {
  private let row: DecodedRow
  private let index: Int
  /// The type that decodes itself from this decoder; it cannot do so by asking for a value of its own type.
  private let type: (any Decodable.Type)?

  init(_ row: DecodedRow, index: Int, for type: (any Decodable.Type)?) {
    self.row = row
    self.index = index
    self.type = type
  }

  /// Whether the decoder is for this type.
  func isFor(_ type: (any Decodable.Type)?) -> Bool { self.type.map { ObjectIdentifier($0) } == type.map { ObjectIdentifier($0) } }

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw NestedContainerWanted() }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NestedContainerWanted() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool {
    do throws(SQLiteError) { return try row.isNull(index) } catch { return false }  // the next read throws the error
  }

  func decode(_ type: Int128.Type) throws -> Int128 { try row.integer(index, type) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try row.integer(index, type) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == self.type { throw row.mismatch(index, type, "a column holds no value of this type") }
    return try row.decode(type, at: index)
  }
}

/// How the keys of a `Decodable` or `Encodable` type are spelled as names of columns.
public enum ColumnNaming: Hashable, Sendable {
  /// As they are.
  case exact
  /// In lower case, with `_` between words: `firstName` is `first_name`, `photoURL` is `photo_url`.
  case snakeCase

  /// The name of the column of a key.
  func column(_ key: String) -> String {
    switch self {
    case .exact: key
    case .snakeCase: Self.snakeCase(key)
    }
  }

  private static func snakeCase(_ key: String) -> String {
    let letters = Array(key)
    var name = ""
    for (place, letter) in letters.enumerated() {
      let followsSmall = place > 0 && (letters[place - 1].isLowercase || letters[place - 1].isNumber)
      let endsAcronym = place > 0 && letters[place - 1].isUppercase && place + 1 < letters.count && letters[place + 1].isLowercase
      if letter.isUppercase, followsSmall || endsAcronym { name.append("_") }
      name += letter.lowercased()
    }
    return name
  }
}
