import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Adds the tokenizers of this package to FTS5: `folding`, `cjk` and `html`.
  ///
  /// ```swift
  /// let connection = try Connection(.file(path))
  /// try connection.addTokenizers()
  /// ```
  /// A connection can use only tables whose tokenizer it has; a manager adds tokenizers in its `prepare` closure. They are
  /// ``FoldingTokenizer``, ``CJKTokenizer`` and ``HTMLTokenizer``; as a ``FullTextTokenizer`` they are `.folding`, `.cjk` and
  /// `.html(over:)`.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when the library has no FTS5.
  public func addTokenizers() throws {
    try addTokenizer("folding") { try FoldingTokenizer(arguments: $0) }
    try addTokenizer("cjk") { try CJKTokenizer(arguments: $0) }
    try addTokenizer(
      "html",
      over: { arguments, registry in
        let (rules, base) = try FoldingRules.leading(arguments, of: "html")
        // Otherwise a file could nest it in itself as deep as SQL is long.
        if base.count(where: { $0.isName("html") }) > 2 {
          throw SQLiteError.refused(.error, "the tokenizer html can be its own base twice at most")
        }
        let tokenizer: any TextTokenizer =
          if let name = base.first {
            try RegisteredTokenizer(name, Array(base.dropFirst()), in: registry)
          } else {
            FoldingTokenizer()
          }
        return HTMLTokenizer(over: tokenizer, decodesAllNames: rules != .first)
      })
  }
}

extension FoldingRules {
  /// The largest number of words after a tokenizer over another: a file may contain `html html html …`, and each is a nested call.
  fileprivate static let mostWords = 100

  /// The word before the number of the rules.
  private static let word = "rules"

  /// The arguments with which a tokenizer names these rules.
  fileprivate var arguments: [String] { [Self.word, String(rawValue)] }

  /// Returns the rules before the base of a tokenizer, the first rules if none are given, and the base: its name and its arguments.
  fileprivate static func leading(_ arguments: [String], of name: String) throws(SQLiteError) -> (rules: FoldingRules, base: [String]) {
    if arguments.count > mostWords {
      throw SQLiteError.refused(.error, "the tokenizer \(name) has too many bases: \(arguments.count) words follow it")
    }
    let count = arguments.first?.isName(word) == true ? 2 : 0
    return (try FoldingRules(Array(arguments.prefix(count)), of: name), Array(arguments.dropFirst(count)))
  }

  /// Reads the rules after the name of a tokenizer; the first rules if there are none.
  init(_ arguments: [String], of name: String) throws(SQLiteError) {
    if arguments.isEmpty {
      self = .first
    } else if arguments.count == 2, arguments[0].isName(Self.word), let rules = Int(arguments[1]).flatMap({ FoldingRules(rawValue: $0) }) {
      self = rules
    } else {
      let words = arguments.joined(separator: " ")
      throw SQLiteError.refused(
        .error, "the tokenizer \(name) accepts only the arguments rules 1 or rules \(Self.newest.rawValue), not \(words)")
    }
  }
}

extension FullTextTokenizer {
  /// Words are letters, digits and marks of Unicode, and each symbol is one; case and accents are ignored, and ø is o, ł is l, ß is ss.
  /// Only in FTS5, after ``Connection/addTokenizers()``: see ``FoldingTokenizer``.
  public static let folding = FullTextTokenizer("folding", arguments: FoldingRules.newest.arguments)

  /// As ``folding``, and finds any part of Chinese, Japanese, Korean, Thai, Lao, Khmer, Burmese and other scripts without spaces. Only in
  /// FTS5, after ``Connection/addTokenizers()``: see ``CJKTokenizer``.
  public static let cjk = FullTextTokenizer("cjk", arguments: FoldingRules.newest.arguments)

  /// The words of the visible text of HTML. Only in FTS5, after ``Connection/addTokenizers()``: see ``HTMLTokenizer``.
  ///
  /// - Parameter base: The tokenizer that splits the visible text.
  public static func html(over base: FullTextTokenizer = .folding) -> FullTextTokenizer {
    FullTextTokenizer("html", arguments: FoldingRules.newest.arguments + [base.name] + base.arguments)
  }
}

extension FullTextTokenizer {
  /// Whether it is a tokenizer of this package that splits text itself.
  private var isFoldingOrCJK: Bool { name.isName("folding") || name.isName("cjk") }

  /// Whether it uses rules of this package, of which there are several.
  package var hasRules: Bool { isFoldingOrCJK || name.isName("html") || base?.hasRules == true }

  /// The base of a tokenizer `html` or `porter`; nil for others, and when there is none.
  var base: FullTextTokenizer? {
    let isHTML = name.isName("html")
    guard isHTML || name.isName("porter"), arguments.count <= FoldingRules.mostWords else { return nil }
    guard let words = isHTML ? try? FoldingRules.leading(arguments, of: name).base : arguments else { return nil }
    guard let base = words.first else { return isHTML ? FullTextTokenizer("folding") : nil }
    return FullTextTokenizer(base, arguments: Array(words.dropFirst()))
  }

  /// The same tokenizer with the newest rules of this package.
  var byNewestRules: FullTextTokenizer { by(.newest) }

  private func by(_ rules: FoldingRules) -> FullTextTokenizer {
    if isFoldingOrCJK {
      return (try? FoldingRules(arguments, of: name)) == nil ? self : FullTextTokenizer(name, arguments: rules.arguments)
    }
    guard let base = base?.by(rules) else { return self }
    return FullTextTokenizer(name, arguments: (name.isName("html") ? rules.arguments : []) + [base.name] + base.arguments)
  }

  /// Whether the texts of queries have the same words by all rules of this package.
  package func splitsAlike(_ texts: [String]) throws -> Bool {
    let tokenizers = [FoldingRules.first, .newest].compactMap { by($0).queryTokenizer }
    return try texts.allSatisfy { text in Set(try tokenizers.map { try $0.words(of: text) }).count <= 1 }
  }

  /// The tokenizer that splits queries for it without a connection; nil for a tokenizer that is not of this package.
  package var queryTokenizer: (any TextTokenizer)? {
    if !isFoldingOrCJK { return base?.queryTokenizer }
    return name.isName("cjk") ? try? CJKTokenizer(arguments: arguments) : try? FoldingTokenizer(arguments: arguments)
  }
}

extension TextTokenizer {
  /// Returns the words of a query.
  package func words(of query: String) throws -> [FullTextToken] {
    var words: [FullTextToken] = []
    try unsafe Array(query.utf8).withUnsafeBufferPointer { query in
      try unsafe tokenize(query, for: .query) { words.append(unsafe FullTextToken($0, $1, $2)) }
    }
    return words
  }
}
