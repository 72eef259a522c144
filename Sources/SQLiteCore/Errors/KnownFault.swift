/// A fault of SQLite: which versions have it, and what brings a connection to it. ``all`` is the table of them.
package struct KnownFault: Sendable {
  /// What decides whether a connection can come to it.
  enum Exposure: Sendable {
    case never, always
    /// The library was built with one of some options.
    case built(with: [String])
    /// Checkpoints cannot be made in this package's way.
    case unguardedCheckpoints
    /// A value may be longer than so many bytes.
    case values(over: Int)
  }

  package let id: String
  package let summary: String
  /// The first release that has it, as `sqlite3_libversion_number` counts; 0 for those before the oldest that this package runs on.
  package var since: Int32 = 0
  /// The releases that mended it, newest first.
  package let mended: [Int32]
  let exposure: Exposure
  package let protection: String

  /// Whether a library of this number has it: a branch that was mended has not, from the release on that did.
  package func isIn(_ version: Int32) -> Bool {
    guard let newest = mended.first, version >= since, version < newest else { return false }
    return !mended.contains { $0 <= version && $0 / 1_000 == version / 1_000 }
  }

  /// The releases that mended it, as SQLite writes them.
  package var mendedIn: String {
    mended.map { "\($0 / 1_000_000).\($0 / 1_000 % 1_000).\($0 % 1_000)" }.joined(separator: ", ")
  }
}
