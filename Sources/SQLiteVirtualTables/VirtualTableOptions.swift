import SQLiteCalls
import SQLiteCore

/// The places where a virtual table may be used. <https://sqlite.org/c3ref/c_vtab_constraint_support.html>
///
/// Without options only SQL that the program runs may use it: a view or a trigger of the file must not (SQLITE_VTAB_DIRECTONLY), and fails
/// with "unsafe use of virtual table" when it does.
public struct VirtualTableOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The table reveals nothing and changes nothing, whatever its arguments: even an untrusted schema may use it
  /// (SQLITE_VTAB_INNOCUOUS).
  public static let innocuous = VirtualTableOptions(rawValue: 1)
  /// A trusted schema may use the table: see ``Connection/Configuration/trustedSchema``.
  public static let usableInTrustedSchema = VirtualTableOptions(rawValue: 2)

  /// The option for the C function; nil for none.
  var configuration: VirtualTableOption? {
    if contains(.innocuous) { .innocuous } else if contains(.usableInTrustedSchema) { nil } else { .directonly }
  }
}
