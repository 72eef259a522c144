import SQLiteCalls
public import SQLiteCore

/// How texts are sorted: for people of which language, and what makes a difference.
///
/// ```swift
/// let czech = try LocalizedCollation(locale: "cs_CZ")
/// let phonebook = try LocalizedCollation(locale: "de-u-co-phonebk", isNumeric: true)
/// ```
/// It is always a total order. By default no two texts are equal unless their bytes are: texts that the language does not tell apart are
/// sorted by their bytes in UTF-8, so a UNIQUE index refuses nothing but the same text. <https://sqlite.org/datatype3.html#collation>
public struct LocalizedCollation: Hashable, Sendable {
  /// The locale in the form of ICU, such as `de_DE@collation=phonebook`.
  public let locale: String
  /// The differences that the language's order looks at.
  public let strength: Strength
  /// Whether a row of digits is sorted by its number: "item 2" before "item 10".
  public let isNumeric: Bool
  /// Whether capital or small letters come first where nothing else differs.
  public let caseFirst: CaseFirst
  /// Which texts are equal.
  public let equality: Equality
  /// Which engine sorts.
  public let engine: CollationEngineChoice

  /// The differences that are looked at. <https://unicode.org/reports/tr35/tr35-collation.html#Setting_Options>
  public enum Strength: String, Hashable, Sendable {
    /// Letters alone. The language decides which are letters of their own: č is one in Czech, é is not.
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

  /// Which texts are equal, and so cannot stand twice in a UNIQUE index.
  public enum Equality: String, Hashable, Sendable {
    /// None but those of the same bytes.
    case identicalBytes
    /// Those that ``LocalizedCollation/strength`` does not tell apart: with `.secondary` case makes no difference, with `.primary` neither do
    /// accents. Spellings of one text with composed and decomposed accents are equal, and so may texts be that are not valid UTF-8.
    case strength
  }

  /// A collation.
  ///
  /// - Parameters:
  ///   - locale: The language and its variants: `cs`, `cs_CZ`, `zh-Hant-TW`, with a variant `de-u-co-phonebk` or
  ///     `de@collation=phonebook`. There is no default: the current locale of a server or a test is not the user's.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE that names the unknown part. ICU itself would sort for English in silence.
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

  /// Something that cannot be sorted by; nothing was registered.
  static func refusal(_ message: String, _ code: ResultCode = .misuse) -> SQLiteError {
    .refused(code, message)
  }
}
