import SQLiteCalls
import SQLiteCore

/// Where a virtual table may be used. <https://sqlite.org/c3ref/c_vtab_constraint_support.html>
///
/// Without options only SQL that the program runs may use it: a view or a trigger of the file cannot (SQLITE_VTAB_DIRECTONLY), and fails with
/// "unsafe use of virtual table" when it tries.
public struct VirtualTableOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The table reveals nothing and changes nothing, whatever its arguments: a schema may use it even where it is not trusted
  /// (SQLITE_VTAB_INNOCUOUS).
  public static let innocuous = VirtualTableOptions(rawValue: 1)
  /// A schema may use the table where the schema is trusted: see ``Connection/Configuration/trustedSchema``.
  public static let usableInTrustedSchema = VirtualTableOptions(rawValue: 2)

  /// The option for the C function; nil for none.
  var configuration: VirtualTableOption? {
    if contains(.innocuous) { .innocuous } else if contains(.usableInTrustedSchema) { nil } else { .directonly }
  }
}
