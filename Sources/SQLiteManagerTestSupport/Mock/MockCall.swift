public import SQLiteCalls

/// One call of a conversation.
public struct MockCall: Hashable, Sendable, CustomStringConvertible {
  /// Its number, from 1.
  public let number: Int
  /// The function.
  public let call: Sqlite3Call
  /// The arguments, copied before the call.
  public let arguments: [Sqlite3Argument]
  /// The answer as text: a number, a handle such as `stmt1`, or nil for other pointers and for functions that answer nothing.
  public private(set) var answer: String?

  init(number: Int, call: Sqlite3Call, arguments: [Sqlite3Argument]) {
    self.number = number
    self.call = call
    self.arguments = arguments
  }

  mutating func note<Answer>(_ answer: Answer) {
    if let code = answer as? Int32 {
      self.answer = String(code)
    } else if let number = answer as? Int64 {
      self.answer = String(number)
    } else if let real = answer as? Double {
      self.answer = MockConversion.text(of: real)
    } else if let handle = unsafe answer as? OpaquePointer {
      self.answer = MockHandles.name(of: UInt(bitPattern: handle))
    }
  }

  /// Such as `3 sqlite3_bind_int(stmt1, 1, 7) = 0`.
  public var description: String {
    "\(number) \(call)(\(arguments.map { Self.text(of: $0) }.joined(separator: ", ")))\(answer.map { " = \($0)" } ?? "")"
  }

  private static func text(of argument: Sqlite3Argument) -> String {
    switch argument {
    case .handle(let bits?): MockHandles.name(of: bits) ?? "pointer"
    case .integer(let value): String(value)
    case .real(let value): MockConversion.text(of: value)
    case .text(let text?): "\"\(text)\""
    case .blob(let bytes?): MockConversion.literal(of: .blob(bytes))
    case .function(let isGiven): isGiven ? "function" : "nil"
    case .pointer(_?): "pointer"
    case .handle(nil), .text(nil), .blob(nil), .pointer(nil): "nil"
    case .other: "…"
    }
  }
}
