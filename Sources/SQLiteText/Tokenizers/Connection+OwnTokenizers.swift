import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Adds the tokenizers of this package to FTS5: `folding`, `cjk` and `html`.
  ///
  /// ```swift
  /// let connection = try Connection(.file(path))
  /// try connection.addTokenizers()
  /// ```
  /// A connection can use a search table only if it has the table's tokenizer. With a manager, add tokenizers in its `prepare` closure. The
  /// tokenizers are ``FoldingTokenizer``, ``CJKTokenizer`` and ``HTMLTokenizer``. Their ``FullTextTokenizer`` values are `.folding`, `.cjk`
  /// and `.html(over:)`.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when the library has no FTS5.
  public func addTokenizers() throws {
    try addTokenizer("folding") { try FoldingTokenizer(arguments: $0) }
    try addTokenizer("cjk") { try CJKTokenizer(arguments: $0) }
    try addTokenizer(
      "html",
      over: { arguments, registry in
        let (rules, base) = try FoldingRules.leading(arguments, of: "html")
        // Otherwise a file could nest it to any depth.
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
  /// The maximum number of words after the name of a tokenizer with a base. A file may contain `html html html …`, and each one is a nested
  /// call.
  fileprivate static let mostWords = 100

  /// The keyword before the number of the rules.
  private static let word = "rules"

  /// The tokenizer arguments that select these rules.
  fileprivate var arguments: [String] { [Self.word, String(rawValue)] }

  /// Parses tokenizer arguments into the rules (the first rules if none are given) and the base tokenizer's name and arguments.
  fileprivate static func leading(_ arguments: [String], of name: String) throws(SQLiteError) -> (rules: FoldingRules, base: [String]) {
    if arguments.count > mostWords {
      throw SQLiteError.refused(.error, "the tokenizer \(name) has too many bases: \(arguments.count) words follow it")
    }
    let count = arguments.first?.isName(word) == true ? 2 : 0
    return (try FoldingRules(Array(arguments.prefix(count)), of: name), Array(arguments.dropFirst(count)))
  }

  /// Parses the rules from a tokenizer's arguments; the first rules if there are none.
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
  /// Words consist of Unicode letters, digits and marks; each symbol is also a word. Case and accents are ignored, and ø is o, ł is l, ß is
  /// ss. Only in FTS5, after ``Connection/addTokenizers()``: see ``FoldingTokenizer``.
  public static let folding = FullTextTokenizer("folding", arguments: FoldingRules.newest.arguments)

  /// Like ``folding``, but also finds any part of text in Chinese, Japanese, Korean, Thai, Lao, Khmer, Burmese and other scripts without
  /// spaces. Only in FTS5, after ``Connection/addTokenizers()``: see ``CJKTokenizer``.
  public static let cjk = FullTextTokenizer("cjk", arguments: FoldingRules.newest.arguments)

  /// The words of the visible text of HTML. Only in FTS5, after ``Connection/addTokenizers()``: see ``HTMLTokenizer``.
  ///
  /// - Parameter base: The tokenizer that splits the visible text.
  public static func html(over base: FullTextTokenizer = .folding) -> FullTextTokenizer {
    FullTextTokenizer("html", arguments: FoldingRules.newest.arguments + [base.name] + base.arguments)
  }
}

extension FullTextTokenizer {
  /// Whether this is `folding` or `cjk`, the tokenizers of this package that split text themselves.
  private var isFoldingOrCJK: Bool { name.isName("folding") || name.isName("cjk") }

  /// Whether the tokenizer or its base has versioned rules of this package.
  package var hasRules: Bool { isFoldingOrCJK || name.isName("html") || base?.hasRules == true }

  /// The base of an `html` or `porter` tokenizer; nil if there is none, and for other tokenizers.
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

  /// Whether all rules of this package split the given query texts into the same words.
  package func splitsAlike(_ texts: [String]) throws -> Bool {
    let tokenizers = [FoldingRules.first, .newest].compactMap { by($0).queryTokenizer }
    return try texts.allSatisfy { text in Set(try tokenizers.map { try $0.words(of: text) }).count <= 1 }
  }

  /// A tokenizer that splits queries in the same way without a connection; nil if the tokenizer is not from this package.
  private var queryTokenizer: (any TextTokenizer)? {
    if !isFoldingOrCJK { return base?.queryTokenizer }
    return name.isName("cjk") ? try? CJKTokenizer(arguments: arguments) : try? FoldingTokenizer(arguments: arguments)
  }
}

extension TextTokenizer {
  /// Returns the words of a query.
  fileprivate func words(of query: String) throws -> [FullTextToken] {
    var words: [FullTextToken] = []
    try unsafe Array(query.utf8).withUnsafeBufferPointer { query in
      try unsafe tokenize(query, for: .query) { words.append(unsafe FullTextToken($0, $1, $2)) }
    }
    return words
  }
}
