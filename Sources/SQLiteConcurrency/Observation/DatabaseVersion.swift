import SQLiteCallsCore
import SQLiteCore

/// The state of a database, and of those attached, as one connection sees it: another one when another connection has committed.
struct DatabaseVersion: Equatable, Sendable {
  /// Numbers of different connections cannot be compared.
  private final class Mark: ConnectionAttachment, Sendable {}

  private let mark: Mark
  private let numbers: [Int64]

  /// Nil where no SQL of this package's own runs.
  init?(of connection: Connection) throws {
    guard connection.wrapper.runsAnySQL, let numbers = try connection.numbers(.data) else { return nil }
    mark = connection.attachment(orNew: Mark())
    self.numbers = numbers
  }

  static func == (first: DatabaseVersion, second: DatabaseVersion) -> Bool { first.mark === second.mark && first.numbers == second.numbers }
}

/// A pragma that answers a number of each database. <https://sqlite.org/pragma.html>
enum VersionPragma: String {
  case data = "data_version"
  case schema = "schema_version"

  fileprivate var ofMain: SQL {
    switch self {
    case .data: "PRAGMA main.data_version"
    case .schema: "PRAGMA main.schema_version"
    }
  }

  fileprivate func sql(of schema: String) -> SQL {
    schema == "main" ? ofMain : "PRAGMA \(identifier: schema).\(SQL(unchecked: rawValue))"
  }
}

extension Connection {
  /// The answers of a pragma for each database, but for an empty temporary one; nil when it does not answer.
  func numbers(_ pragma: VersionPragma) throws -> [Int64]? {
    var numbers: [Int64] = []
    for schema in hasAttached ? try schemaNames : ["main", "temp"] where schema != "temp" || hasTemporary {
      guard let number = try value(pragma.sql(of: schema), as: Int64.self) else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
