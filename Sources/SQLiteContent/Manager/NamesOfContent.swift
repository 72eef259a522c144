import SQLiteCalls
import SQLiteCore
import SQLiteConcurrency

/// The names in a bundle that is read in place. If the user's file had a table with one of these names, it would be used instead of the
/// bundle's.
///
/// The rules for an installed file without bundle content decide who owns such a name.
final class NamesOfContent: ConnectionAttachment {
  private let content: [SchemaObject]
  private let byKey: [ObjectKey: SchemaObject]
  /// The object that was refused last.
  private var refused: SchemaObject?

  /// - Parameter carrying: Tables of the bundle whose names the user's file may have.
  init(of schema: Schema, carrying: Set<SchemaName>) {
    content = schema.objects.filter { !carrying.contains($0.root) }
    byKey = content.keyed(by: \.key)
  }

  /// Refuses an object of the user's file that has the name of an object of the bundle.
  ///
  /// - Throws: ``ContentError/conflict(type:name:reason:)``.
  func refuseUsers(on connection: Connection) throws { try ContentError.refuse(content, besides: Schema(connection, of: "main").objects) }

  /// Decides whether a statement may create its object. SQLite does not report the new name of an ALTER TABLE.
  func decide(_ request: AuthorizerRequest) -> AuthorizerDecision {
    guard let key = request.action.made, request.database == "main", let object = byKey[key] else { return .allow }
    refused = object
    return .deny
  }

  /// Throws the conflict that caused a refusal. After VACUUM in the same SQL, SQLite reports the refusal as SQLITE_SCHEMA.
  func repair(_ error: SQLiteError, on connection: Connection) throws -> Bool {
    guard let refused = refused.take(), error.code.primary == .auth || error.message == "not authorized" else { return false }
    throw ContentError.conflict(refused, .usersName)
  }
}

extension Connection {
  /// Prevents the user's file from having the names of the attached bundle.
  ///
  /// - Throws: ``ContentError/conflict(type:name:reason:)`` for a name that is in both.
  func keepNamesOfContent(carrying: Set<String>) throws {
    let names = NamesOfContent(of: try Schema(self, of: "content"), carrying: Set(carrying.map { SchemaName($0) }))
    try names.refuseUsers(on: self)
    attachments[NamesOfContent.self] = names
    try addAuthorizer { names.decide($0) }.keepUntilClose()
  }
}

extension AuthorizerRequest.Action {
  /// The object that is created; nil for other actions.
  fileprivate var made: ObjectKey? {
    switch self {
    case .createTable(let name, _), .createView(let name, _), .createVirtualTable(let name, _), .createIndex(let name, _, _):
      ObjectKey(isTrigger: false, name: SchemaName(name))
    case .createTrigger(let name, _, _): ObjectKey(isTrigger: true, name: SchemaName(name))
    default: nil
    }
  }
}
