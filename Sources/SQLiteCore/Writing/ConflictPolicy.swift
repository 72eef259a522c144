/// What happens to a row whose key is there already. <https://sqlite.org/lang_upsert.html>
public enum ConflictPolicy: Hashable, Sendable {
  /// It is an error, and nothing is written.
  case fail
  /// The row is passed over: `ON CONFLICT DO NOTHING`. A NULL or a failed check is still an error.
  case skip
  /// The row that has these key columns is changed: `ON CONFLICT … DO UPDATE`, never REPLACE, so that no other row is deleted. A row that
  /// holds nothing but its key is passed over.
  case update(key: [String])
}
