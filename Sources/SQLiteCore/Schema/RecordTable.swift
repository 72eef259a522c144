/// The tables in which this package keeps its knowledge of a file.
package enum RecordTable: String, CaseIterable {
  /// The names of the content's objects.
  case content = "sqlitemanager_content"
  /// The version of the user's own tables.
  case userSchema = "sqlitemanager_user_schema"
  /// The engines by which indexes are sorted.
  case collations = "sqlitemanager_collations"
}
