/// The name, schema and argument of a pragma, without their quotes.
struct SpelledPragma {
  /// The name, in lowercase.
  let name: String
  /// The schema that qualifies the name.
  let schema: String?
  /// The value or argument, in lowercase and without a plus sign.
  let argument: String?

  /// Reads the pragma after an offset in bytes, also within EXPLAIN; returns nil for any other statement.
  init?(of sql: String, from offset: Int) {
    var tokens = StatementTokens(sql, from: offset)
    var token = tokens.next()
    while let word = token, word.isWord("explain") || word.isWord("query") || word.isWord("plan") { token = tokens.next() }
    guard token?.isWord("pragma") == true else { return nil }
    var name = tokens.next()
    var sign = tokens.next()
    schema = sign?.isSign(".") == true ? name?.name : nil
    if schema != nil { (name, sign) = (tokens.next(), tokens.next()) }
    self.name = name?.named ?? ""
    guard sign?.isSign("=") == true || sign?.isSign("(") == true else {
      argument = nil
      return
    }
    let first = tokens.next()
    let isSigned = first?.isSign("-") == true || first?.isSign("+") == true
    argument = (first?.isSign("-") == true ? "-" : "") + ((isSigned ? tokens.next() : first)?.named ?? "")
  }
}
