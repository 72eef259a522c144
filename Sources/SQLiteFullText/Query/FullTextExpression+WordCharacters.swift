// The words of `unicode61` without arguments: letters, digits and private-use characters, with the marks that follow them.

extension FullTextExpression.Phrase {
  /// Whether the phrase is a single word.
  var isWord: Bool {
    text.unicodeScalars.first?.isWordCharacter == true && text.unicodeScalars.allSatisfy { $0.isWordCharacter || $0.isAttached }
  }
}

extension Unicode.Scalar {
  /// Whether a scalar begins or continues a word.
  var isWordCharacter: Bool {
    if isASCII { return properties.isAlphabetic || ("0"..."9").contains(self) }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber,
      .privateUse:
      true
    default: false
    }
  }

  /// Whether a scalar is a combining mark, which SQLite counts as part of the word.
  fileprivate var isAttached: Bool { (0x300...0x331).contains(value) }
}
