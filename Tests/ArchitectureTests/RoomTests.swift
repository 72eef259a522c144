import Foundation
import Scratch
import Testing

@Suite struct `The rooms of the house` {
  /// The files, read once for all tests.
  private static let built = Result {
    let sources = try SourceFile.all(generated: true)
    let tests = try SourceFile.all(in: "Tests", generated: true)
    let names = Dictionary(grouping: sources) { Room(of: $0.name) }.mapValues { Set($0.map(\.baseName)) }
    let index = try CompilerIndex(of: SourceFile.root.appending(path: "Sources"))
    return (House(sources, index), TestFiles(tests), names, (sources + tests).filter(\.text.isEmpty).map(\.name), index.references)
  }
  let house: House
  let tests: TestFiles
  let sources: [Room: Set<String>]
  let emptyFiles: [String]
  let references: Set<CompilerIndex.Reference>

  init() throws { (house, tests, sources, emptyFiles, references) = try Self.built.get() }

  @Test func `have something in each file`() { #expect(emptyFiles.isEmpty) }

  @Test func `are known by a sentence each`() {
    #expect(house.sizes.keys.sorted() == RoomSentences.all.map(\.room).sorted())
    for (room, sentence) in RoomSentences.all { #expect(sentence.count > 20 && sentence.hasSuffix("."), "\(room)") }
  }

  /// The rooms that all of SQLiteCore stands on lean on no other.
  private static let bottom: Set = ["Values", "Errors", "SQL"]
  /// Neither these rooms, of which statements are made, nor those at the bottom know a facility that is built on statements.
  private static let base: Set = ["Connection", "Schema", "Statement", "Reading", "Writing"]
  private static let facilities: Set = ["Access", "Collations", "FullText", "Functions", "Hooks", "Lists", "Storage"]

  private static func mayLean(_ folder: String, on other: String) -> Bool {
    if bottom.contains(folder) { return bottom.contains(other) }
    let isVerb = folder == "Reading" && other == "Access"  // the verbs of every type that lends a connection
    return isVerb || !base.contains(folder) || !facilities.contains(other)
  }

  /// All that they know of the facilities: what the connection calls of the file beside the rooms.
  private static let known: Set = ["addFacilities(libraryVersion:)", "addFacility(missingBy:)", "explained(_:)"]

  @Test func `that SQLiteCore stands on lean on nothing above, members included`() {
    let (beside, errors) = (Room(target: "SQLiteCore", folder: ""), Room(target: "SQLiteCore", folder: "Errors"))
    for folder in Self.base {
      #expect(house.arrows[[Room(target: "SQLiteCore", folder: folder), errors]] != nil, "\(folder) is not in the index")
    }
    let folders = Set(house.sizes.keys.filter { $0.target == "SQLiteCore" }.map(\.folder))
    #expect(folders.isSuperset(of: Self.bottom.union(Self.base).union(Self.facilities)))
    var known: Set<String> = []
    for (rooms, references) in house.arrows where rooms[0].target == "SQLiteCore" && rooms[0] != beside {
      if rooms[1] == beside { known.formUnion(references.map(\.name)) }
      if Self.mayLean(rooms[0].folder, on: rooms[1].folder) { continue }
      for found in references {
        Issue.record("\(found.file.dropFirst("SQLiteCore/".count)): \(found.name), line \(found.line), is declared in \(found.home)")
      }
    }
    #expect(known == Self.known)
  }

  /// The parts of the fault sweep, each of which may name what those before it declare, then the report of them and, at last, the sweep that uses all.
  private static let sweep = ["Points", "Run", "Judgement", "Report", ""]

  @Test func `of the fault sweep: points are found, a run is made, it is judged, and no part knows a later one or the report`() {
    let top = "SQLiteTestKit/Sweep/"
    func place(of file: String) -> Int? {
      file.hasPrefix(top)
        ? Self.sweep.firstIndex(of: file.dropFirst(top.count).split(separator: "/").dropLast().joined(separator: "/")) : nil
    }
    var pairs: Set<[Int]> = []
    for found in references where found.file.hasPrefix(top) && found.home.hasPrefix(top) {
      guard let from = place(of: found.file), let to = place(of: found.home) else {
        Issue.record("\(found.file) or \(found.home) is in no part of the sweep")
        continue
      }
      pairs.insert([from, to])
      // A point is a member type of the report, whose name is all that a part may say of it.
      if from < to, found.name != "FaultSweepReport" {
        Issue.record("\(found.file): \(found.name), line \(found.line), is declared in \(found.home)")
      }
    }
    #expect(pairs.isSuperset(of: [[1, 0], [2, 1], [3, 0], [4, 0], [4, 1], [4, 2], [4, 3]]), "an arrow is not in the index")
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

  @Test func `are of targets that stand in the table of storeys, each once`() throws {
    let article = SourceFile.root.appending(path: "Sources/SQLiteManager/Documentation.docc/TheHouse.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let table = try #require(text.split(separator: "| --- | --- |").dropFirst().first?.split(separator: "\n\n").first)
    let drawn = table.matches(of: #/`([\w-]+)`/#).map { String($0.1) }.sorted()
    let sources = SourceFile.root.appending(path: "Sources")
    #expect(try drawn == FileManager.default.contentsOfDirectory(atPath: sources.path).sorted())
  }

  #if Tool  // otherwise the rooms of the tool are compiled without their code
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
  #endif
}
