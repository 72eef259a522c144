import Foundation
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

/// The code of the article SortingForPeople, run.
@Suite struct `The article on sorting for people` {
  @Test func `has examples that work`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("people.sqlite")
    typealias Article = SortingForPeopleArticle
    let made = try Connection(.file(path))
    try made.createTable("person", "name TEXT, name_order BLOB, name_folded TEXT")
    try made.insert(["Zora", "Chrudoš", "Hana", "Sára"].map { ["name": $0] }, into: "person")
    try made.close()
    let (people, sorted, swedish) = try Article.manager(path)
    #expect(try sorted.map { try $0["name", as: String.self] } == ["Hana", "Chrudoš", "Sára", "Zora"])
    #expect(try swedish.map { try $0["name", as: String.self] } == ["Chrudoš", "Hana", "Sára", "Zora"])
    #expect(try Article.sql(path).map(\.values) == [["Hana"], ["Chrudoš"], ["Sára"], ["Zora"]])

    let (key, found) = try Article.folded(people, "Štěpán")
    #expect(key == "stepan")
    #expect(try found.map { try $0["name", as: String.self] } == ["Štěpán"])
    try people.withConnection { connection in
      try connection.execute("CREATE INDEX by_name ON person (name COLLATE LOCALIZED)")
      #expect(try connection.checkLocalizedCollations().map(\.index) == ["by_name"])
      try Article.check(connection)
      #expect(try connection.checkLocalizedCollations().isEmpty)
      #expect(try Article.like(connection).count == 1)
      #expect(try connection.count("person", where: Column("name_folded") == "chrudos") == 1)
    }
    try Article.open(people)

    #if os(Linux)
    try people.delete(from: "person", where: .all)
    var sections: [String] = []
    for name in ["Zora", "Hana", "Chrudoš"] { _ = try Article.keys(people, name) { title, _ in sections.append(title) } }
    #expect(sections.prefix(5) == ["A", "C", "Č", "H", "CH"])
    let byKey = try Article.keys(people, "Čeněk") { _, _ in }
    #expect(try byKey.map { try $0["name", as: String.self] } == ["Čeněk", "Hana", "Chrudoš", "Zora"])
    #endif
  }
}
