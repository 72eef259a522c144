import Foundation
import Scratch
import Testing

@Suite struct `The rooms of the house` {
  /// The files, read once for all tests.
  private static let built = Result {
    let sources = try SourceFile.all(generated: true)
    let tests = try SourceFile.all(in: "Tests", generated: true)
    let names = Dictionary(grouping: sources) { Room(of: $0) }.mapValues { Set($0.map(\.baseName)) }
    return (House(sources), TestFiles(tests), names, (sources + tests).filter(\.text.isEmpty).map(\.name))
  }
  let house: House
  let tests: TestFiles
  let sources: [Room: Set<String>]
  let emptyFiles: [String]

  init() throws { (house, tests, sources, emptyFiles) = try Self.built.get() }

  @Test func `have something in each file`() { #expect(emptyFiles.isEmpty) }

  @Test func `are known by a sentence each`() {
    #expect(house.sizes.keys.sorted() == RoomSentences.all.map(\.room).sorted())
    for (room, sentence) in RoomSentences.all { #expect(sentence.count > 20 && sentence.hasSuffix("."), "\(room)") }
  }

  @Test func `are not tied into knots of more than 30 files`() {
    for knot in house.knots {
      let reasons = house.reasons.filter { knot.contains($0.key[0]) && knot.contains($0.key[1]) }
      #expect(house.files(in: knot) <= 30, "\(knot.map(\.folder)): \(reasons.values.flatMap { $0 }.sorted())")
    }
  }

  /// The rooms that all of SQLiteCore stands on must not lean on the other rooms.
  @Test(arguments: ["Values", "Errors", "SQL"]) func `at the bottom lean on nothing above`(folder: String) {
    let bottom = Set(["Values", "Errors", "SQL"].map { Room(target: "SQLiteCore", folder: $0) })
    let room = Room(target: "SQLiteCore", folder: folder)
    for above in (house.arrows[room] ?? []).subtracting(bottom) {
      Issue.record("\(folder) leans on \(above.folder): \(house.reasons[[room, above]] ?? [])")
    }
    #expect(house.sizes[room] != nil)
  }

  /// A statement is compiled, stepped and read by code that knows no facility which is built on statements: neither its types nor its members.
  @Test(arguments: ["Values", "Errors", "SQL", "Statement", "Reading", "Writing"]) func `that statements are made of use no facility`(
    folder: String
  ) {
    for facility in ["Collations", "FullText", "Functions", "Lists"] {
      let arrow = [Room(target: "SQLiteCore", folder: folder), Room(target: "SQLiteCore", folder: facility)]
      for reason in (house.reasons[arrow] ?? []) + (house.uses[arrow] ?? []) { Issue.record("\(folder) leans on \(facility): \(reason)") }
      #expect(house.sizes[arrow[0]] != nil && house.sizes[arrow[1]] != nil)
    }
  }

  @Test func `have their tests where the map says, each named for the file it tests`() {
    for (room, names) in sources {
      #expect(tests.folder(of: room).map { tests.names[$0]?.isEmpty == false } == true, "\(room): no tests")
      for name in tests.unnamed(in: room, names) { Issue.record("\(name) is named for no file of \(room.target)/\(room.folder)") }
    }
    let folders = Set(sources.keys.map(\.ownTests))
    for (folder, names) in tests.names where folder.contains("/") && !folders.contains(folder) {
      let isElsewhere = ["Benchmarks", "Engines", "Programs"].contains(folder.prefix { $0 != "/" })
      #expect(isElsewhere, "\(folder): tests of no room: \(names)")
    }
  }

  @Test func `are of targets that stand in the drawing, each once`() throws {
    let article = SourceFile.root.appending(path: "Sources/SQLiteManager/Documentation.docc/TheHouse.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let drawing = try #require(text.components(separatedBy: "```\n").dropFirst().first)
    let drawn = drawing.matches(of: #/[\w-]*\w/#).map { String($0.0) }.filter { $0 != "v" }.sorted()
    let sources = SourceFile.root.appending(path: "Sources")
    #expect(try drawn == FileManager.default.contentsOfDirectory(atPath: sources.path).sorted())
  }

  @Test func `stand in the article as they are`() throws {
    let article = SourceFile.root.appending(path: "Sources/SQLiteManager/Documentation.docc/TheHouse.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let map = house.map(tests)
    let (start, end) = ("<!-- The map: written by ArchitectureTests -->\n", "<!-- The end of the map -->\n")
    let before = try #require(text.firstRange(of: start))
    let after = try #require(text.firstRange(of: end))
    if TestRun.variable("REWRITE_MAP") != nil {
      try (text[..<before.upperBound] + map + text[after.lowerBound...]).write(to: article, atomically: true, encoding: .utf8)
      print(house.figures)
    } else {
      #expect(text[before.upperBound..<after.lowerBound] == map, "Scripts/docs --map writes it again. It is now:\n\(map)")
    }
  }
}

@Suite struct `An arrow between rooms` {
  private func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(target: "T", name: "T/" + name, lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  private func arrows(_ files: SourceFile...) -> [String] {
    House(files).arrows.flatMap { from, others in others.map { "\(from.folder) → \($0.folder)" } }.sorted()
  }

  @Test func `goes to where a type is declared`() {
    let low = file("Low/Value.swift", "public struct Value {}")
    #expect(arrows(low, file("High/Use.swift", "func use(_ value: Value) {}\n")) == ["High → Low"])
    #expect(arrows(low, file("High/Value+Use.swift", "extension Value { func use() {} }")) == ["High → Low"])
  }

  @Test func `goes to where a member is declared`() {
    let high = file("FullText/Connection+Trust.swift", "extension Connection {\n  func trustTables() {}\n}")
    func uses(_ text: String, _ others: SourceFile...) -> [[String]] {
      House([high, file("Statement/Step.swift", text)] + others).uses.keys.map { $0.map(\.folder) }
    }
    #expect(uses("func step() {\n  connection.trustTables()\n}") == [["Statement", "FullText"]])
    #expect(uses("extension Connection {\n  func step() { trustTables() }\n}") == [["Statement", "FullText"]])
    // A name that stands for something else as well says nothing.
    #expect(uses("func step(trustTables: Bool) {\n  if trustTables { run() }\n}").isEmpty)
    #expect(uses("let call = trustTables", file("Lists/List.swift", "extension List {\n  var trustTables: Int { 1 }\n}")).isEmpty)
    #expect(uses("// connection.trustTables()\nlet text = \"trustTables\"").isEmpty)
    let hidden = file("FullText/Connection+Trust.swift", "extension Connection {\n  private func trustTables() {}\n}")
    #expect(House([hidden, file("Statement/Step.swift", "connection.trustTables()")]).uses.isEmpty)
  }

  @Test func `does not come from comments, texts, private types and names of one's own`() {
    let low = file("Low/Value.swift", "struct Value {}\nprivate struct Hidden {}")
    #expect(arrows(low, file("High/Use.swift", "// Value\nlet text = \"Value\"\nlet more = \"\"\"\n  Value\n  \"\"\"\n")).isEmpty)
    #expect(arrows(low, file("High/Use.swift", "let hidden: Hidden")).isEmpty)
    #expect(arrows(low, file("High/Use.swift", "enum Other {\n  struct Value {}\n  let value: Value\n}")).isEmpty)
  }

  @Test func `that comes back makes a knot, also round a corner`() {
    let house = House([
      file("A/A.swift", "struct A { let b: B }"), file("B/B.swift", "struct B { let c: C }"), file("C/C.swift", "struct C { let a: A }"),
      file("D/D.swift", "struct D { let a: A }"),
    ])
    #expect(house.knots.map { $0.map(\.folder) } == [["A", "B", "C"]])
    #expect(house.knots.map(house.files(in:)) == [3])
  }
}
