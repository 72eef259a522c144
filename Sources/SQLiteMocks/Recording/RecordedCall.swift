public import SQLiteCalls
import SQLiteCore

/// A recorded call, with copies of its arguments and its result.
public struct RecordedCall: Hashable, Sendable, CustomStringConvertible {
  /// The number of the call among all calls, counted from 1.
  public let ordinal: Int
  /// The C function.
  public let call: Sqlite3Call
  /// The arguments, read before the call was forwarded.
  public let arguments: [Sqlite3Argument]
  /// The result; nil for a function that returns nothing.
  public let result: Sqlite3Argument?
  /// The bits of the handle that the call stored through one of its arguments; nil if there is none.
  public let handedOut: UInt?

  /// A line such as `sqlite3_prepare_v3(connection#1, "SELECT 1", -1, 0, …, nil) -> 0, statement#1`. Handles are numbered within this call.
  public var description: String {
    var names = HandleNames()
    return names.describe(self)
  }
}

extension RecordedCall {
  /// Creates a call from a tape entry. Fails if the entry is a callback.
  init?(_ entry: TapeEntry, ordinal: Int) {
    guard case .call(let call) = entry.kind else { return nil }
    self.init(ordinal: ordinal, call: call, arguments: entry.arguments, result: entry.result, handedOut: entry.outs.handle(0))
  }
}

/// Gives handles readable names of their kind and a number by first appearance.
struct HandleNames {
  private var names: [UInt: String] = [:]
  private var counts: [String: Int] = [:]

  mutating func describe(_ recorded: RecordedCall) -> String {
    let handles = recorded.call.handles
    let kinds = handles.arguments.reduce(into: [Int: String]()) { $0[$1.index] = $1.kind.rawValue }
    let arguments = recorded.arguments.enumerated().map { index, argument in describe(argument, kind: kinds[index]) }
    var line = "\(recorded.call.rawValue)(\(arguments.joined(separator: ", ")))"
    let given = handles.gives?.kind.rawValue
    if let result = recorded.result {
      if case .handle(let bits?) = result, let given { rename(bits, given) }
      line += " -> " + describe(result, kind: given ?? handles.lends?.kind.rawValue)
    }
    if let bits = recorded.handedOut, let given {
      rename(bits, given)
      line += ", " + name(bits, given)
    }
    return line
  }

  private mutating func describe(_ argument: Sqlite3Argument, kind: String?) -> String {
    switch argument {
    case .handle(let bits?): name(bits, kind ?? "handle")
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let text?): SwiftLiteral.quoted(text)
    case .blob(let bytes?): "x'\(bytes.prefix(32).hexadecimal)\(bytes.count > 32 ? "…" : "")'"
    case .function(true): "function"
    case .pointer(.some), .other: "…"
    case .handle(nil), .text(nil), .blob(nil), .function(false), .pointer(nil): "nil"
    }
  }

  private mutating func name(_ bits: UInt, _ kind: String) -> String {
    if let known = names[bits], known.hasPrefix(kind) || kind == "handle" { return known }
    rename(bits, kind)
    return names[bits] ?? kind
  }

  /// Gives a handle a new name. A pointer that is handed out again is a different handle.
  private mutating func rename(_ bits: UInt, _ kind: String) {
    counts[kind, default: 0] += 1
    names[bits] = "\(kind)#\(counts[kind, default: 0])"
  }
}
