/// Which tables SQLite counts as the storage of a virtual table: those named `<virtual table>_<suffix>`, whoever made them.
///
/// SQLite refuses to write such a table while DEFENSIVE is on, and the module drops it with the virtual one.
/// <https://sqlite.org/vtab.html#the_xshadowname_method>
package enum ShadowTables {
  private static let byModule: [SchemaName: [String]] = {
    let fullText = ["content", "docsize", "segdir", "segments", "stat"]
    let tree = ["node", "parent", "rowid"]
    let suffixes = [
      "fts3": fullText, "fts4": fullText, "fts5": ["config", "content", "data", "docsize", "idx"], "rtree": tree, "rtree_i32": tree,
      "geopoly": tree,
    ]
    return Dictionary(uniqueKeysWithValues: suffixes.map { (SchemaName($0), $1) })
  }()

  /// What a module may add to the name of its table, in small letters and without the underscore; nothing for a module that is not known.
  package static func suffixes(of module: String) -> [String] { byModule[SchemaName(module)] ?? [] }

  /// The names that SQLite takes for storage of a virtual table.
  package static func names(of table: String, module: String) -> [String] { suffixes(of: module).map { table + "_" + $0 } }
}
