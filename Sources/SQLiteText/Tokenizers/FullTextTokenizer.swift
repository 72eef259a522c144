import SQLiteCore

/// A tokenizer by its name and arguments, as a table declares it.
///
/// The arguments have the form of FTS5: words that go in pairs, a key and its value. <https://sqlite.org/fts5.html#tokenizers>,
/// <https://sqlite.org/fts3.html#tokenizer>
public struct FullTextTokenizer: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The words after its name.
  public let arguments: [String]

  /// A tokenizer of any name: one of your own, or one this package has no word for.
  public init(_ name: String, arguments: [String] = []) {
    (self.name, self.arguments) = (name, arguments)
  }

  /// The treatment of accents by ``unicode61(_:tokenCharacters:separators:categories:)``.
  public enum Diacritics: Int, Hashable, Sendable {
    /// They matter: "Štěpán" is not "Stepan".
    case kept = 0
    /// They do not matter on letters with one accent; on letters with two, as in "việt", they do. For indexes that were made so.
    case removedFromOneAccent = 1
    /// They do not matter on letters of Latin, which are those of SQLite's table: "κοσμος" does not find "κόσμος", nor do the vowel signs of
    /// Arabic go. Letters that Unicode does not take apart stay as they are, too: ø, ł, ß, đ, ı. ``FullTextTokenizer/folding`` does all that.
    case removed = 2
  }

  /// Words are letters and digits of Unicode; case does not matter, nor do accents of Latin letters unless they are kept.
  ///
  /// Symbols are not words: "🔴" and "€" find nothing, and "🔴 urgent" finds all that is urgent. A query finds those that are named as
  /// `tokenCharacters`, which belong to the words beside them; each is a word of its own with ``folding``.
  public static func unicode61(removesDiacritics: Bool = true) -> FullTextTokenizer {
    unicode61(removesDiacritics ? .removed : .kept)
  }

  /// Words are letters and digits of Unicode, and other characters that are given; case does not matter.
  ///
  /// - Parameters:
  ///   - diacritics: How accents are treated.
  ///   - tokenCharacters: Characters that belong to words although they are neither letters nor digits, such as "-_".
  ///   - separators: Characters that do not, although they are.
  ///   - categories: The categories of Unicode whose characters belong to words, such as "L* N* Co" (that is what they are by default). FTS5
  ///     alone knows of them.
  public static func unicode61(
    _ diacritics: Diacritics, tokenCharacters: String = "", separators: String = "", categories: String? = nil
  ) -> FullTextTokenizer {
    var arguments = ["remove_diacritics", String(diacritics.rawValue)]
    if let categories { arguments += ["categories", categories] }
    if !tokenCharacters.isEmpty { arguments += ["tokenchars", tokenCharacters] }
    if !separators.isEmpty { arguments += ["separators", separators] }
    return FullTextTokenizer("unicode61", arguments: arguments)
  }

  /// Words are letters and digits of ASCII and all other characters; case does not matter for letters of ASCII. FTS5 alone has it.
  public static func ascii(tokenCharacters: String = "", separators: String = "") -> FullTextTokenizer {
    let words = tokenCharacters.isEmpty ? [] : ["tokenchars", tokenCharacters]
    return FullTextTokenizer("ascii", arguments: words + (separators.isEmpty ? [] : ["separators", separators]))
  }

  /// English words without their endings, of the words that another tokenizer finds: "searching" is "search".
  ///
  /// - Parameter base: The tokenizer that cuts the text, nil for the usual one. FTS4 takes none.
  public static func porter(over base: FullTextTokenizer? = nil) -> FullTextTokenizer {
    FullTextTokenizer("porter", arguments: base.map { [$0.name] + $0.arguments } ?? [])
  }

  /// Every three characters that follow each other: finds parts of words, of three characters and more. FTS5 alone has it.
  ///
  /// Accents matter. <https://sqlite.org/fts5.html#the_trigram_tokenizer>
  public static func trigram(isCaseSensitive: Bool = false) -> FullTextTokenizer {
    FullTextTokenizer("trigram", arguments: isCaseSensitive ? ["case_sensitive", "1"] : [])
  }

  /// Words are letters and digits of ASCII and all other characters; case does not matter for letters of ASCII. FTS4 alone has it.
  public static let simple = FullTextTokenizer("simple")

  /// The arguments as FTS3 and FTS4 take them: of a key and a value one word.
  package var argumentsForFTS4: [String] {
    guard name.isName("unicode61") else { return arguments }
    return stride(from: 0, to: arguments.count, by: 2).map { place in
      place + 1 < arguments.count ? arguments[place] + "=" + arguments[place + 1] : arguments[place]
    }
  }
}
