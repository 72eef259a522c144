import SQLiteManager
import Scratch
import Testing

@Suite struct `Words of a language` {
  @Test(arguments: WordList.all)
  func `are sorted as its dictionaries do`(list: WordList) throws {
    for engine in [CollationEngineChoice.automatic, .foundation] {
      let collator = try LocalizedCollation(locale: list.locale, engine: engine).makeCollator()
      var generator = SplitMix64(seed: 4)
      let sorted = list.words.shuffled(using: &generator).sorted(by: collator.precedes)
      #expect(sorted == list.words, "\(list.locale), \(collator.engine.version): \(list.rule)")
    }
  }

  @Test func `are at least fifteen in at least fifteen languages`() {
    let long = WordList.all.filter { $0.words.count >= 15 }
    #expect(Set(long.map { String($0.locale.prefix(2)) }).count >= 15)
    #expect(WordList.all.allSatisfy { Set($0.words).count == $0.words.count })
  }

  @Test func `and their numbers, capitals and accents count as asked for`() throws {
    for engine in [CollationEngineChoice.automatic, .foundation] {
      func sorted(
        _ words: String, _ locale: String = "en", strength: LocalizedCollation.Strength = .tertiary, isNumeric: Bool = false,
        caseFirst: LocalizedCollation.CaseFirst = .localeDefault
      ) throws -> String {
        let collation = try LocalizedCollation(
          locale: locale, strength: strength, isNumeric: isNumeric, caseFirst: caseFirst, equality: .strength, engine: engine)
        let collator = try collation.makeCollator()
        return words.split(separator: " ").map { String($0) }.sorted(by: collator.precedes).joined(separator: " ")
      }
      #expect(try sorted("item10 item2 item1") == "item1 item10 item2")
      #expect(try sorted("item10 item2 item1", isNumeric: true) == "item1 item2 item10")
      #expect(try sorted("A a B b") == "a A b B")
      #expect(try sorted("a A b B", caseFirst: .upper) == "A a B b")
      #expect(try sorted("a A b B", "da") == "A a B b")
      #expect(try sorted("A a B b", "da", caseFirst: .lower) == "a A b B")
      let accents = try LocalizedCollation(locale: "cs", strength: .primary, equality: .strength, engine: engine).makeCollator()
      #expect(accents.compare("ŠTĚPÁN", "štepan") == 0)
      #expect(accents.compare("cap", "čáp") != 0)
      let cases = try LocalizedCollation(locale: "cs", strength: .secondary, equality: .strength, engine: engine).makeCollator()
      #expect(cases.compare("ŘEKA", "řeka") == 0)
      #expect(cases.compare("reka", "réka") != 0)
      let bytes = try LocalizedCollation(locale: "cs", strength: .primary, engine: engine).makeCollator()
      #expect(bytes.compare("ŠTĚPÁN", "štepan") != 0)
    }
  }
}
