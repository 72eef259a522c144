import SQLiteAuthoring
import SQLiteFullText
import SQLiteManager

/// Writes values as JSON that `JSONParser` reads back as the same values.
enum JSONWriter {
  static func append(_ value: SQLiteValue, to text: inout [UInt8]) {
    switch value {
    case .null: text += "null".utf8
    case .integer(let number): text += String(number).utf8
    case .real(.infinity): text += #"{"real": "Infinity"}"#.utf8
    case .real(-.infinity): text += #"{"real": "-Infinity"}"#.utf8
    case .real(let number): text += number.description.utf8  // the shortest exact form, always with a point or exponent
    case .text(let string): text.append(jsonString: string)
    case .blob(let bytes): text += #"{"base64": "\#(bytes.base64)"}"#.utf8
    }
  }

  static func text(of value: SQLiteValue) -> String {
    var text: [UInt8] = []
    append(value, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// The JSON keys for these columns. Repeated names get the suffix `:2`, `:3` …, without ever repeating the name of another column.
  static func keys(for columns: [String]) -> [String] {
    var taken = Set(columns.map(SQLText.init))
    var seen: Set<SQLText> = []
    return columns.map { name in
      if seen.insert(SQLText(text: name)).inserted { return name }
      var number = 2
      while !taken.insert(SQLText(text: "\(name):\(number)")).inserted { number += 1 }
      return "\(name):\(number)"
    }
  }
}

extension JSONValue {
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
}
