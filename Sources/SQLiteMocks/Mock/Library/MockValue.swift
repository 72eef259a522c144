import SQLiteCalls
import SQLiteCore
import SQLiteEngine

/// A value as SQLite stores it, with the converted copy that it handed out last.
///
/// The copy is freed by a conversion to another encoding, and when the value ends.
@safe final class MockValue {
  enum Content: Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text([UInt8])
    case blob([UInt8])
    case zeroblob(Int)
    case pointer(UInt?, type: String)
  }

  enum Form { case utf8, utf16 }

  @safe @exclusivity(unchecked) private(set) var content: Content
  let realDigits: Int
  @safe @exclusivity(unchecked) var handle: UInt?
  /// The copy that was handed out, in the encoding of `form`.
  @safe @exclusivity(unchecked) private var copy: OwnedText?
  @safe @exclusivity(unchecked) private var form = Form.utf8
  @safe @exclusivity(unchecked) private var isTerminated = false
  /// These two are the flags that SQLite keeps on a value: whether it was read as text, and whether it was read as bytes.
  @safe @exclusivity(unchecked) private var isText = false
  @safe @exclusivity(unchecked) private var isBytes = false

  /// - Parameter realDigits: The number of significant digits of a real that is converted to text.
  init(_ content: Content, realDigits: Int = 15) {
    self.realDigits = realDigits
    self.content = content
    (isText, isBytes) = (type == .text, type == .blob)
  }

  /// Frees the copy that was handed out. The owner calls this when the value ends.
  func end() { copy = nil }

  var type: StorageClass {
    switch content {
    case .null, .pointer: .null
    case .integer: .integer
    case .real: .float
    case .text: .text
    case .blob, .zeroblob: isText ? .text : .blob
    }
  }

  /// The number of bytes; nil for NULL. Does not create the bytes of a zeroblob.
  private var count: Int? { if case .zeroblob(let count) = content { count } else { bytes?.count } }

  /// The bytes, with numbers as text; nil for NULL.
  var bytes: [UInt8]? {
    switch content {
    case .null, .pointer: nil
    case .integer(let value): Array(String(value).utf8)
    case .real(let value): Array(MockRealText.text(of: value, digits: realDigits).utf8)
    case .text(let bytes), .blob(let bytes): bytes
    case .zeroblob(let count): Array(repeating: 0, count: count)
    }
  }

  var integer: Int64 {
    switch content {
    case .null, .pointer, .zeroblob: 0
    case .integer(let value): value
    case .real(let value): MockConversion.integer(of: value)
    case .text(let bytes), .blob(let bytes): MockConversion.integer(of: bytes)
    }
  }

  var real: Double {
    switch content {
    case .null, .pointer, .zeroblob: 0
    case .integer(let value): Double(value)
    case .real(let value): value
    case .text(let bytes), .blob(let bytes): MockConversion.real(of: bytes).value
    }
  }

  /// Converts the copy to text in an encoding, and returns it; nil for NULL.
  private func convert(to wanted: Form) -> OwnedText? {
    guard let bytes else { return nil }
    if copy == nil || form != wanted || !isTerminated {
      copy = wanted == .utf8 ? OwnedText(bytes) : OwnedText(utf16: String(decoding: bytes, as: UTF8.self))
    }
    form = wanted
    isTerminated = true
    isText = true
    return copy
  }

  /// The value as NUL-terminated UTF-8; nil for NULL.
  func text() -> UnsafePointer<UInt8>? { unsafe convert(to: .utf8)?.unsignedStart }

  /// The value as NUL-terminated UTF-16 in host byte order; nil for NULL.
  func text16() -> UnsafeRawPointer? { unsafe convert(to: .utf16).map { unsafe UnsafeRawPointer($0.base) } }

  /// The current bytes; nil for NULL, or if there are no bytes. Numbers are converted to text first.
  func blob() -> UnsafeRawPointer? {
    if isText || isBytes {
      isBytes = true
      if copy == nil, let bytes { copy = OwnedText(bytes, terminators: 0) }
    } else {
      _ = convert(to: .utf8)
    }
    return unsafe copy.flatMap { unsafe $0.count == 0 ? nil : UnsafeRawPointer($0.base) }
  }

  /// The length in bytes, as text in an encoding or, after a read as bytes, as a blob.
  func byteCount(as wanted: Form) -> Int32 {
    if (isText && form == wanted) || isBytes { return Int32(clamping: copy?.count ?? count ?? 0) }
    return Int32(clamping: convert(to: wanted)?.count ?? 0)
  }

  /// Converts text that looks like a number to a number, and returns the resulting type.
  func makeNumeric() -> StorageClass {
    guard case .text(let bytes) = content else { return type }
    let number = MockConversion.real(of: bytes)
    guard number.isWhole else { return .text }
    content = number.integer.map { .integer($0) } ?? .real(number.value)
    (copy, isText) = (nil, false)
    return type
  }
}

