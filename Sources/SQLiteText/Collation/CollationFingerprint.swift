import SQLiteCore

// A short fingerprint of a collator's order. Two engines have the same fingerprint if they sort the probes the same way.

extension Collator {
  /// Sample strings whose order distinguishes languages, options and versions.
  private static let probes: [String] =
    [
      "", "a", "A", "á", "à", "â", "ä", "å", "ą", "ae", "æ", "af", "az", "b", "c", "C", "č", "ć", "ç", "ch", "Ch", "CH", "cz", "d", "ď",
      "đ",
      "dz", "dž", "e", "é", "ě", "ę", "ë", "g", "ğ", "gy", "h", "i", "I", "ı", "İ", "í", "y", "j", "l", "ł", "lj", "ll", "ly", "lz", "m",
      "n", "ñ", "ň", "nj", "ny", "nz", "o", "ó", "ö", "ø", "ő", "œ", "ơ", "oz", "q", "r", "ř", "s", "š", "ś", "ş", "ß", "ss", "sz", "t",
      "ť",
      "th", "ty", "u", "ú", "ü", "ű", "ů", "ư", "v", "w", "ý", "z", "ž", "ź", "ż", "zs", "þ", "a10", "a2", "a 1", "a-1", "a_1", "-", "1",
      "%",
    ]
    + ["côte", "coté", "aé", "αβ", "ά", "ω", "а", "ґ", "г", "е", "ё", "є", "и", "й", "і", "ї", "я", "א", "ב", "ت", "ا", "آ", "ى", "ي"]
    + ["か", "が", "カ", "カー", "きゃ", "きや", "日", "本", "一", "丁", "가", "각", "나", "เก", "กา", "ขา", "แก", "क", "क्ष", "😀", "\u{301}"]

  /// A 64-bit hash of the sorted probes, and of which neighbors are equal. It changes if the engine sorts them differently.
  var fingerprint: String {
    var bytes: [UInt8] = []
    let sorted = Self.probes.ordered { first, second in
      let order = engineOrder(first, second)
      return order != 0 ? order < 0 : first.utf8.lexicographicallyPrecedes(second.utf8)
    }
    for (place, probe) in sorted.enumerated() {
      let isEqual = place > 0 && engineOrder(sorted[place - 1], probe) == 0
      bytes += probe.utf8 + [isEqual ? 0xfe : 0xff]
    }
    return String(bytes.fnv1a, radix: 16)
  }

  private func engineOrder(_ first: String, _ second: String) -> Int {
    unsafe compare(first, second) { unsafe engine.compare($0, $1) }
  }
}
