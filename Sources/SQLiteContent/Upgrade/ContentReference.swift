/// A column of a user's table that holds ids of a content table without declaring it with REFERENCES.
///
/// When an upgrade gives a row of the content table a new id, the column follows it; see <doc:InstallingABundledDatabase>.
public struct ContentReference: Hashable, Sendable {
  /// The user's table. Views and virtual tables are not changed.
  public var table: String
  /// Its column.
  public var column: String
  /// The content table, whose INTEGER PRIMARY KEY the column holds.
  public var content: String

  /// Creates a reference from a column of a user's table to the rows of a content table.
  public init(_ table: String, _ column: String, to content: String) {
    (self.table, self.column, self.content) = (table, column, content)
  }
}
