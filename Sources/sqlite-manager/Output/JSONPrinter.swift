import SQLiteAuthoring
import SQLiteFullText
import SQLiteManager

/// Prints rows as JSON: one object per line, or a single array of objects for the rows of all results.
final class JSONPrinter: RowPrinter {
  private let output: Output
  private let isArray: Bool
  private var keys: [[UInt8]] = []
  private var isFirst = true

  init(_ output: Output, inArray isArray: Bool) {
    self.output = output
    self.isArray = isArray
  }

  func begin(_ columns: [String]) throws {
    keys = JSONWriter.keys(for: columns).enumerated().map { index, name in
      var key = Array((index == 0 ? "{" : ", ").utf8)
      key.append(jsonString: name)
      return key + ": ".utf8
    }
  }

  func row(_ values: [SQLiteValue]) throws {
    try output.appendJSON { text in
      if isArray { text += (isFirst ? "[" : ",\n ").utf8 }
      for (index, value) in values.enumerated() where index < keys.count {
        text += keys[index]
        JSONWriter.append(value, to: &text)
      }
      text.append(UInt8(ascii: "}"))
      if !isArray { text.append(UInt8(ascii: "\n")) }
    }
    isFirst = false
  }

  func finish() throws {
    if isArray { try output.line(isFirst ? "[]" : "]") }
  }
}
