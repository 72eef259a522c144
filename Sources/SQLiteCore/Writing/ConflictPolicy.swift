/// What happens to a row whose key is there already. <https://sqlite.org/lang_upsert.html>
public enum ConflictPolicy: Hashable, Sendable {
  /// It is an error, and nothing is written.
  case fail
  /// The row is passed over: `ON CONFLICT DO NOTHING`. A NULL or a failed check is still an error.
  case skip
  /// The row that has these key columns is changed: `ON CONFLICT … DO UPDATE`, never REPLACE, so that no other row is deleted. A row that
  /// holds nothing but its key is passed over. The key may be that of a unique index over some of the rows (`… WHERE gone = 0`), or over expressions of
  /// these columns (`lower(address)`), which then get their new values as well.
  case update(key: [String])
}
