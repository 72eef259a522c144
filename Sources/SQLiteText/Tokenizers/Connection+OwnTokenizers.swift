import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Adds the tokenizers of this package to FTS5: `folding`, `cjk` and `html`.
  ///
  /// ```swift
  /// let connection = try Connection(.file(path))
  /// try connection.addTokenizers()
  /// ```
  /// A connection can only use a table whose tokenizer it has; a manager adds them in its `prepare` closure. They are ``FoldingTokenizer``,
  /// ``CJKTokenizer`` and ``HTMLTokenizer``; of ``FullTextTokenizer`` they are `.folding`, `.cjk` and `.html(over:)`.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when the library has no FTS5.
  public func addTokenizers() throws {
    try addTokenizer("folding") { arguments in
      try refuse(arguments, of: "folding")
      return FoldingTokenizer()
    }
    try addTokenizer("cjk") { arguments in
      try refuse(arguments, of: "cjk")
      return CJKTokenizer()
    }
    try addTokenizer(
      "html",
      over: { arguments, source in
        guard let name = arguments.first else { return HTMLTokenizer(over: FoldingTokenizer()) }
        return HTMLTokenizer(over: try source.make(name, arguments: Array(arguments.dropFirst())))
      })
  }
}

/// Refuses arguments, for there are none.
private func refuse(_ arguments: [String], of name: String) throws {
  guard let first = arguments.first else { return }
  throw SQLiteError.refused(.error, "the tokenizer \(name) takes no arguments, such as \(first)")
}

extension FullTextTokenizer {
  /// Words are letters, digits and marks of Unicode; neither case nor accents matter, and ø is o, ł is l, ß is ss. FTS5 alone has it, after
  /// ``Connection/addTokenizers()``: see ``FoldingTokenizer``.
  public static let folding = FullTextTokenizer("folding")

  /// As ``folding``, and any part of Chinese, Japanese and Korean is found. FTS5 alone has it, after
  /// ``Connection/addTokenizers()``: see ``CJKTokenizer``.
  public static let cjk = FullTextTokenizer("cjk")

  /// The words of what is seen of HTML. FTS5 alone has it, after ``Connection/addTokenizers()``: see ``HTMLTokenizer``.
  ///
  /// - Parameter base: What cuts the text that is seen.
  public static func html(over base: FullTextTokenizer = .folding) -> FullTextTokenizer {
    FullTextTokenizer("html", arguments: [base.name] + base.arguments)
  }
}
