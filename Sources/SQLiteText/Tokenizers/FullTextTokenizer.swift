import SQLiteCore

/// The name and arguments of a tokenizer, as declared by a table.
///
/// The arguments have the form of FTS5: a key and its value are separate words. <https://sqlite.org/fts5.html#tokenizers>,
/// <https://sqlite.org/fts3.html#tokenizer>
public struct FullTextTokenizer: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The words after the name.
  public let arguments: [String]

  /// Creates a description of a tokenizer by its name, for a tokenizer of your own, or one that this package does not declare.
  public init(_ name: String, arguments: [String] = []) {
    (self.name, self.arguments) = (name, arguments)
  }

  /// The treatment of accents by ``unicode61(_:tokenCharacters:separators:categories:)``.
  public enum Diacritics: Int, Hashable, Sendable {
    /// Accents matter: "Štěpán" is not "Stepan".
    case kept = 0
    /// Accents are ignored on letters with one accent, but not on letters with two, as in "việt". Only for existing indexes.
    case removedFromOneAccent = 1
    /// Accents are ignored on the Latin letters in SQLite's table. Other accents matter: "κοσμος" does not find "κόσμος", and Arabic vowel
    /// signs are kept. Letters that Unicode does not decompose are also kept: ø, ł, ß, đ, ı. ``FullTextTokenizer/folding`` handles all of
    /// these.
    case removed = 2
  }

  /// Words consist of Unicode letters and digits. Case is ignored, and so are accents of Latin letters unless `removesDiacritics` is false.
  ///
  /// Symbols are not words: "🔴" and "€" find nothing, and "🔴 urgent" finds everything that contains "urgent". Symbols in `tokenCharacters`
  /// can be found, but become part of adjacent words. With ``folding``, each symbol is a word of its own.
  public static func unicode61(removesDiacritics: Bool = true) -> FullTextTokenizer {
    unicode61(removesDiacritics ? .removed : .kept)
  }

  /// Words consist of Unicode letters and digits and the given other characters. Case is ignored.
  ///
  /// - Parameters:
  ///   - diacritics: The treatment of accents.
  ///   - tokenCharacters: Characters that belong to words although they are neither letters nor digits, such as "-_".
  ///   - separators: Letters or digits that do not belong to words.
  ///   - categories: The Unicode categories whose characters belong to words, such as "L* N* Co" (the default). Only FTS5 supports this.
  public static func unicode61(
    _ diacritics: Diacritics, tokenCharacters: String = "", separators: String = "", categories: String? = nil
  ) -> FullTextTokenizer {
    var arguments = ["remove_diacritics", String(diacritics.rawValue)]
    if let categories { arguments += ["categories", categories] }
    if !tokenCharacters.isEmpty { arguments += ["tokenchars", tokenCharacters] }
    if !separators.isEmpty { arguments += ["separators", separators] }
    return FullTextTokenizer("unicode61", arguments: arguments)
  }

  /// Words consist of ASCII letters and digits and all non-ASCII characters. Case is ignored for ASCII letters. Only in FTS5.
  public static func ascii(tokenCharacters: String = "", separators: String = "") -> FullTextTokenizer {
    let words = tokenCharacters.isEmpty ? [] : ["tokenchars", tokenCharacters]
    return FullTextTokenizer("ascii", arguments: words + (separators.isEmpty ? [] : ["separators", separators]))
  }

  /// Removes English endings from the words that another tokenizer finds: "searching" becomes "search".
  ///
  /// - Parameter base: The tokenizer that splits the text; nil for the default. FTS4 does not support a base.
  public static func porter(over base: FullTextTokenizer? = nil) -> FullTextTokenizer {
    FullTextTokenizer("porter", arguments: base.map { [$0.name] + $0.arguments } ?? [])
  }

  /// Indexes every three consecutive characters, which finds parts of words of at least three characters. Only in FTS5.
  ///
  /// Accents matter. <https://sqlite.org/fts5.html#the_trigram_tokenizer>
  public static func trigram(isCaseSensitive: Bool = false) -> FullTextTokenizer {
    FullTextTokenizer("trigram", arguments: isCaseSensitive ? ["case_sensitive", "1"] : [])
  }

  /// Words consist of ASCII letters and digits and all non-ASCII characters. Case is ignored for ASCII letters. Only in FTS4.
  public static let simple = FullTextTokenizer("simple")

  /// The arguments in the form of FTS3 and FTS4: a key and its value are one word.
  package var argumentsForFTS4: [String] {
    guard name.isName("unicode61") else { return arguments }
    return stride(from: 0, to: arguments.count, by: 2).map { place in
      place + 1 < arguments.count ? arguments[place] + "=" + arguments[place + 1] : arguments[place]
    }
  }
}
