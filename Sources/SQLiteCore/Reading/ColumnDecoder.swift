/// The error for a type that requests keys or elements from a column: the type is then decoded from JSON text.
struct NestedContainerWanted: Error {}

/// Decodes one column of the current row, for types that are a single value: enums with raw values, and wrappers of one value.
final class ColumnDecoder: Decoder, SingleValueDecodingContainer {
  private let row: DecodedRow
  private let index: Int
  /// The type that decodes itself from this decoder; requesting a value of this same type fails.
  private let type: (any Decodable.Type)?

  init(_ row: DecodedRow, index: Int, for type: (any Decodable.Type)?) {
    self.row = row
    self.index = index
    self.type = type
  }

  /// Returns whether the decoder is for this type.
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

/// The conversion of the keys of a `Decodable` or `Encodable` type to column names.
public enum ColumnNaming: Hashable, Sendable {
  /// Keys are column names, unchanged.
  case exact
  /// Column names are in lowercase, with `_` between words: `firstName` becomes `first_name`, `photoURL` becomes `photo_url`.
  case snakeCase

  /// Returns the name of a key's column.
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
