/// A value as it goes over the wire.
enum WireValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  /// UTF-8, without a NUL: the wire ends a text with one.
  case text([UInt8])
  case blob([UInt8])
}

extension WireValue {
  /// The types of values in messages: SQLite's five, and three of dqlite's own for columns that are declared as a time or BOOLEAN.
  enum Kind {
    static let integer: UInt8 = 1
    static let real: UInt8 = 2
    static let text: UInt8 = 3
    static let blob: UInt8 = 4
    static let null: UInt8 = 5
    static let unixTime: UInt8 = 9
    static let iso8601: UInt8 = 10
    static let boolean: UInt8 = 11
  }

  /// The byte that says what follows.
  var kind: UInt8 {
    switch self {
    case .null: Kind.null
    case .integer: Kind.integer
    case .real: Kind.real
    case .text: Kind.text
    case .blob: Kind.blob
    }
  }
}
