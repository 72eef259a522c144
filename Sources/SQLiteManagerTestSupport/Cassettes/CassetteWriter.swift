import SQLiteCalls
import SQLiteCore

/// Writes a ``Cassette`` as text.
struct CassetteWriter {
  let names: [String]

  func text(of cassette: Cassette) -> String {
    var text = "\(Cassette.firstLine)\nlibrary \(cassette.libraryVersion)\(cassette.runsAnySQL ? ", runs any SQL" : "")\n"
    for call in cassette.lacking.map(\.rawValue).sorted() { text += "lacks \(call)\n" }
    for setting in cassette.unhonored.map(\.rawValue).sorted() { text += "ignores \(setting)\n" }
    text += "\n"
    for item in cassette.items { write(item, "", to: &text) }
    return text + "\nend of \(cassette.callCount) calls\n"
  }

  private func write(_ item: CassetteItem, _ indent: String, to text: inout String) {
    text += indent + head(of: item)
    if !item.inside.isEmpty {
      text += " {\n"
      for inner in item.inside { write(inner, indent + "  ", to: &text) }
      text += indent + "}"
    }
    text += tail(of: item) + "\n"
  }

  /// A line such as `sqlite3_step(statement#1) = 100`, without what happened inside.
  func line(of item: CassetteItem) -> String { head(of: item) + (item.inside.isEmpty ? "" : " {…}") + tail(of: item) }

  /// The function and the arguments.
  func head(of item: CassetteItem) -> String {
    let name =
      switch item.kind {
      case .call(let call): call.rawValue
      case .callback(let number, let role): "callback#\(number).\(role.rawValue)"
      }
    return "\(name)(\(item.arguments.map(text).joined(separator: ", ")))"
  }

  private func tail(of item: CassetteItem) -> String {
    let answer = item.answer.map { " = " + text(of: $0) } ?? ""
    return answer + (item.outs.isEmpty ? "" : " [\(item.outs.map(text).joined(separator: ", "))]")
  }

  func text(of value: CassetteValue) -> String {
    switch value {
    case .null: "nil"
    case .integer(let number): "\(number)"
    case .real(let bits): "\(Double(bitPattern: bits))"
    case .text(let text): Self.quoted(text)
    case .bytes(let bytes): "x'\(bytes.hexadecimal)'"
    case .handle(let number): names.indices.contains(number) ? names[number] : "handle#?"
    case .function: "function"
    case .pointer: "…"
    }
  }

  /// A text in quotes: on one line, whatever is in it.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029:
        quoted += "\\u{\(String(scalar.value, radix: 16))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
