import SQLiteCore

/// Splits text into words without SQLite, as `unicode61` does with no arguments: words are of letters, digits and private-use characters.
enum PlainWords {
  /// The words in order, with their text in lower case.
  static func tokens(of text: String) -> [FullTextToken] {
    var text = text
    text.makeContiguousUTF8()  // makes UTF-8 distances constant-time
    return text.unicodeScalars.split { !isWordCharacter($0) && !isAttached($0) }.compactMap { piece in
      let word = piece.drop(while: isAttached)  // leading marks have no letter to combine with
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

  /// Whether a scalar is a combining mark, which SQLite counts as part of the word.
  private static func isAttached(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x331).contains(scalar.value) }
}
