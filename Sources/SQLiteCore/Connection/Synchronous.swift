/// How often SQLite waits until what it wrote is on the disk. <https://sqlite.org/pragma.html#pragma_synchronous>
public enum Synchronous: Int, SQLiteConvertible, CaseIterable, Sendable {
  /// Never: a power loss can damage the file.
  case off = 0
  /// At the moments that matter for the file: in WAL mode a power loss can take the last transactions and damages nothing.
  case normal = 1
  /// Also at each commit, which then survives a power loss.
  case full = 2
  /// Also for the folder after the journal's removal.
  case extra = 3
}
