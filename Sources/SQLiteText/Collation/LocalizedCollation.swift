import SQLiteCalls
public import SQLiteCore

/// The order of texts for readers of a language, and the differences that count.
///
/// ```swift
/// let czech = try LocalizedCollation(locale: "cs_CZ")
/// let phonebook = try LocalizedCollation(locale: "de-u-co-phonebk", isNumeric: true)
/// ```
/// It is always a total order. By default texts are equal only if their bytes are: texts that the language does not distinguish are sorted
/// by their bytes in UTF-8, so a UNIQUE index refuses only identical text. <https://sqlite.org/datatype3.html#collation>
public struct LocalizedCollation: Hashable, Sendable {
  /// The locale in the form of ICU, such as `de_DE@collation=phonebook`.
  public let locale: String
  /// The differences that the language's order considers.
  public let strength: Strength
  /// Whether a sequence of digits is sorted by its number: "item 2" before "item 10".
  public let isNumeric: Bool
  /// The case that comes first when nothing else differs.
  public let caseFirst: CaseFirst
  /// The rule for equal texts.
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
    /// The usual order of the language: mostly small letters first, capitals in Danish.
    case localeDefault
    /// Capital letters.
    case upper
    /// Small letters.
    case lower
  }

  /// The rule for equal texts, which a UNIQUE index does not accept twice.
  public enum Equality: String, Hashable, Sendable {
    /// Only texts with the same bytes.
    case identicalBytes
    /// Texts that ``LocalizedCollation/strength`` does not distinguish: with `.secondary` case makes no difference, with `.primary` neither
    /// do accents. Spellings of one text with composed and decomposed accents are equal, and invalid UTF-8 may be equal to other texts.
    case strength
  }

  /// Creates a collation.
  ///
  /// - Parameters:
  ///   - locale: The language and its variants: `cs`, `cs_CZ`, `zh-Hant-TW`, with a variant `de-u-co-phonebk` or
  ///     `de@collation=phonebook`. There is no default: the current locale of a server or a test is not the user's.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE and the name of the unknown part. ICU itself would silently sort as in English.
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
