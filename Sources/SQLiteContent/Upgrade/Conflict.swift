import SQLiteCore
import SQLiteConcurrency

extension ContentError {
  /// The reason why an object of the user conflicts with one of the bundle.
  public enum Conflict: Hashable, Sendable {
    /// The bundle contains an object of this name for the first time, or is read in place, and the user already has such an object.
    case usersName
    /// In a file without a record: the installed table has columns that the bundle's table lacks, so it may be a different table.
    case missingColumns([String])
    /// In a file without a record: the installed object with this name is of a different kind than the bundle's.
    case otherKind(bundled: String)
    /// An earlier bundle contained this table without rows, for the user's rows. It has such rows now, but this bundle has rows for it,
    /// too.
    case usersRows
    /// A virtual table claims every table with this name: SQLite would refuse to write to such a table, and may drop it together with the
    /// virtual table.
    case claimed(by: String)
    /// After the content was replaced, the user's table was not the same as before; everything was rolled back.
    case altered(String)
    /// The table has the name of the installer's record but is a different table.
    case notARecord
  }
}

extension ContentError.Conflict {
  /// Returns the problem and the remedy.
  func description(of type: String, _ name: String) -> String {
    let object = "\(type) \"\(name)\""
    let carry = "name it among the carried tables (carrying:, --carry of the tool)"
    let adopt = "name it among the adopted ones (adopting:, --adopt of the tool), and it is replaced"
    switch self {
    case .usersName:
      return "the bundle brings the \(object), and the user's of that name was not brought by an earlier bundle. "
        + "Rename one of them, or if it is a table \(carry), and the user's stays"
    case .missingColumns(let columns):
      return "the \(object) is there already, nothing records whose it is, and the bundle's lacks columns of it: "
        + "\(columns.joined(separator: ", ")). If its rows are the user's, \(carry); if it is content, \(adopt)"
    case .otherKind(let bundled):
      return "the \(object) is there already, nothing records whose it is, and the bundle brings a \(bundled) of that name. "
        + "If it is the user's, \(carry); if it is content, \(adopt)"
    case .usersRows:
      return
        "the \(object) was brought empty by an earlier bundle, for the user's rows, of which it has some; this bundle brings rows for it. "
        + "To keep the user's, \(carry), or bring the rows in a table of another name"
    case .claimed(let owner):
      return "the \(object) has a name that is claimed: \(ShadowTables.claim(to: name, by: owner)). Rename one of them"
    case .altered(let how):
      return
        "the upgrade would have changed the user's \(object): \(how). Everything is as it was; rename or change it, or the content of the "
        + "bundle"
    case .notARecord:
      return "the \(object) has the name of the table in which the installer records content. Rename it"
    }
  }
}

extension ContentError {
  /// Returns the error for an object that has this conflict.
  static func conflict(_ object: SchemaObject, _ reason: Conflict) -> ContentError {
    .conflict(type: object.kind.rawValue, name: object.name.spelling, reason: reason)
  }

  /// Refuses an object of a bundle that has the name of an object of the user.
  ///
  /// - Throws: ``conflict(type:name:reason:)``.
  static func refuse(_ brought: [SchemaObject], besides users: [SchemaObject]) throws(ContentError) {
    let taken = Set(users.map(\.key))
    guard let object = brought.first(where: { taken.contains($0.key) }) else { return }
    throw .conflict(object, .usersName)
  }
}
