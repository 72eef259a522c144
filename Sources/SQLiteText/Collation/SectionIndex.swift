import Foundation
public import SQLiteCore

/// A section of a sorted list, whose names start with the same letter, as in a phone's contact list.
public struct SortedSection: Hashable, Sendable {
  /// The title: `A`, `Č` or `CH`, for example; `#` for names that do not begin with a letter; `…` for Chinese characters.
  public let title: String
  /// The indices of its names in the list.
  public internal(set) var range: Range<Int>
}

extension Collator {
  /// Returns the sections of a list that is sorted by this collator.
  ///
  /// The language decides which characters are separate letters. In Czech, Č follows C and CH follows H, while Á is in the section A; in
  /// Danish, Aa is in the section Å. Letters of other scripts get sections of their own. Korean syllables are grouped by their first
  /// consonant. Thai words are grouped by their first consonant, even if a vowel is written before it.
  /// - Parameter names: Sorted names. If they are not sorted, a title may occur more than once.
  /// - Returns: Sections without gaps, in the order of the list.
  /// - Throws: ``SQLiteError`` with SQLITE_NOMEM.
  public func sections(of names: [String]) throws(SQLiteError) -> [SortedSection] {
    let titles = try SectionTitles(collation)
    var sections: [SortedSection] = []
    var letter = ""
    for (place, name) in names.enumerated() {
      let initial = titles.initial(of: name)
      let isSame = !sections.isEmpty && (initial == letter || titles.areAlike(initial, letter))
      let title = isSame ? "" : titles.title(of: initial)
      if let last = sections.last, isSame || last.title == title {
        sections[sections.count - 1].range = last.range.lowerBound..<place + 1
      } else {
        sections.append(SortedSection(title: title, range: place..<place + 1))
        letter = initial
      }
    }
    return sections
  }
}

/// Assigns names to sections: decides which letters are the same in a language, and their titles.
private struct SectionTitles {
  /// Letters written with two or three characters, by language, longest first. The collation decides whether each is a separate letter.
  private static let digraphs: [String: [String]] = [
    "cs": ["ch"], "sk": ["ch", "dz", "dž"], "hu": ["dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs"], "hr": ["dž", "lj", "nj"],
    "bs": ["dž", "lj", "nj"], "sr": ["dž", "lj", "nj"], "es": ["ch", "ll"], "da": ["aa"], "nb": ["aa"], "nn": ["aa"], "no": ["aa"],
    "cy": ["ch", "dd", "ff", "ng", "ll", "ph", "rh", "th"], "sq": ["dh", "gj", "ll", "nj", "rr", "sh", "th", "xh", "zh"],
  ]
  private static let koreanConsonants = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".map { String($0) }
  private static let latin = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
  private static let noLetter = "#"
  private static let ideograph = "…"

  private let letters: Collator
  private let locale: Locale
  private let digraphs: [String]

  init(_ collation: LocalizedCollation) throws(SQLiteError) {
    locale = Locale(identifier: collation.locale)
    letters = try LocalizedCollation(locale: collation.locale, strength: .primary, equality: .strength, engine: collation.engine)
      .makeCollator()
    var found: [String] = []
    for digraph in Self.digraphs[String(collation.locale.prefix { $0 != "_" && $0 != "@" })] ?? [] {
      // A digraph that is a letter sorts after its first character followed by any other letter, here a letter of another script.
      if letters.compare(digraph, digraph.prefix(1) + "я") > 0 { found.append(digraph) }
    }
    digraphs = found
  }

  /// Returns the first letter of a name in lower case, or `noLetter` or `ideograph` for a name that does not begin with a letter.
  func initial(of name: String) -> String {
    // This prefix is enough for a title. Unicode libraries sort marks in quadratic time, so the whole name could be slow.
    var rest = String(name.unicodeScalars.prefix(StreamSafeText.mostMarks)).precomposedStringWithCanonicalMapping[...]
    if let first = rest.unicodeScalars.first, [0xe40...0xe44, 0xec0...0xec4].contains(where: { $0.contains(first.value) }) {
      let second = String(rest.unicodeScalars.dropFirst())  // the rest, after a Thai or Lao vowel that is written before its consonant
      if second.unicodeScalars.first?.properties.isAlphabetic == true { rest = second[...] }
    }
    guard let first = rest.first, let scalar = rest.unicodeScalars.first, scalar.properties.isAlphabetic else { return Self.noLetter }
    if scalar.properties.isIdeographic { return Self.ideograph }
    if (0xac00...0xd7a3).contains(scalar.value) { return Self.koreanConsonants[Int(scalar.value - 0xac00) / 588] }
    let start = rest.prefix(3).lowercased()
    if let digraph = digraphs.first(where: { start.hasPrefix($0) }) { return digraph }
    return (0xe00...0xeff).contains(scalar.value) ? String(scalar) : String(first).lowercased(with: locale)
  }

  func areAlike(_ first: String, _ second: String) -> Bool {
    let isLetter = ![first, second].contains(Self.noLetter) && ![first, second].contains(Self.ideograph)
    return isLetter && letters.compare(first, second) == 0
  }

  /// Returns the title for a letter: a capital, without the marks that make no difference in the language.
  func title(of initial: String) -> String {
    if initial == Self.noLetter || initial == Self.ideograph || Self.koreanConsonants.contains(initial) { return initial }
    let folded = initial.folded
    let base = String(initial.decomposedStringWithCanonicalMapping.unicodeScalars.prefix(1))
    // In Denmark and Norway aa is å, in Lithuania y sorts with i, in Sweden w may sort with v. An Arabic letter may fold to a letter of a
    // different language.
    let isArabic = initial.unicodeScalars.first.map { (0x600...0x6ff).contains($0.value) } ?? false
    let plain = (digraphs.contains(initial) ? ["å"] : []) + Self.latin + (isArabic ? [base, folded] : [folded, base])
    guard let same = plain.first(where: { areAlike($0, initial) }) else { return initial.uppercased(with: locale) }
    return (digraphs.contains(same) ? same : String(same.prefix(1))).uppercased(with: locale)
  }
}
