import SQLiteCalls
import SQLiteCore
import SQLiteConcurrency

/// An index or trigger of the user that does not fit the new content, while the steps of the user's schema run.
///
/// Meanwhile, a placeholder on the version table has its name and does nothing. A step can drop the placeholder, or create another object
/// with its name.
struct WaitingObject {
  let object: SchemaObject

  init(_ object: SchemaObject, on connection: Connection) throws {
    self.object = object
    let (name, record) = (SQL(identifier: object.name.spelling), SQL(identifier: RecordTable.userSchema.rawValue))
    let placeholder: SQL =
      object.kind == .index
      ? "CREATE INDEX main.\(name) ON \(record) (version) WHERE 0"
      : "CREATE TRIGGER main.\(name) AFTER DELETE ON \(record) WHEN 0 BEGIN SELECT 1; END"
    try connection.execute(placeholder)
  }

  /// Creates the object itself after the steps, unless a step has dropped it or created another with its name.
  ///
  /// - Throws: ``ContentError/userObjectBroken(type:name:reason:)`` when it still does not fit.
  func makeAgain(on connection: Connection) throws {
    let placeholders = try connection.storedObjects(object.kind, named: object.name.spelling, on: RecordTable.userSchema.rawValue)
    if placeholders.isEmpty { return }
    do {
      try connection.execute("DROP \(SQL(unchecked: object.kind.rawValue)) main.\(identifier: object.name.spelling)")
      try connection.execute(SQL(unchecked: object.sql))
    } catch let error as SQLiteError {
      guard error.isAboutContent(.error, .constraint) else { throw error }
      throw ContentError.broken([object], error.message)
    }
  }
}
