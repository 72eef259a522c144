import SQLiteTestKit

/// Profiles of people with a few words of HTML about themselves: a table of the shape that the article on full-text search of 2013 measured.
///
/// The same seed gives the same bytes on every machine. Words are as unevenly common as those of real texts: the n-th commonest comes about
/// 1/n as often as the first.
struct Profiles: Sequence, IteratorProtocol {
  /// A person; some say nothing about themselves.
  struct Profile: Sendable {
    let id: Int64
    let displayName: String
    let aboutMe: String?
  }

  static let create = "CREATE TABLE profile (id INTEGER PRIMARY KEY, display_name TEXT NOT NULL, about_me TEXT)"

  private let count: Int
  private var made: Int64 = 0
  private var generator: SeededGenerator
  private let languages: [Vocabulary]

  /// So many profiles.
  init(count: Int, seed: UInt64 = 7) {
    self.count = count
    generator = SeededGenerator(seed: seed)
    var words = SeededGenerator(seed: 11)  // the same words for every seed
    languages = ProfileLanguage.all.map { Vocabulary($0, using: &words) }
  }

  mutating func next() -> Profile? {
    guard made < count else { return nil }
    made += 1
    let language = pickLanguage()
    return Profile(id: made, displayName: name(language.language), aboutMe: about(language))
  }

  private mutating func pickLanguage() -> Vocabulary {
    var place = number(below: languages.reduce(0) { $0 + $1.language.share })
    for language in languages {
      place -= language.language.share
      if place < 0 { return language }
    }
    return languages[0]
  }

  private mutating func name(_ language: ProfileLanguage) -> String {
    let first = pick(language.firstNames)
    switch number(below: 10) {
    case 0: return first.lowercased() + "\(number(below: 1_000))"
    case 1: return first
    case _ where language.space.isEmpty: return pick(language.lastNames) + first
    default: return first + " " + pick(language.lastNames)
    }
  }

  private mutating func about(_ language: Vocabulary) -> String? {
    switch number(below: 100) {
    case 0..<12: return nil
    case 12..<16: return ""
    case 16: return html(language, words: 300 + number(below: 700))
    default: return html(language, words: 4 + number(below: 50))
    }
  }

  /// Paragraphs, with lists, links, emphasis and character references among them.
  private mutating func html(_ vocabulary: Vocabulary, words: Int) -> String {
    var text = "<p>"
    var left = words
    while left > 0 {
      let sentence = Swift.min(left, 4 + number(below: 14))
      left -= sentence
      for place in 0..<sentence {
        if place > 0 { text += vocabulary.language.space }
        text += word(vocabulary)
      }
      text += vocabulary.language.fullStop
      switch number(below: 24) {
      case 0: text += "</p>\n\n<p>"
      case 1: text += "<br/>\n"
      case 2: text += "</p>\n<ul>\n<li>\(word(vocabulary))</li>\n<li><b>\(word(vocabulary))</b></li>\n</ul>\n<p>"
      case 3: text += #"<a href="https://example.org/users/\#(number(below: 90_000))" rel="nofollow">\#(word(vocabulary))</a> "#
      case 4: text += "<em>\(word(vocabulary))</em> &amp; <code>\(word(vocabulary))</code> "
      case 5: text += "&quot;\(word(vocabulary))&quot;&nbsp;&#8212; caf&#x00e9; "
      default: break
      }
    }
    return text + "</p>"
  }

  /// A word by its frequency: the rank is spread evenly over the logarithm.
  private mutating func word(_ vocabulary: Vocabulary) -> String {
    // A power of two and a fraction of it, with whole numbers alone: the same on every machine.
    let power = number(below: vocabulary.powers)
    let rank = (1 << power) - 1 + number(below: 1 << power)
    return vocabulary.words[Swift.min(rank, vocabulary.words.count - 1)]
  }

  private mutating func pick(_ list: [String]) -> String { list[number(below: list.count)] }

  private mutating func number(below limit: Int) -> Int { Int(truncatingIfNeeded: generator.next() >> 33) % limit }

  /// The words of a language, commonest first.
  private struct Vocabulary {
    let language: ProfileLanguage
    let words: [String]
    let powers = 15

    init(_ language: ProfileLanguage, using generator: inout SeededGenerator) {
      self.language = language
      var words = language.words
      while words.count < 1 << powers {
        let pieces = 2 + Int(truncatingIfNeeded: generator.next() >> 40) % 3
        var word = ""
        for _ in 0..<pieces { word += language.syllables[Int(truncatingIfNeeded: generator.next() >> 40) % language.syllables.count] }
        words.append(word)
      }
      self.words = words
    }
  }
}

extension Checksum {
  mutating func add(_ profile: Profiles.Profile) {
    add(profile.id)
    add(profile.displayName)
    if let about = profile.aboutMe { add(about) } else { add(Int64(-1)) }
  }
}
