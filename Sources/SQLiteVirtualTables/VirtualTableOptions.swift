import SQLiteCalls
import SQLiteCore

/// The SQL that may use a virtual table. <https://sqlite.org/c3ref/c_vtab_constraint_support.html>
///
/// Without options, only the program's own SQL may use the table (SQLITE_VTAB_DIRECTONLY). A view or a trigger in the file that uses it
/// fails with "unsafe use of virtual table".
public struct VirtualTableOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The table reveals nothing and changes nothing, whatever its arguments, so even an untrusted schema may use it (SQLITE_VTAB_INNOCUOUS).
  public static let innocuous = VirtualTableOptions(rawValue: 1)
  /// A trusted schema may use the table: see ``Connection/Configuration/trustedSchema``.
  public static let usableInTrustedSchema = VirtualTableOptions(rawValue: 2)

  /// The option for the C function; nil for none.
  var configuration: VirtualTableOption? {
    if contains(.innocuous) { .innocuous } else if contains(.usableInTrustedSchema) { nil } else { .directonly }
  }
}
