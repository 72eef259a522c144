package import SQLiteCore

// A definition cannot have parameters, so its values are written as literals.

extension SQL {
  /// The SQL with each `?` replaced by its value, and closed so that other text may follow.
  package var withLiterals: SQL {
    guard !bindings.isEmpty else { return closed }
    var refusal = refusal
    let bytes = Array(text.utf8)
    let places = SQLToken.all(in: text).filter { $0.kind == .parameter && $0.content == "?" }
    if places.count != bindings.count {
      refusal = refusal ?? "a definition holds \(places.count) parameters for \(bindings.count) values"
    }
    var pieces = ""
    var done = 0
    for (place, value) in zip(places, bindings) {
      pieces += String(decoding: bytes[done..<place.range.lowerBound], as: UTF8.self)
      pieces += Self.apart(value.literal ?? "NULL", before: bytes[..<place.range.lowerBound].last, bytes[place.range.upperBound...].first)
      if value.literal == nil { refusal = refusal ?? "SQL has no literal for a value that is not a number" }
      done = place.range.upperBound
    }
    var whole = SQL(unchecked: pieces + String(decoding: bytes[done...], as: UTF8.self))
    whole.refusal = refusal
    return whole.closed
  }

  /// The literal, with spaces where it would otherwise form a different token or a comment with the adjacent bytes.
  private static func apart(_ literal: String, before: UInt8?, _ behind: UInt8?) -> String {
    let isNegated = before == UInt8(ascii: "-") && literal.utf8.first == before
    let isPartOfWord = [before, behind].map { $0?.isOfWord ?? false }
    return (isNegated || isPartOfWord[0] ? " " : "") + literal + (isPartOfWord[1] ? " " : "")
  }
}
