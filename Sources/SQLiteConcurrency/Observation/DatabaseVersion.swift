import SQLiteCalls
import SQLiteCore

/// The state of a database, and of those attached, as one connection sees it: another one when another connection has committed.
struct DatabaseVersion: Equatable, Sendable {
  /// Numbers of different connections cannot be compared.
  private final class Mark: ConnectionAttachment, Sendable {}

  private let mark: Mark
  private let numbers: [Int64]

  /// Nil where no SQL of this package's own runs.
  init?(of connection: Connection) throws {
    guard connection.wrapper.runsAnySQL, let numbers = try connection.numbers("data_version") else { return nil }
    mark = connection.attachment(orNew: Mark())
    self.numbers = numbers
  }

  static func == (first: DatabaseVersion, second: DatabaseVersion) -> Bool { first.mark === second.mark && first.numbers == second.numbers }
}

extension Connection {
  /// What a pragma answers for each database, but for an empty temporary one; nil when it does not answer.
  func numbers(_ pragma: String) throws -> [Int64]? {
    var numbers: [Int64] = []
    for schema in try schemaNames where schema != "temp" || hasTemporary {
      guard let number = try value("PRAGMA \(identifier: schema).\(SQL(unchecked: pragma))", as: Int64.self) else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
