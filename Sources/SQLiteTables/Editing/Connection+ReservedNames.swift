import SQLiteCallsCore
package import SQLiteCore

// SQLite takes a table called <virtual>_<suffix> for a part of a virtual table whose module claims the suffix, whoever made it.

extension Connection {
  /// Refuses the name of a table that a virtual table would claim, also where SQLite would not: it does with DEFENSIVE alone.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR that names the virtual table.
  package func refuseClaimedName(_ name: String, in schema: String) throws {
    if let claim = try claim(to: name, in: [schema]) { throw SQLiteError.refused(.error, claim) }
  }

  /// The error of making a table, with the reason when SQLite only says that the name is reserved.
  package func explained(_ error: SQLiteError, making name: String) throws -> SQLiteError {
    guard case .reservedName = error.meaning else { return error }
    let ofSQLite = error.message + ": names that begin with sqlite_ are SQLite's own. Give the table another name"
    let message = try claim(to: name, in: schemaNames) ?? ofSQLite
    return error.reworded(message)
  }

  /// Which virtual table claims a name, and what that means; nil for a name that none claims. What comes before the last underscore is its name.
  private func claim(to name: String, in schemas: [String]) throws -> String? {
    guard let underscore = name.utf8.lastIndex(of: UInt8(ascii: "_")) else { return nil }
    let owner = String(name[..<underscore])
    let there = try schemaNames
    for schema in schemas where there.containsName(schema) {
      let sql = try storedObjects(.table, named: owner, in: schema).first?.sql
      guard let module = sql.flatMap({ VirtualTableDefinition($0) })?.module,
        ShadowTables.names(of: owner, module: module).containsName(name)
      else { continue }
      return ShadowTables.claim(to: name, by: owner) + ". Give the table another name"
    }
    return nil
  }
}
