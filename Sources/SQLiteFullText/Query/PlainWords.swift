import SQLiteCore

/// Cuts text into words without SQLite, as its `unicode61` does with no arguments: letters, digits and private characters make words.
enum PlainWords {
  /// The words in order; their text is in lower case.
  static func tokens(of text: String) -> [FullTextToken] {
    var tokens: [FullTextToken] = []
    var start: String.Index?
    var startOffset = 0
    var offset = 0
    let scalars = text.unicodeScalars
    func end(at index: String.Index) {
      guard let begin = start else { return }
      tokens.append(FullTextToken(text: String(scalars[begin..<index]).lowercased(), byteRange: startOffset..<offset))
      start = nil
    }
    for index in scalars.indices {
      let scalar = scalars[index]
      if isWordCharacter(scalar) || (start != nil && isAttached(scalar)) {
        if start == nil { (start, startOffset) = (index, offset) }
      } else {
        end(at: index)
      }
      offset += UTF8.width(scalar)
    }
    end(at: scalars.endIndex)
    return tokens
  }

  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber,
      .privateUse:
      true
    default: false
    }
  }

  /// A mark over or under a letter, which SQLite takes for a part of its word.
  private static func isAttached(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x331).contains(scalar.value) }

  /// Every three characters in a row, as the tokenizer `trigram` cuts.
  static func trigrams(of text: String) -> [FullTextToken] {
    let scalars = Array(text.unicodeScalars)
    var tokens: [FullTextToken] = []
    var start = 0
    for place in scalars.indices.dropLast(2) {
      var three = String.UnicodeScalarView()
      three.append(contentsOf: scalars[place...place + 2])
      let trigram = String(three)
      tokens.append(FullTextToken(text: trigram.lowercased(), byteRange: start..<start + trigram.utf8.count))
      start += UTF8.width(scalars[place])
    }
    return tokens
  }
}
