import SQLiteFullText
import SQLiteManager

/// Writes values as JSON: the coding that ``JSONParser`` reads back the same.
enum JSONWriter {
  static func append(_ value: SQLiteValue, to text: inout [UInt8]) {
    switch value {
    case .null: text += "null".utf8
    case .integer(let number): text += String(number).utf8
    case .real(.infinity): text += #"{"real": "Infinity"}"#.utf8
    case .real(-.infinity): text += #"{"real": "-Infinity"}"#.utf8
    case .real(let number): text += number.description.utf8  // the shortest form that reads back the same, with a point or exponent
    case .text(let string): text.append(jsonString: string)
    case .blob(let bytes):
      text += #"{"base64": "\#(bytes.base64)"}"#.utf8
    }
  }

  /// A JSON text; keys stay in their order.
  static func append(_ value: JSONValue, to text: inout [UInt8]) {
    func list<Element>(_ opening: String, _ elements: [Element], _ closing: String, _ body: (Element, inout [UInt8]) -> Void) {
      text += opening.utf8
      for (number, element) in elements.enumerated() {
        if number > 0 { text += ", ".utf8 }
        body(element, &text)
      }
      text += closing.utf8
    }
    switch value {
    case .value(let value): append(value, to: &text)
    case .boolean(let value): text += "\(value)".utf8
    case .array(let values): list("[", values, "]") { append($0, to: &$1) }
    case .object(let members):
      list("{", members, "}") {
        $1.append(jsonString: $0.key)
        $1 += ": ".utf8
        append($0.value, to: &$1)
      }
    }
  }

  /// The keys of rows with these columns: the first column of a name has it, a repeated one gets `:2`, `:3` …, never the name of another.
  static func keys(for columns: [String]) -> [String] {
    var taken = Set(columns.map { Array($0.utf8) })
    var seen: Set<[UInt8]> = []
    return columns.map { name in
      if seen.insert(Array(name.utf8)).inserted { return name }
      var number = 2
      while !taken.insert(Array("\(name):\(number)".utf8)).inserted { number += 1 }
      return "\(name):\(number)"
    }
  }
}
