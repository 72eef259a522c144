/// A pragma by its words, whatever their quotes.
struct SpelledPragma {
  /// Its name in small letters.
  let name: String
  /// The schema that is named before it.
  let schema: String?
  /// The value that it is set to, or called with, in small letters and without a plus.
  let argument: String?

  /// The pragma after an offset, explained or not; nil for any other statement.
  init?(of sql: String, from offset: Int) {
    var words = StatementWords(sql, from: offset)
    var first = words.first()
    while let word = first, !words.spells(word, "pragma") {
      guard words.spells(word, "explain") || words.spells(word, "query") || words.spells(word, "plan") else { return nil }
      first = words.next()
    }
    if first == nil { return nil }
    var name = words.nextName()
    var sign = words.next()
    var schema: String?
    if sign?.first == UInt8(ascii: ".") {
      schema = name
      name = words.nextName()
      sign = words.next()
    }
    self.name = name?.lowercased() ?? ""
    self.schema = schema
    argument = [UInt8(ascii: "="), UInt8(ascii: "(")].contains(sign?.first) ? words.nextName()?.lowercased() ?? "" : nil
  }
}
