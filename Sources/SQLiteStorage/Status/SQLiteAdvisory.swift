import SQLiteCalls
public import SQLiteCore

/// A bug of SQLite that this library has, according to its version number.
///
/// ```swift
/// for advisory in SQLiteLibrary(Sqlite3Wrapper()).advisories(for: .recommended) where advisory.isExposed {
///   print("\(advisory.id), mended in \(advisory.mendedIn): \(advisory.summary) \(advisory.protection)")
/// }
/// ```
public struct SQLiteAdvisory: Hashable, Sendable {
  /// The CVE number; `walreset` for the checkpoint bug, which has none.
  public let id: String
  /// The damage that the bug can do, and its cause.
  public let summary: String
  /// The releases that fixed the bug, newest first. It is fixed in each of them, in later releases of their branches, and in all releases
  /// after the newest.
  public let mendedIn: String
  /// Whether a crafted file, or third-party SQL or code, can trigger the bug on a connection with these settings.
  public let isExposed: Bool
  /// The protection that this package provides, and the measures that it leaves to the app.
  public let protection: String
}

extension SQLiteLibrary {
  /// Returns the known bugs that this library has, according to its version number, most serious first. Bugs fixed before the oldest
  /// version that this package supports are not listed.
  ///
  /// Only the version number is checked. A distribution may have fixed a bug without changing the number, and then the list is too long.
  /// The list is as of 2026-11, and new bugs are found in old libraries. See <doc:WhichSQLite>.
  ///
  /// - Parameter configuration: The settings of the connections in question.
  ///
  /// The C function is `sqlite3_libversion_number`: <https://sqlite.org/c3ref/libversion.html>
  public func advisories(for configuration: Connection.Configuration) -> [SQLiteAdvisory] {
    let version = wrapper.sqlite3_libversion_number()
    return KnownAdvisory.all.filter { $0.fault.isIn(version) }.map {
      SQLiteAdvisory(
        id: $0.fault.id, summary: $0.summary, mendedIn: $0.fault.mendedIn, isExposed: isExposed(to: $0.exposure, by: configuration),
        protection: $0.protection)
    }
  }

  private func isExposed(to exposure: KnownAdvisory.Exposure, by configuration: Connection.Configuration) -> Bool {
    switch exposure {
    case .never: return false
    case .always: return true
    case .built(let options):
      let built = compileOptions  // empty if the library was built without option names
      return built.isEmpty || options.contains { built.contains($0) }
    case .unguardedCheckpoints: return !wrapper.canGuardCheckpoints
    case .values(let byteCount): return configuration.limits[.length].map { $0 > byteCount } ?? true
    }
  }
}
