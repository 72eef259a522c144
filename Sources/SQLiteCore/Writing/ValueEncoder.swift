/// Determines how a value whose type is not ``SQLiteBindable`` is stored in a column.
final class ValueEncoder: Encoder {
  enum Found {
    /// The value is encoded as this single value.
    case value(any SQLiteBindable)
    /// The value has keys or elements.
    case structured
    /// The value encodes nothing.
    case nothing
  }

  private struct Stop: Error {}

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private var found: Found?

  static func value(of value: some Encodable) throws -> Found {
    let encoder = ValueEncoder()
    do { try value.encode(to: encoder) } catch is Stop {}
    return encoder.found ?? .nothing
  }

  private func structured() -> Stop {
    found = .structured
    return Stop()
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(RefusedContainer<Key>(structured()))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { RefusedContainer<NoKey>(structured()) }
  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  private struct Single: SingleValueEncodingContainer {
    let encoder: ValueEncoder
    var codingPath: [any CodingKey] { [] }

    func encodeNil() throws { encoder.found = .value(SQLiteValue.null) }
    // These types do not conform to SQLiteBindable, and encode as themselves.
    func encode(_ value: Int128) throws { encoder.found = .value(WideInteger(value)) }
    func encode(_ value: UInt128) throws { encoder.found = .value(WideInteger(value)) }
    func encode<Value: Encodable>(_ value: Value) throws {
      if let value = value as? any SQLiteBindable { encoder.found = .value(value) } else { try value.encode(to: encoder) }
    }
  }
}

/// An integer wider than SQLite's, which is stored if it fits.
struct WideInteger<Number: BinaryInteger>: SQLiteBindable {
  let number: Number
  init(_ number: Number) { self.number = number }
  var sqliteValue: SQLiteValue? { Int64(exactly: number).map { .integer($0) } }
  var reasonAgainst: String? { "it does not fit 64 bits" }
}
