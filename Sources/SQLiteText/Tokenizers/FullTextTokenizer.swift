import SQLiteCore

/// A tokenizer by name and arguments, as declared by a table.
///
/// The arguments have the form of FTS5: pairs of words, a key and its value. <https://sqlite.org/fts5.html#tokenizers>,
/// <https://sqlite.org/fts3.html#tokenizer>
public struct FullTextTokenizer: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The words after the name.
  public let arguments: [String]

  /// Creates a tokenizer with any name: one of your own, or one without a declaration in this package.
  public init(_ name: String, arguments: [String] = []) {
    (self.name, self.arguments) = (name, arguments)
  }

  /// The treatment of accents by ``unicode61(_:tokenCharacters:separators:categories:)``.
  public enum Diacritics: Int, Hashable, Sendable {
    /// Accents matter: "Štěpán" is not "Stepan".
    case kept = 0
    /// Accents are ignored on letters with one, but not on letters with two, as in "việt". For existing indexes.
    case removedFromOneAccent = 1
    /// Accents are ignored on the Latin letters in SQLite's table: "κοσμος" does not find "κόσμος", and the vowel signs of Arabic stay.
    /// Letters that Unicode does not decompose stay, too: ø, ł, ß, đ, ı. ``FullTextTokenizer/folding`` handles all of these.
    case removed = 2
  }

  /// Words are letters and digits of Unicode; case is ignored, and so are accents of Latin letters unless they are kept.
  ///
  /// Symbols are not words: "🔴" and "€" find nothing, and "🔴 urgent" finds everything urgent. To be found, they must be in
  /// `tokenCharacters`, and then belong to the words beside them; with ``folding``, each is a word of its own.
  public static func unicode61(removesDiacritics: Bool = true) -> FullTextTokenizer {
    unicode61(removesDiacritics ? .removed : .kept)
  }

  /// Words are letters and digits of Unicode, and the given other characters; case is ignored.
  ///
  /// - Parameters:
  ///   - diacritics: The treatment of accents.
  ///   - tokenCharacters: Characters that belong to words although they are neither letters nor digits, such as "-_".
  ///   - separators: Letters or digits that do not belong to words.
  ///   - categories: The categories of Unicode whose characters belong to words, such as "L* N* Co" (the default). Only FTS5 supports them.
  public static func unicode61(
    _ diacritics: Diacritics, tokenCharacters: String = "", separators: String = "", categories: String? = nil
  ) -> FullTextTokenizer {
    var arguments = ["remove_diacritics", String(diacritics.rawValue)]
    if let categories { arguments += ["categories", categories] }
    if !tokenCharacters.isEmpty { arguments += ["tokenchars", tokenCharacters] }
    if !separators.isEmpty { arguments += ["separators", separators] }
    return FullTextTokenizer("unicode61", arguments: arguments)
  }

  /// Words are letters and digits of ASCII and all other characters; case is ignored for ASCII letters. Only in FTS5.
  public static func ascii(tokenCharacters: String = "", separators: String = "") -> FullTextTokenizer {
    let words = tokenCharacters.isEmpty ? [] : ["tokenchars", tokenCharacters]
    return FullTextTokenizer("ascii", arguments: words + (separators.isEmpty ? [] : ["separators", separators]))
  }

  /// English words without their endings, among the words of another tokenizer: "searching" is "search".
  ///
  /// - Parameter base: The tokenizer that splits the text, nil for the usual one. FTS4 supports none.
  public static func porter(over base: FullTextTokenizer? = nil) -> FullTextTokenizer {
    FullTextTokenizer("porter", arguments: base.map { [$0.name] + $0.arguments } ?? [])
  }

  /// Every three consecutive characters: finds parts of words, of three characters and more. Only in FTS5.
  ///
  /// Accents matter. <https://sqlite.org/fts5.html#the_trigram_tokenizer>
  public static func trigram(isCaseSensitive: Bool = false) -> FullTextTokenizer {
    FullTextTokenizer("trigram", arguments: isCaseSensitive ? ["case_sensitive", "1"] : [])
  }

  /// Words are letters and digits of ASCII and all other characters; case is ignored for ASCII letters. Only in FTS4.
  public static let simple = FullTextTokenizer("simple")

  /// The arguments in the form of FTS3 and FTS4: key and value as one word.
  package var argumentsForFTS4: [String] {
    guard name.isName("unicode61") else { return arguments }
    return stride(from: 0, to: arguments.count, by: 2).map { place in
      place + 1 < arguments.count ? arguments[place] + "=" + arguments[place + 1] : arguments[place]
    }
  }
}
