// Swift of Sources/SQLiteManager/Documentation.docc/SortingForPeople.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager

enum SortingForPeopleArticle {
  static func sql(_ path: String) throws -> [OwnedRow] {
var configuration = Connection.Configuration()
configuration.onDemand = .text
let connection = try Connection(.file(path), configuration: configuration)
let rows = try connection.rows("SELECT name FROM person ORDER BY name COLLATE LOCALIZED_cs")
return rows
  }

  static func manager(_ path: String) throws -> (people: SQLiteManager, sorted: [OwnedRow], swedish: [OwnedRow]) {
let people = SQLiteManager(.database(.file(path)), prepare: { try $0.addLocalizedCollations(locale: "cs_CZ") })
try people.open()
let sorted = try people.read("person", orderedBy: .localized("name"))
let swedish = try people.read("person", orderedBy: .localized("name", locale: "sv_SE"))
return (people, sorted, swedish)
  }

  static func check(_ connection: Connection) throws {
let stale = try connection.checkLocalizedCollations()
if !stale.isEmpty { try connection.rebuildLocalizedIndexes() }
  }

  static func open(_ people: SQLiteManager) throws {
try people.open()
if !people.staleLocalizedIndexes.isEmpty { try people.rebuildLocalizedIndexes() }
  }

  static func keys(_ people: SQLiteManager, _ name: String, print: (String, ArraySlice<String>) -> Void) throws -> [OwnedRow] {
let collator = try LocalizedCollation(locale: "cs_CZ").makeCollator()
try people.insert(["name": name, "name_order": try collator.sortKey(for: name)], into: "person")
let sorted = try people.read("person", orderedBy: .ascending("name_order"))
let names = ["Adam", "Áda", "Cyril", "Čeněk", "Hana", "Chrudoš"].sorted(by: collator.precedes)
for section in try collator.sections(of: names) { print(section.title, names[section.range]) }
return sorted
  }

  static func folded(_ people: SQLiteManager, _ name: String) throws -> (key: String, found: [OwnedRow]) {
let key = "Štěpán".folded                                                // "stepan"
try people.insert(["name": name, "name_folded": name.folded], into: "person")
let found = try people.read("person", where: Condition(.prefix("Ště", of: "name_folded")))
return (key, found)
  }

  static func like(_ connection: Connection) throws -> [OwnedRow] {
try connection.foldLike()                                              // LIKE takes no notice of accents on this connection
let like = try connection.rows("SELECT * FROM person WHERE name LIKE 'stepan%'")
try connection.addFoldingFunction()                                    // folded(text) in statements
try connection.execute("UPDATE person SET name_folded = folded(name)")
return like
  }

}
