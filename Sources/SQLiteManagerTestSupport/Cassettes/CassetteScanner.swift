import SQLiteCore

/// Reads the parts of one line of a ``Cassette``.
struct CassetteScanner {
  private(set) var rest: Substring

  init(_ line: Substring) { rest = line }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// A word such as `sqlite3_step`, `callback#1.update`, `statement#2`, `nil`, `-1.5e+300`.
  mutating func name() -> Substring? {
    let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "#_.+-".contains($0)) }
    guard !word.isEmpty else { return nil }
    rest = rest[word.endIndex...]
    return word
  }

  /// Values between brackets, with commas between them.
  mutating func values(_ open: String, _ close: String, _ names: CassetteNames) -> [CassetteValue]? {
    guard skip(open) else { return nil }
    var values: [CassetteValue] = []
    if skip(close) { return values }
    while let value = value(names) {
      values.append(value)
      if skip(close) { return values }
      guard skip(", ") else { return nil }
    }
    return nil
  }

  /// One value.
  mutating func value(_ names: CassetteNames) -> CassetteValue? {
    if skip("…") { return .pointer }
    if rest.unicodeScalars.first == "\"" { return text().map { .text($0) } }
    if skip("x'") {
      guard let end = rest.firstIndex(of: "'"), let bytes = [UInt8](hexadecimal: rest[..<end]) else { return nil }
      rest = rest[end...].dropFirst()
      return .bytes(bytes)
    }
    guard let word = name() else { return nil }
    if word == "nil" { return .null }
    if word == "function" { return .function }
    if word.contains("#") { return .handle(names.number(of: String(word))) }
    if let integer = Int64(word) { return .integer(integer) }
    if let real = Double(word) { return .real(real.bitPattern) }
    return nil
  }

  private mutating func text() -> String? {
    var text = ""
    var scalars = rest.unicodeScalars.dropFirst()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        rest = Substring(scalars)
        return text
      case "\\":
        switch scalars.popFirst() {
        case "n": text += "\n"
        case "r": text += "\r"
        case "t": text += "\t"
        case "\"": text += "\""
        case "\\": text += "\\"
        case "u":
          guard scalars.popFirst() == "{", let end = scalars.firstIndex(of: "}"),
            let code = UInt32(String(scalars[..<end]), radix: 16), let scalar = Unicode.Scalar(code)
          else { return nil }
          text.unicodeScalars.append(scalar)
          scalars = scalars[end...].dropFirst()
        default: return nil
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return nil
  }
}
