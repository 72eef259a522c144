import SQLiteCalls
public import SQLiteCore

/// A language's sort order, and the differences between strings that it considers.
///
/// ```swift
/// let czech = try LocalizedCollation(locale: "cs_CZ")
/// let phonebook = try LocalizedCollation(locale: "de-u-co-phonebk", isNumeric: true)
/// ```
/// It is always a total order. By default, strings are equal only if their bytes are equal. Strings that the language does not distinguish
/// are sorted by their UTF-8 bytes, so a UNIQUE index rejects only identical strings. <https://sqlite.org/datatype3.html#collation>
public struct LocalizedCollation: Hashable, Sendable {
  /// The locale in ICU form, such as `de_DE@collation=phonebook`.
  public let locale: String
  /// The differences that are considered.
  public let strength: Strength
  /// Whether a sequence of digits is sorted by its numeric value: "item 2" before "item 10".
  public let isNumeric: Bool
  /// The case that comes first when nothing else differs.
  public let caseFirst: CaseFirst
  /// The rule that decides which strings are equal.
  public let equality: Equality
  /// The engine that sorts.
  public let engine: CollationEngineChoice

  /// The differences that are considered. <https://unicode.org/reports/tr35/tr35-collation.html#Setting_Options>
  public enum Strength: String, Hashable, Sendable {
    /// Letters alone. The language decides which characters are separate letters: č is one in Czech, é is not.
    case primary
    /// Letters, then accents.
    case secondary
    /// Letters, then accents, then case and variants.
    case tertiary
  }

  /// The order of capital and small letters.
  public enum CaseFirst: String, Hashable, Sendable {
    /// The language's default: lowercase first in most languages, uppercase first in Danish.
    case localeDefault
    /// Capital letters.
    case upper
    /// Small letters.
    case lower
  }

  /// The rule that decides which strings are equal, so that a UNIQUE index rejects the second one.
  public enum Equality: String, Hashable, Sendable {
    /// Only strings with the same bytes are equal.
    case identicalBytes
    /// Strings that ``LocalizedCollation/strength`` does not distinguish are equal. With `.secondary`, case makes no difference; with
    /// `.primary`, accents do not either. Composed and decomposed accents are equal, and invalid UTF-8 may equal other strings.
    case strength
  }

  /// Creates a collation.
  ///
  /// - Parameters:
  ///   - locale: The language, optionally with script, region and variant: `cs`, `cs_CZ`, `zh-Hant-TW`, `de-u-co-phonebk` or
  ///     `de@collation=phonebook`. There is no default: the current locale of a server or a test is not the user's.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE, whose message names the unknown part. ICU itself would silently sort as for English.
  public init(
    locale: String, strength: Strength = .tertiary, isNumeric: Bool = false, caseFirst: CaseFirst = .localeDefault,
    equality: Equality = .identicalBytes, engine: CollationEngineChoice = .automatic
  ) throws(SQLiteError) {
    self.locale = try LocaleIdentifier(locale).canonical
    self.strength = strength
    self.isNumeric = isNumeric
    self.caseFirst = caseFirst
    self.equality = equality
    self.engine = engine
  }
}
