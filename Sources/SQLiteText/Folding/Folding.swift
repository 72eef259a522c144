import Foundation

/// Makes strings equal that people consider the same in a search, such as "Štěpán" and "stepan".
///
/// Folding converts a string in these steps:
/// 1. compatibility decomposition (NFKD): é is e and an accent, ﬁ is fi, full-width and half-width letters become the usual ones;
/// 2. lowercasing by Unicode's mapping, independent of language; then both steps once more, for the few letters that need it;
/// 3. removal of accents, the vowel points of Hebrew, the vowel signs and the tatweel of Arabic, and invisible characters: soft hyphens,
///    joiners, text direction marks;
/// 4. replacement of letters without a decomposition, such as letters with a stroke, by the letters that people type for them: ø is o, ß is
///    ss, ı is i. Letters that have different codes on Arabic, Persian and Urdu keyboards become the same letter: ک is ك, ی and ى are ي, ة,
///    ہ and ھ are ه, ٱ is ا (as are أ, إ and آ by their decomposition);
/// 5. conversion of the digits of every script to ASCII digits: ٣ and ۳ are 3;
/// 6. composition (NFC), so that the remaining characters, such as Korean syllables or が, have only one encoding.
///
/// Other differences are kept: が is not か, й is и but ь stays ь, and nothing is transliterated. Folded text is for comparisons, not for
/// display. Folding is idempotent, and gives the same result for all Unicode-equivalent strings. <https://unicode.org/reports/tr15/>
public enum Folding {
  /// Returns a text without case and accents.
  public static func folded(_ text: String) -> String {
    var text = text
    if let quick = text.withUTF8({ unsafe FoldingTable.quick($0) }) { return quick }
    return slowlyFolded(text)
  }

  /// Folds any text by the rules, without the lookup table.
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

/// The rules for folding text and splitting it into words. An index keeps the rules that created it: they are arguments of its tokenizer.
enum FoldingRules: Int {
  /// The rules of a tokenizer without rule arguments. Symbols separate words, folding handles fewer Arabic and invisible characters, and
  /// HTML has six named characters.
  case first = 1
  /// Symbols are words, and HTML has all named characters.
  case second = 2

  static let newest = second
}

extension StringProtocol {
  /// The text without case and accents; see ``Folding``.
  public var folded: String { Folding.folded(String(self)) }
}
