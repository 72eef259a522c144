import Expectations
import SQLiteDatabase
import Scratch
import Testing

@Suite struct `The initializers of a connection and its lenders` {
  private static var imports: KeyValuePairs<String, Openers> { ["SQLiteDatabase": .lower, "SQLiteManager": .upper, "both": .both] }

  private static func eachKnows(_ configuration: Connection.Configuration, _ expected: [String]) throws {
    let folder = try ScratchFolder()
    let file = Connection.Location.file(folder.path("words.sqlite"))
    try Connection(file, on: Sqlite3Wrapper()).execute("CREATE TABLE word (name)")
    for (names, openers) in imports {
      let found = try openers.knowledge(at: file, configuration)
      #expect(found.count == 8)
      for (lender, outcomes) in found { #expect(outcomes == expected, "imported: \(names), \(lender)") }
    }
  }

  @Test func `add nothing by themselves, whatever a file imports, and say how to get it`() throws {
    let advice = "; the product SQLiteManager has it: configuration.onDemand = .text adds it to a connection"
    try Self.eachKnows(
      .init(),
      [
        "no such function: folded" + advice, "no such collation sequence: LOCALIZED_cs" + advice, "no such tokenizer: cjk" + advice,
      ])
  }

  @Test func `have what the configuration names, whatever a file imports`() throws {
    try Self.eachKnows(.text, ["stepan", "hora", "none"])
  }
}
