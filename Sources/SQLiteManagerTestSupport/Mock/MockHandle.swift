/// The kinds of object a mock hands out.
public enum MockHandleKind: UInt, Hashable, Sendable, CaseIterable {
  /// A connection.
  case connection = 1
  /// A prepared statement.
  case statement
  /// A value: a column, an argument of a function, or a copy made by `sqlite3_value_dup`.
  case value
  /// The context of a running function.
  case context
  /// An open blob.
  case blob
  /// A running backup.
  case backup
  /// Memory from `sqlite3_malloc`, or text that the caller has to free.
  case memory
  /// What FTS5 hands out to add tokenizers and functions with.
  case fullText
  /// A row that matches, as an auxiliary function of FTS5 sees it.
  case match

  /// The short name in a conversation.
  var prefix: String {
    switch self {
    case .connection: "db"
    case .statement: "stmt"
    case .value: "value"
    case .context: "context"
    case .blob: "blob"
    case .backup: "backup"
    case .memory: "memory"
    case .fullText: "fts5"
    case .match: "match"
    }
  }
}

/// An object that was handed out by a mock and not given back.
public struct MockOpenHandle: Hashable, Sendable, CustomStringConvertible {
  /// What it is.
  public let kind: MockHandleKind
  /// Its number among those of its kind, from 1, as in the conversation.
  public let number: Int
  /// Its SQL text, if it is a statement.
  public let sql: String?
  /// Which call made it, counted from 1.
  public let madeByCall: Int

  /// Such as `stmt3 "SELECT 1", made by call 12`.
  public var description: String {
    "\(kind.prefix)\(number)\(sql.map { " \"\($0)\"" } ?? ""), made by call \(madeByCall)"
  }
}

/// The numbers a mock uses as pointers: the kind in the highest four of 32 bits, a serial below; never reused, never to be read.
struct MockHandles {
  private var serials: [MockHandleKind: UInt] = [:]

  mutating func make(_ kind: MockHandleKind) -> UInt {
    let serial = serials[kind, default: 0] + 1
    serials[kind] = serial
    return kind.rawValue << 28 | serial
  }

  static func kind(of handle: UInt) -> MockHandleKind? { MockHandleKind(rawValue: handle >> 28) }

  static func number(of handle: UInt) -> Int { Int(handle & 0x0FFF_FFFF) }

  /// Such as `stmt3`; nil for an address that no mock made.
  static func name(of handle: UInt) -> String? { kind(of: handle).map { $0.prefix + String(number(of: handle)) } }

  func made(_ handle: UInt) -> Bool {
    guard let kind = Self.kind(of: handle) else { return false }
    return (1...max(1, serials[kind, default: 0])).contains(handle & 0x0FFF_FFFF) && serials[kind] != nil
  }
}
