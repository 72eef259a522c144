import Foundation
import SQLiteManager
import Scratch

/// The languages whose order is proven, with what their texts are made of.
enum Languages {
  static let all = [
    "cs", "sk", "pl", "hu", "de", "de@collation=phonebook", "sv", "da", "nb", "fi", "es", "fr", "tr", "vi", "hr", "lt", "en", "el", "ru",
    "uk",
    "ja", "ko", "th", "zh", "ar", "he",
  ]

  private static let latin = [
    "a", "A", "b", "c", "C", "ch", "d", "e", "h", "i", "I", "k", "l", "n", "o", "r", "s", "ss", "u", "y", "z", "Z",
  ]

  /// Letters and signs that are particular to each language; their marks are composed here, and are decomposed by chance.
  private static let own: [String: [String]] = [
    "cs": ["á", "č", "Č", "ď", "é", "ě", "í", "ň", "ó", "ř", "Ř", "š", "ť", "ú", "ů", "ý", "ž", "Ch", "CH", "cH"],
    "sk": ["á", "ä", "č", "ď", "dz", "dž", "ĺ", "ľ", "ň", "ô", "ŕ", "š", "ť", "ž", "ch"],
    "pl": ["ą", "ć", "ę", "ł", "Ł", "ń", "ó", "ś", "ź", "ż", "Ż"],
    "hu": ["á", "cs", "dz", "dzs", "gy", "ly", "ny", "ö", "ő", "Ő", "sz", "ssz", "ccs", "ty", "ü", "ű", "zs"],
    "de": ["ä", "Ä", "ae", "ö", "oe", "ü", "ue", "ß", "ẞ"], "sv": ["å", "ä", "ö", "Å", "é", "w", "v"],
    "da": ["æ", "ø", "å", "aa", "Aa", "AA", "ü", "ä", "ö"], "nb": ["æ", "ø", "å", "aa", "Aa", "ð", "þ"],
    "fi": ["å", "ä", "ö", "š", "w", "ü"],
    "es": ["ñ", "Ñ", "á", "ll", "ü", "ch"], "fr": ["é", "è", "ê", "ë", "ç", "œ", "Œ", "æ", "ô", "î"],
    "tr": ["ı", "I", "i", "İ", "ğ", "ş", "ç", "ö", "ü", "â"], "vi": ["ă", "â", "đ", "ê", "ô", "ơ", "ư", "ế", "ệ", "ợ", "ử", "ã"],
    "hr": ["č", "ć", "dž", "đ", "lj", "nj", "š", "ž", "ǆ", "ǉ"], "lt": ["ą", "č", "ę", "ė", "į", "š", "ų", "ū", "ž", "y", "i"],
    "en": ["é", "'", "-", "ö"], "el": ["α", "ά", "β", "ε", "έ", "σ", "ς", "Σ", "ϊ", "ΐ", "ω", "ώ", "ᾳ"],
    "ru": ["а", "е", "ё", "Ё", "и", "й", "ж", "щ", "ъ", "я"], "uk": ["г", "ґ", "е", "є", "и", "і", "ї", "й", "ь", "я", "'"],
    "ja": ["あ", "ア", "ー", "か", "が", "ガ", "ゝ", "ゞ", "ヽ", "っ", "ッ", "つ", "ｱ", "ｶﾞ", "日", "本", "ゃ", "や"],
    "ko": ["가", "각", "나", "한", "글", "ㄱ", "ㅏ", "韓", "힣"],
    "th": ["ก", "ข", "ค", "เ", "แ", "โ", "า", "ะ", "ิ", "่", "้", "ร", "ำ", "ๆ", "็"],
    "zh": ["中", "文", "一", "丁", "七", "重", "长", "國", "国", "〇"],
    "ar": ["ا", "أ", "إ", "آ", "ب", "ت", "ة", "ه", "ى", "ي", "ل", "لا", "َ", "ّ", "ـ"],
    "he": ["א", "ב", "ג", "כ", "ך", "ם", "מ", "ש", "שׁ", "ָ"],
  ]

  /// Pieces that come in texts of any language.
  private static let foreign = [
    " ", "-", ".", "1", "2", "10", "٣", "\u{0}", "\u{301}", "\u{30c}", "\u{323}", "\u{200d}", "\u{ad}", "\u{feff}", "\u{fffd}", "\u{ffff}",
    "😀",
    "👨‍👩‍👧", "ﬁ", "²", "ﷺ", "Ж", "й", "ω", "ά", "א", "ب", "あ", "が", "ー", "日", "한", "ก", "เ", "क", "ि", "é", "ß", "č", "ı", "\u{10ffff}",
  ]

  /// Bytes that are not UTF-8: a lone continuation, beginnings without an end, a surrogate, an overlong slash, a number past the last scalar.
  private static let broken: [[UInt8]] = [
    [0x80], [0xc3], [0xe2, 0x82], [0xf0, 0x9f, 0x98], [0xed, 0xa0, 0x80], [0xc0, 0xaf], [0xf5, 0x80], [0xff],
  ]

  /// A random text in bytes: short, so that many have a beginning in common; empty, decomposed, of many scripts and broken at times.
  static func text(of language: String, using generator: inout SplitMix64) -> [UInt8] {
    let letters = own[String(language.prefix(2))] ?? []
    var bytes: [UInt8] = []
    for _ in 0..<generator.below(6) {
      let kind = generator.below(20)
      if kind == 0 {
        bytes += broken[generator.below(broken.count)]
        continue
      }
      let pool = kind < 4 ? foreign : kind < 9 || letters.isEmpty ? latin : letters
      let piece = pool[generator.below(pool.count)]
      bytes += Array((generator.below(3) == 0 ? piece.decomposedStringWithCanonicalMapping : piece).utf8)
    }
    return bytes
  }

  /// A text that differs little from another: a piece more or less, an accent spelled in another way, another case, an end cut off.
  static func text(near text: [UInt8], of language: String, using generator: inout SplitMix64) -> [UInt8] {
    var pieces = String(decoding: text, as: UTF8.self).unicodeScalars.map { String($0) }
    let place = generator.below(pieces.count + 1)
    let piece = self.text(of: language, using: &generator)
    switch generator.below(8) {
    case 0: return Array(String(decoding: text, as: UTF8.self).decomposedStringWithCanonicalMapping.utf8)
    case 1: return Array(String(decoding: text, as: UTF8.self).precomposedStringWithCanonicalMapping.utf8)
    case 2: return Array(String(decoding: text, as: UTF8.self).uppercased().utf8)
    case 3: return Array(text.prefix(generator.below(text.count + 1)))  // within a character, too
    case 4: return text + piece
    case 5: return piece + text
    case 6 where place < pieces.count: pieces.remove(at: place)
    default: pieces.insert(foreign[generator.below(foreign.count)], at: place)
    }
    return Array(pieces.joined().utf8)
  }
}
