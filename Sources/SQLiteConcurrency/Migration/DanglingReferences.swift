import SQLiteCalls
package import SQLiteCore

/// An object whose SQL may name a missing object.
package struct ReferencePlace: Hashable {
  /// The kind of the referring object, as spelled in messages. The triggers on a table or view are compiled together.
  enum Kind: String { case view, trigger, foreignKey = "foreign key of table", searchTable = "search table" }

  let kind: Kind
  /// The view or table.
  let name: SchemaName
}

/// The error of a migration step that would leave objects that refer to a missing table or column. The step is undone.
package struct DanglingReferences: Error {
  package struct Reference {
    let place: ReferencePlace
    /// The names of the views, triggers or tables.
    let names: String
    let reason: String
  }

  let version: Int
  package let found: [Reference]

  /// The type of the first reference.
  package var type: String { found.first?.type ?? "" }
  /// The names of the objects with references of that type.
  package var names: String { found.filter { $0.type == type }.map(\.names).joined(separator: ", ") }
  /// The problem with each reference, and the remedy.
  package var reason: String {
    let parts = found.map { "\($0.type) \($0.names): \($0.reason)" }.joined(separator: "; ")
    return "step \(version) would leave names of objects that do not exist (\(parts)). \(SQLiteError.adviceForRenaming)"
  }
}

extension DanglingReferences: CustomStringConvertible {
  package var description: String { reason + ". The step was undone" }
}

extension DanglingReferences.Reference {
  fileprivate var type: String { place.kind.rawValue }
}

extension SQLiteError {
  /// The advice for ALTER TABLE, which writes a new name into all objects that refer to the old one, and fails if one of them does not
  /// compile.
  fileprivate static let adviceForRenaming =
    "ALTER TABLE writes the new name of a table into all that names it: PRAGMA legacy_alter_table=ON before it, and OFF after it, keeps the "
    + "names in this step; or drop the view, trigger or table with the old name, and make it again after"

  /// This error, with advice added if SQLite refused to rename a rebuilt table to the name of another.
  fileprivate var advisingRenaming: SQLiteError {
    guard code.primary == .error, ["error in view ", "error in trigger "].contains(where: { message.hasPrefix($0) }) else { return self }
    return reworded("\(message). \(Self.adviceForRenaming)")
  }
}

extension Migrator.Step {
  /// Runs the step, then checks the objects afterwards.
  ///
  /// Objects that do not work after the step are checked again once it is undone, to find out which worked before. If none did, the step is
  /// run again.
  ///
  /// - Parameter attempt: Runs the given closure in a transaction or savepoint.
  /// - Throws: ``DanglingReferences``, or the error of the attempt.
  package func checkingReferences<Result>(
    on connection: Connection, _ attempt: (_ checked: (() throws -> Void) throws -> Void) throws -> Result
  ) throws -> Result {
    var broken: Set<ReferencePlace> = []
    func checked(_ body: () throws -> Void) throws {
      let before = try connection.wrapper.runsAnySQL ? StepChanges(connection) : nil
      do { try body() } catch let error as SQLiteError { throw error.advisingRenaming }
      let found = try before?.danglingReferences(besides: broken, on: connection) ?? []
      if !found.isEmpty { throw DanglingReferences(version: version, found: found) }
    }
    while true {
      do {
        return try attempt(checked)
      } catch let dangling as DanglingReferences {
        let schema = try Schema(connection, of: "main")
        let worked = try dangling.found.filter { try schema.problem(of: $0.place, on: connection) == nil }
        if !worked.isEmpty { throw DanglingReferences(version: version, found: worked) }
        broken.formUnion(dangling.found.map(\.place))
      }
    }
  }
}
