/// A value in a script or in a record of a mock: one of SQLite's five storage classes, written as a literal.
///
/// `nil`, `7`, `2.5`, `"Štěpán"` and `[0x00, 0xff]` are cells. <https://sqlite.org/datatype3.html>
public enum MockCell: Hashable, Sendable {
  /// NULL.
  case null
  /// A 64-bit integer.
  case integer(Int64)
  /// A double. NaN is read as NULL.
  case real(Double)
  /// Text. It may hold NUL characters.
  case text(String)
  /// Bytes.
  case blob([UInt8])
}

extension MockCell: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral
{
  /// NULL.
  public init(nilLiteral: ()) { self = .null }
  /// An integer.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A double.
  public init(floatLiteral value: Double) { self = .real(value) }
  /// Text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A blob.
  public init(arrayLiteral elements: UInt8...) { self = .blob(elements) }
}

extension MockCell: CustomStringConvertible {
  /// The value as an SQL literal.
  public var description: String {
    switch self {
    case .null: "NULL"
    case .integer(let value): String(value)
    case .real(let value): MockConversion.text(of: value)
    case .text(let value): "'" + value.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    case .blob(let bytes): "x'" + bytes.map { MockConversion.hex($0) }.joined() + "'"
    }
  }
}

/// The values bound to a statement when a run of it begins.
public struct MockBound: Hashable, Sendable {
  /// The values in the order of the parameters; unbound ones are NULL.
  public let values: [MockCell]
  /// The number of the connection, from 1, as in the conversation.
  public let connection: Int
  let numbers: [String: Int]

  init(_ values: [MockCell], numbers: [String: Int], connection: Int) {
    self.connection = connection
    self.values = values
    self.numbers = numbers
  }

  /// The value of a parameter, counted from 1 as SQLite does; NULL where there is none.
  public subscript(_ index: Int) -> MockCell { values.indices.contains(index - 1) ? values[index - 1] : .null }

  /// The value of a named parameter, its prefix included, such as `:id`; NULL where there is none.
  public subscript(_ name: String) -> MockCell { numbers[name].map { self[$0] } ?? .null }
}
