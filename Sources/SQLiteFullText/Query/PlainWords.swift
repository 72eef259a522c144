import SQLiteCore

/// Cuts text into words without SQLite, as its `unicode61` does with no arguments: letters, digits and private characters make words.
enum PlainWords {
  /// The words in order; their text is in lower case.
  static func tokens(of text: String) -> [FullTextToken] {
    var text = text
    text.makeContiguousUTF8()  // distances are known at once
    return text.unicodeScalars.split { !isWordCharacter($0) && !isAttached($0) }.compactMap { piece in
      let word = piece.drop(while: isAttached)  // there is nothing that they could stand on
      if word.isEmpty { return nil }
      let start = text.utf8.distance(from: text.startIndex, to: word.startIndex)
      return FullTextToken(
        text: String(word).lowercased(), byteRange: start..<start + text.utf8.distance(from: word.startIndex, to: word.endIndex))
    }
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
