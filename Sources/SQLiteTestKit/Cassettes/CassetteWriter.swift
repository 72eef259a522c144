import SQLiteCalls
import SQLiteCore

/// Writes a ``Cassette`` as text.
struct CassetteWriter {
  let names: [String]

  func text(of cassette: Cassette) -> String {
    var text = Array("\(Cassette.firstLine)\nlibrary \(cassette.libraryVersion)\(cassette.runsAnySQL ? ", runs any SQL" : "")\n".utf8)
    for call in cassette.lacking.map(\.rawValue).sorted() { text += "lacks \(call)\n".utf8 }
    for setting in cassette.unhonored.map(\.rawValue).sorted() { text += "ignores \(setting)\n".utf8 }
    text.append(Self.newline)
    for item in cassette.items { write(item, [], to: &text) }
    text += "\nend of \(cassette.callCount) calls\n".utf8
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns a line such as `sqlite3_step(statement#1) = 100`, without nested items.
  func line(of item: CassetteItem) -> String {
    var tail: [UInt8] = []
    writeTail(of: item, to: &tail)
    return head(of: item) + (item.inside.isEmpty ? "" : " {…}") + String(decoding: tail, as: UTF8.self)
  }

  /// Returns the function and its arguments as text.
  func head(of item: CassetteItem) -> String {
    var head: [UInt8] = []
    writeHead(of: item, to: &head)
    return String(decoding: head, as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")

  private func write(_ item: CassetteItem, _ indent: [UInt8], to text: inout [UInt8]) {
    text += indent
    writeHead(of: item, to: &text)
    if !item.inside.isEmpty {
      text += " {\n".utf8
      for inner in item.inside { write(inner, indent + "  ".utf8, to: &text) }
      text += indent
      text.append(UInt8(ascii: "}"))
    }
    writeTail(of: item, to: &text)
    text.append(Self.newline)
  }

  private func writeHead(of item: CassetteItem, to text: inout [UInt8]) {
    switch item.kind {
    case .call(let call): text += call.rawValue.utf8
    case .callback(let number, let role): text += "callback#\(number).\(role.rawValue)".utf8
    }
    text.append(UInt8(ascii: "("))
    write(item.arguments, to: &text)
    text.append(UInt8(ascii: ")"))
  }

  private func writeTail(of item: CassetteItem, to text: inout [UInt8]) {
    if let answer = item.answer {
      text += " = ".utf8
      write(answer, to: &text)
    }
    guard !item.outs.isEmpty else { return }
    text += " [".utf8
    write(item.outs, to: &text)
    text.append(UInt8(ascii: "]"))
  }

  private func write(_ values: [CassetteValue], to text: inout [UInt8]) {
    for (index, value) in values.enumerated() {
      if index > 0 { text += ", ".utf8 }
      write(value, to: &text)
    }
  }

  private func write(_ value: CassetteValue, to text: inout [UInt8]) {
    switch value {
    case .null: text += "nil".utf8
    case .integer(let number): text += String(number).utf8
    case .real(let bits): text += "\(Double(bitPattern: bits))".utf8
    case .text(let words): SwiftLiteral.quote(words, to: &text)
    case .bytes(let bytes): text += "x'\(bytes.hexadecimal)'".utf8
    case .handle(let number): text += (names.indices.contains(number) ? names[number] : "handle#?").utf8
    case .function: text += "function".utf8
    case .pointer: text += "…".utf8
    }
  }
}
