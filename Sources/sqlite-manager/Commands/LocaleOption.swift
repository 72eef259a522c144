#if Tool
import ArgumentParser
import SQLiteManager

/// The option that defines the collation `LOCALIZED`, for commands that use indexes with this collation.
struct LocaleOption: ParsableArguments {
  @Option(parsing: .unconditional, help: "The locale of the collation LOCALIZED.")
  var locale: String?

  /// Adds the collation to a connection.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE if the locale is unknown.
  func add(to connection: Connection) throws {
    if let locale { try connection.addLocalizedCollations(locale: locale) } else { try connection.addLocalizedCollations([:]) }
  }
}
#endif
