import Foundation
import SQLiteManagerTesting
import Scratch
import Testing

/// What the article SortingForPeople shows, run.
@Suite struct `The article on sorting for people` {
  @Test func `has examples that work`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("people.sqlite")
    let people = SQLiteManager(.database(.file(path)), prepare: { try $0.addLocalizedCollations(locale: "cs_CZ") })
    try people.open()
    try people.createTable("person", "name TEXT, name_order BLOB, name_folded TEXT")
    for name in ["Zora", "Štěpán", "Chrudoš", "Hana", "Sára"] {
      try people.insert(["name": name, "name_folded": name.folded], into: "person")
    }
    let sorted = try people.read("person", orderedBy: .localized("name")).map { try $0["name", as: String.self] }
    #expect(sorted == ["Hana", "Chrudoš", "Sára", "Štěpán", "Zora"])
    let swedish = try people.read("person", orderedBy: .localized("name", locale: "sv_SE")).map { try $0["name", as: String.self] }
    #expect(swedish == ["Chrudoš", "Hana", "Sára", "Štěpán", "Zora"])

    let found = try people.read("person", where: Condition(.prefix("Ště", of: "name_folded")))
    #expect(try found.map { try $0["name", as: String.self] } == ["Štěpán"])
    try people.withConnection { connection in
      try connection.execute("CREATE INDEX by_name ON person (name COLLATE LOCALIZED)")
      let stale = try connection.checkLocalizedCollations()
      #expect(stale.map(\.index) == ["by_name"])
      if !stale.isEmpty { try connection.rebuildLocalizedIndexes() }
      #expect(try connection.checkLocalizedCollations().isEmpty)

      try connection.foldLike()
      #expect(try connection.rows("SELECT * FROM person WHERE name LIKE 'stepan%'").count == 1)
      try connection.addFoldingFunction()
      try connection.execute("UPDATE person SET name_folded = folded(name)")
    }

    let collator = try LocalizedCollation(locale: "cs_CZ").makeCollator()
    #if os(Linux)
    for name in sorted { try people.update("person", set: ["name_order": try collator.sortKey(for: name)], where: Column("name") == name) }
    let byKey = try people.read("person", orderedBy: .ascending("name_order"))
    #expect(try byKey.map { try $0["name", as: String.self] } == sorted)
    #endif

    let names = ["Adam", "Áda", "Cyril", "Čeněk", "Hana", "Chrudoš"].sorted(by: collator.precedes)
    #expect(try collator.sections(of: names).map(\.title) == ["A", "C", "Č", "H", "CH"])
  }
}
