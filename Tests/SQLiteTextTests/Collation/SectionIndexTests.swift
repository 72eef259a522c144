import SQLiteManager
import Scratch
import Testing

@Suite struct `The sections of a sorted list` {
  @Test(arguments: [
    ("cs", "1. máj|Adam|Áda|Cyril|Čeněk|Dan|Hana|Chrudoš|Ivo|Řehoř|Šimon|Žofie", "# 1|A 2|C 1|Č 1|D 1|H 1|CH 1|I 1|Ř 1|Š 1|Ž 1"),
    ("en", "'x|42|Chad|Álvaro|Ane|ærlig|Øre|straße|Żaneta|zoo|ωμέγα|Жук|日本", "# 2|A 3|C 1|O 1|S 1|Z 2|Ω 1|Ж 1|… 1"),
    ("sv", "Adam|Zorn|Åke|Ärla|Örn|öl", "A 1|Z 1|Å 1|Ä 1|Ö 2"), ("da", "Adam|Ærø|Øre|Aabenraa|Århus", "A 1|Æ 1|Ø 1|Å 2"),
    ("es", "chico|coco|llave|nada|ñandú|oso", "C 2|L 1|N 1|Ñ 1|O 1"),
    ("es@collation=traditional", "coco|chico|lado|llave", "C 1|CH 1|L 1|LL 1"),
    ("tr", "ırmak|Irak|iki|İzmir|Şile|su", "I 2|İ 2|S 1|Ş 1"),
    ("hu", "Dávid|dzeta|dzsungel|sajt|Szabó|Zoltán|zsák", "D 1|DZ 1|DZS 1|S 1|SZ 1|Z 1|ZS 1"),
    ("sk", "Dana|dzekať|džbán|Hana|chata|osa|ôsmy", "D 3|H 1|CH 1|O 1|Ô 1"),
    ("pl", "Adam|ąka|Lech|Łukasz|zupa|źródło|żaba", "A 1|Ą 1|L 1|Ł 1|Z 1|Ź 1|Ż 1"),
    ("lt", "Ąžuolas|Ana|Čia|cukrus|ypač|Ir", "A 2|C 1|Č 1|I 2"),
    ("uk", "Галя|Ґанна|Євген|Іван|Їжак|Ель", "Г 1|Ґ 1|Е 1|Є 1|І 1|Ї 1"), ("vi", "An|Ăn|Ân|Dao|Đào|Êm", "A 1|Ă 1|Â 1|D 1|Đ 1|Ê 1"),
    ("hr", "Dan|džep|Đuro|luk|ljeto|njiva|nos", "D 1|DŽ 1|Đ 1|L 1|LJ 1|N 1|NJ 1"), ("el", "άλφα|αυγό|βήτα", "Α 2|Β 1"),
    ("ru", "Ёлка|ель|Иван|Йод", "Е 2|И 1|Й 1"), ("ko", "가방|나무|한국", "ㄱ 1|ㄴ 1|ㅎ 1"), ("ja", "かき|がく|カメラ|きく", "か 3|き 1"),
    ("th", "กา|เกม|ขา|แขก", "ก 2|ข 2"), ("he", "אם|בית", "א 1|ב 1"), ("de", "Ähre|Zug|ßa", "A 1|S 1|Z 1"),
    ("fa", "آب|کتاب|گل|یاس", "آ 1|ک 1|گ 1|ی 1"),
  ])
  func `have the letters of the language`(locale: String, names: String, expected: String) throws {
    for engine in [CollationEngineChoice.automatic, .foundation] {
      let collator = try LocalizedCollation(locale: locale, engine: engine).makeCollator()
      let sorted = names.split(separator: "|").map { String($0) }.sorted(by: collator.precedes)
      let sections = try collator.sections(of: sorted)
      #expect(sections.map { "\($0.title) \($0.range.count)" }.joined(separator: "|") == expected, "\(locale): \(sorted)")
      #expect(sections.flatMap { Array($0.range) } == Array(sorted.indices))
    }
  }

  @Test(arguments: ["cs", "hu", "th", "ja", "ko"])
  func `cover any texts, each title once for each letter`(locale: String) throws {
    let collator = try LocalizedCollation(locale: locale).makeCollator()
    var generator = SplitMix64(seed: 6)
    let names = (0..<500).map { _ in String(decoding: Languages.text(of: locale, using: &generator), as: UTF8.self) }
    let sections = try collator.sections(of: names.sorted(by: collator.precedes))
    #expect(sections.flatMap { Array($0.range) } == Array(names.indices))
    #expect(sections.count > 5)
    #expect(try collator.sections(of: []).isEmpty)
  }

  @Test(arguments: [CollationEngineChoice.automatic, .foundation])
  func `are found by the beginnings of names, however many marks follow`(engine: CollationEngineChoice) throws {
    let collator = try LocalizedCollation(locale: "sv", engine: engine).makeCollator()
    let marks = String(repeating: "\u{30d}\u{316}", count: TestRun.rounds(200_000, few: 600))
    let sections = try collator.sections(of: ["A" + marks + "dam", "Zo" + marks, "Å" + marks])
    #expect(sections.map { $0.title.prefix(1).unicodeScalars.first.map { String($0) } } == ["A", "Z", "Å"])
    #expect(sections.allSatisfy { $0.title.unicodeScalars.count <= 256 })
  }
}
