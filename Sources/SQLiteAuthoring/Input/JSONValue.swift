package import SQLiteCore
package import SQLiteTables

/// A JSON value as it was written, with integers distinct from reals, and keys in their order.
package enum JSONValue: ExpressibleByDictionaryLiteral {
  /// Null, a number or a string, as SQLite stores it.
  case value(SQLiteValue)
  case boolean(Bool)
  case array([JSONValue])
  case object([JSONMember])

  /// An object with keys in this order.
  package init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members.map { JSONMember(key: $0, value: $1) }) }

  package static func text(_ text: String) -> JSONValue { .value(.text(text)) }

  package static func number(_ number: Int?) -> JSONValue { .value(number.map { .integer(Int64($0)) } ?? .null) }

  /// The value that SQLite stores. Numbers, strings and null stand for themselves, `{"base64": "…"}` for a blob, and `{"real": "Infinity"}`
  /// and `{"real": "-Infinity"}` for the infinities.
  package func sqliteValue(for name: String) throws(InputError) -> SQLiteValue {
    switch self {
    case .value(let value): return value
    case .boolean(let value):
      throw InputError("\(name) is \(value), which SQLite has no value for", advice: "Write 1 or 0.")
    case .array: throw InputError("\(name) is an array, which is not a value of a column")
    case .object(let members):
      if members.count == 1, case .value(.text(let text)) = members[0].value {
        if members[0].key == "base64" {
          guard let bytes = [UInt8](base64: text) else { throw InputError("\(name): the text is not base64") }
          return .blob(bytes)
        }
        if members[0].key == "real", let sign = ["Infinity": 1.0, "-Infinity": -1.0][text] { return .real(sign * .infinity) }
      }
      throw InputError(
        "\(name) is an object, which is not a value of a column",
        advice: #"A blob is {"base64": "…"}, an infinity {"real": "Infinity"} or {"real": "-Infinity"}."#)
    }
  }
}

/// A key and a value of an object.
package struct JSONMember {
  package let key: String
  package let value: JSONValue

  package init(key: String, value: JSONValue) { (self.key, self.value) = (key, value) }
}

extension ColumnValues {
  /// Creates values from the members of a JSON object.
  package init(_ json: JSONValue) throws(InputError) {
    guard case .object(let members) = json else { throw InputError("a JSON object is needed") }
    self.init([])
    for member in members { append(try member.value.sqliteValue(for: member.key), for: member.key) }
  }
}