extension MockValue.Content: Hashable {
  /// Whether two values are the same. A zeroblob equals a blob of zeros, and a pointer is NULL.
  static func == (first: MockValue.Content, second: MockValue.Content) -> Bool {
    switch (first, second) {
    case (.null, .null), (.null, .pointer), (.pointer, .null), (.pointer, .pointer): true
    case (.integer(let first), .integer(let second)): first == second
    case (.real(let first), .real(let second)): first == second
    case (.text(let first), .text(let second)), (.blob(let first), .blob(let second)): first == second
    case (.zeroblob(let first), .zeroblob(let second)): first == second
    case (.zeroblob(let count), .blob(let bytes)), (.blob(let bytes), .zeroblob(let count)):
      bytes.count == count && bytes.allSatisfy { $0 == 0 }
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .null, .pointer: hasher.combine(0)
    case .integer(let value): hasher.combine(value)
    case .real(let value): hasher.combine(value)
    case .text(let bytes): hasher.combine(bytes)
    case .blob(let bytes):
      hasher.combine(bytes.count)
      let end = bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0  // zeros at the end are left out, so that a zeroblob hashes alike
      if end > 0 { unsafe bytes[..<end].withUnsafeBytes { unsafe hasher.combine(bytes: $0) } }
    case .zeroblob(let count): hasher.combine(count)
    }
  }

  /// The literal with which SQLite replaces a parameter in SQL text. <https://sqlite.org/c3ref/expanded_sql.html>
  func literal(realDigits: Int) -> String {
    switch self {
    case .null, .pointer: "NULL"
    case .integer(let number): String(number)
    case .real(let number): MockRealText.text(of: number, digits: realDigits)
    case .text(let bytes): String(decoding: bytes, as: UTF8.self).quoted(by: "'")
    case .blob(let bytes): "x'" + bytes.hexadecimal + "'"
    case .zeroblob(let count): "zeroblob(\(count))"
    }
  }

  /// The literal for messages, in which reals have 15 significant digits.
  var literal: String { literal(realDigits: 15) }

  var payload: Int {
    switch self {
    case .null, .integer, .real, .zeroblob, .pointer: 0
    case .text(let bytes), .blob(let bytes): bytes.count
    }
  }

  /// The content as an `SQLiteValue`. A pointer becomes NULL.
  var value: SQLiteValue {
    switch self {
    case .null, .pointer: .null
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    case .text(let bytes): .text(String(decoding: bytes, as: UTF8.self))
    case .blob(let bytes): .blob(bytes)
    case .zeroblob(let count): .blob(Array(repeating: 0, count: count))
    }
  }

  /// Creates a real; NaN becomes NULL, as in SQLite.
  init(_ real: Double) { self = real.isNaN ? .null : .real(real) }

  init(_ value: SQLiteValue) {
    switch value {
    case .null: self = .null
    case .integer(let value): self = .integer(value)
    case .real(let value): self.init(value)
    case .text(let text): self = .text(Array(text.utf8))
    case .blob(let bytes): self = .blob(bytes)
    }
  }
}
