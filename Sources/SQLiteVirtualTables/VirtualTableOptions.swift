import SQLiteCalls
import SQLiteCore

/// Where a virtual table may be used. <https://sqlite.org/c3ref/c_vtab_constraint_support.html>
///
/// Without options only SQL that the program runs may use it: a view or a trigger of the file cannot (SQLITE_VTAB_DIRECTONLY), and says "unsafe
/// use of virtual table" when it tries.
public struct VirtualTableOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It reveals nothing and changes nothing, whatever it is asked: a schema may use it even where it is not trusted (SQLITE_VTAB_INNOCUOUS).
  public static let innocuous = VirtualTableOptions(rawValue: 1)
  /// A schema may use it where it is trusted: see ``Connection/Configuration/trustedSchema``.
  public static let usableInTrustedSchema = VirtualTableOptions(rawValue: 2)

  /// What C is told of it; nil for nothing.
  var told: VirtualTableOption? {
    if contains(.innocuous) { .innocuous } else if contains(.usableInTrustedSchema) { nil } else { .directonly }
  }
}
