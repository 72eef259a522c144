public import SQLiteCore

extension Connection.OnDemand {
  /// The collations, functions and tokenizers of this package.
  ///
  /// - The collations `LOCALIZED_` followed by a locale, such as `COLLATE "LOCALIZED_cs"`, as `Connection.addLocalizedCollations(_:)` adds
  ///   them. The meaning of `LOCALIZED` alone must be defined.
  /// - The functions `folded(text)` and `sort_key(text, locale)`.
  /// - The FTS5 tokenizers `folding`, `cjk` and `html`.
  ///
  /// ```swift
  /// var configuration = Connection.Configuration()
  /// configuration.onDemand = .text
  /// let words = try Connection(.file("/tmp/words.sqlite"), configuration: configuration)
  /// let sorted = try words.rows("SELECT name FROM word ORDER BY name COLLATE LOCALIZED_cs", as: String.self)
  /// ```
  /// A manager's connections use this value unless its configuration sets another one.
  ///
  /// <https://sqlite.org/c3ref/collation_needed.html>
  public static let text = Connection.OnDemand("text") { connection in
    for part in [localizedCollations, textFunctions, tokenizers] { try connection.give(part) }
  }

  static let localizedCollations = Connection.OnDemand("localized collations") { connection in
    let wereRemoved = connection.attachments[CollationSource.self] != nil && !connection.suppliesCollations
    if !wereRemoved { try connection.supplyLocalizedCollations() }
    connection.supply { meaning, error, _ in
      guard case .missingCollation(let name) = meaning, name.isName(LocalizedCollation.name) else { return false }
      throw error.reworded(
        "no such collation sequence: \(name). Define it with addLocalizedCollations(locale:), in the prepare closure of a manager, "
          + "or name the locale: LOCALIZED_cs")
    }
  }

  private static let textFunctions = Connection.OnDemand("text functions") { connection in
    connection.supply { meaning, _, connection in
      guard case .missingFunction(let name) = meaning else { return false }
      if name.isName("folded") {
        try connection.addFoldingFunction()
      } else if name.isName("sort_key") {
        try connection.addSortKeyFunction()
      } else {
        return false
      }
      return true
    }
  }

  /// Adds the tokenizers immediately instead of on demand, because the error from `porter` does not name the missing tokenizer.
  fileprivate static let tokenizersUnderPorter = Connection.OnDemand("tokenizers under porter") { connection in
    let isThere = (try? RegisteredTokenizer("folding", [], in: connection.fullTextInterface().registry)) != nil
    if !isThere { try connection.addTokenizers() }
  }

  fileprivate static let tokenizers = Connection.OnDemand("tokenizers") { connection in
    connection.supply { meaning, _, connection in
      guard case .missingTokenizer(let name) = meaning, ["folding", "cjk", "html"].containsName(name) else { return false }
      try connection.addTokenizers()
      return true
    }
  }
}

extension Connection {
  /// Adds this package's tokenizers to the connection if the given tokenizer is one of them, or is based on one.
  package func bringTokenizer(of tokenizer: FullTextTokenizer) throws {
    if tokenizer.hasRules { try bring(tokenizer.name.isName("porter") ? .tokenizersUnderPorter : .tokenizers) }
  }
}
