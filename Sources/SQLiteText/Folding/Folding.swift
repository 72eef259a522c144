import Foundation

/// Makes texts equal that people consider the same in a search: "Štěpán" and "stepan".
///
/// Folding produces a text for comparisons, in these steps:
/// 1. compatibility decomposition (NFKD): é is e and an accent, ﬁ is fi, full-width and half-width letters become the usual ones;
/// 2. lower case, by Unicode's own mapping, for no language in particular; then both steps once more, for the few letters that need it;
/// 3. removal of accents, the vowel points of Hebrew, the vowel signs and the tatweel of Arabic, and invisible characters: soft hyphens,
///    joiners, marks of text direction;
/// 4. letters with a stroke and others without a decomposition become the letters that people type for them: ø is o, ß is ss, ı is i.
///    Letters for which Arabic, Persian and Urdu keyboards have different codes become one: ک is ك, ی and ى are ي, ة, ہ and ھ are ه, ٱ is
///    ا, as أ, إ and آ are by their decomposition;
/// 5. digits of every script become ASCII digits: ٣ and ۳ are 3;
/// 6. composition (NFC), so that the remaining characters, such as Korean syllables or が, have one spelling.
///
/// Other differences stay: が is not か, й is и but ь stays ь, and nothing is transliterated. A folded text is for comparisons, not for
/// display. Folding is idempotent, and gives the same result for each spelling of a text. <https://unicode.org/reports/tr15/>
public enum Folding {
  /// Returns a text without case and accents.
  public static func folded(_ text: String) -> String {
    var text = text
    if let quick = text.withUTF8({ unsafe FoldingTable.quick($0) }) { return quick }
    return slowlyFolded(text)
  }

  /// Folds any text by the rules, without the table.
  static func slowlyFolded(_ text: String, by rules: FoldingRules = .newest) -> String {
    var plain = StreamSafeText.make(of: text).decomposedStringWithCompatibilityMapping
    for _ in 0..<2 { plain = plain.lowercased().decomposedStringWithCompatibilityMapping }
    var folded = ""
    folded.reserveCapacity(plain.utf8.count)
    for scalar in plain.unicodeScalars where !FoldingTable.isDropped(scalar, by: rules) {
      if let letters = FoldingTable.letters[scalar] {
        folded += letters
      } else {
        folded.unicodeScalars.append(rules == .first ? scalar : FoldingTable.typed(scalar))
      }
    }
    return folded.precomposedStringWithCanonicalMapping
  }
}

/// The rules for folding texts and splitting them into words. An index keeps the rules that created it, which its tokenizer names.
enum FoldingRules: Int {
  /// The rules of a tokenizer that names none: symbols separate words, folding covers less of Arabic and of invisible characters, and HTML
  /// has six named characters.
  case first = 1
  /// Symbols are words, and HTML has all named characters.
  case second = 2

  static let newest = second
}

extension StringProtocol {
  /// The text without case and accents; see ``Folding``.
  public var folded: String { Folding.folded(String(self)) }
}
