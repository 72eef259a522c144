import SQLiteManager

/// A JSON value as it was written, with integers distinct from reals, and keys in their order.
enum JSONValue: ExpressibleByDictionaryLiteral {
  /// Null, a number or a string, as SQLite stores it.
  case value(SQLiteValue)
  case boolean(Bool)
  case array([JSONValue])
  case object([JSONMember])

  /// An object with keys in this order.
  init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members.map { JSONMember(key: $0, value: $1) }) }

  static func text(_ text: String) -> JSONValue { .value(.text(text)) }

  static func number(_ number: Int?) -> JSONValue { .value(number.map { .integer(Int64($0)) } ?? .null) }

  /// The JSON text, with keys in their order.
  var json: String {
    switch self {
    case .value(let value): JSONWriter.text(of: value)
    case .boolean(let value): "\(value)"
    case .array(let values): "[\(values.map(\.json).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(JSONWriter.text(of: .text($0.key))): \($0.value.json)" }.joined(separator: ", "))}"
    }
  }

  /// The kind of the value, in words for messages.
  var kind: String {
    switch self {
    case .value(.null): "null"
    case .boolean(let value): value ? "true" : "false"
    case .value(.integer), .value(.real): "a number"
    case .value(.text): "a string"
    case .array: "an array"
    case .value(.blob), .object: "an object"
    }
  }

  /// The value that SQLite stores. Numbers, strings and null stand for themselves, `{"base64": "…"}` for a blob, and `{"real": "Infinity"}`
  /// and `{"real": "-Infinity"}` for the infinities.
  func sqliteValue(for name: String) throws(Failure) -> SQLiteValue {
    switch self {
    case .value(let value): return value
    case .boolean(let value):
      throw Failure(.mismatch, "\(name) is \(value), which SQLite has no value for", advice: "Write 1 or 0.")
    case .array: throw Failure(.mismatch, "\(name) is an array, which is not a value of a column")
    case .object(let members):
      if members.count == 1, case .value(.text(let text)) = members[0].value {
        if members[0].key == "base64" {
          guard let bytes = [UInt8](base64: text) else { throw Failure(.mismatch, "\(name): the text is not base64") }
          return .blob(bytes)
        }
        if members[0].key == "real", let sign = ["Infinity": 1.0, "-Infinity": -1.0][text] { return .real(sign * .infinity) }
      }
      throw Failure(
        .mismatch, "\(name) is an object, which is not a value of a column",
        advice: #"A blob is {"base64": "…"}, an infinity {"real": "Infinity"} or {"real": "-Infinity"}."#)
    }
  }
}

/// A key and a value of an object.
struct JSONMember {
  let key: String
  let value: JSONValue
}

extension ColumnValues {
  /// Creates values from the members of a JSON object.
  init(_ json: JSONValue) throws(Failure) {
    guard case .object(let members) = json else { throw Failure(.mismatch, "a JSON object is needed, not \(json.kind)") }
    self.init([])
    for member in members { append(try member.value.sqliteValue(for: member.key), for: member.key) }
  }

  /// Creates values from a JSON object that was given as the value of an option.
  init(option name: String, _ text: String) throws {
    do { try self.init(JSONParser.value(of: text)) } catch var failure as Failure {
      failure.advice = failure.advice ?? Self.advice[name]
      throw Located(place: name, error: failure)
    }
  }

  private static let advice = [
    "--where": #"It is a JSON object, {"points": 3}: each column equals its value. For other conditions: `query FILE "SELECT …"`."#,
    "--set": #"It is a JSON object, {"points": 3}: the columns with their new values."#,
  ]

  /// The condition that every column equals its value; NULL means IS NULL.
  var condition: Condition { .every(zip(columns, values).map { Column($0) == $1 }) }
}
