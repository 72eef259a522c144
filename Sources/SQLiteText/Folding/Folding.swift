import Foundation

/// Makes texts alike that people hold for the same when they search: "Štěpán" and "stepan".
///
/// Folding makes a text for comparing, in these steps:
/// 1. compatibility decomposition (NFKD): é is e and an accent, ﬁ is fi, full-width and half-width letters are the usual ones;
/// 2. small letters, by Unicode's own mapping, for no language in particular; then both once more, for the few letters that need it;
/// 3. without accents, the vowel points of Hebrew, the vowel signs and the tatweel of Arabic, and invisible characters: soft hyphens, joiners, marks
///    that say in which direction a text runs;
/// 4. letters with a stroke and others that have no decomposition become the letters that people type for them: ø is o, ß is ss, ı is i. The letters
///    that Arabic, Persian and Urdu keyboards have codes of their own for are one: ک is ك, ی and ى are ي, ة, ہ and ھ are ه, ٱ is ا, as أ, إ and آ are
///    by their decomposition;
/// 5. digits of every script are those of ASCII: ٣ and ۳ are 3;
/// 6. composed again (NFC), so that what remains, such as Korean syllables or が, has one spelling.
///
/// Other differences stay: が is not か, й is и but ь stays ь, and nothing is transliterated. A folded text is for comparing, not for showing.
/// It is idempotent, and the same for each spelling of a text. <https://unicode.org/reports/tr15/>
public enum Folding {
  /// A text without case and accents.
  public static func folded(_ text: String) -> String {
    var text = text
    if let quick = text.withUTF8({ unsafe FoldingTable.quick($0) }) { return quick }
    return slowlyFolded(text)
  }

  /// The rule itself, for any text.
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

/// By which rules texts are folded and cut into words. An index keeps those it was made by, which its tokenizer names.
enum FoldingRules: Int {
  /// Those of a tokenizer that names none: symbols stand between words, folding knows less of Arabic and of invisible characters, and HTML has six
  /// names of characters.
  case first = 1
  /// Symbols are words, and HTML has all names of characters.
  case second = 2

  static let newest = second
}

extension StringProtocol {
  /// The text without case and accents; see ``Folding``.
  public var folded: String { Folding.folded(String(self)) }
}
