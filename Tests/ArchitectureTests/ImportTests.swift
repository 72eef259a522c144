import Foundation
import Scratch
import Testing

@Suite struct `The house` {
  /// The modules of the system that a target may import.
  static let system: [String: Set<String>] = [
    "SQLiteEngine": ["Synchronization"],
    "SQLiteCore": ["Foundation", "FoundationEssentials", "Synchronization"],
    "SQLiteFiles": ["Foundation", "Glibc", "Musl", "Darwin"],
    "SQLiteStorage": ["Foundation"],
    "SQLiteText": ["Foundation", "Synchronization", "_FoundationICU"],
    "SQLiteTables": ["Foundation"],
    "SQLiteConcurrency": ["Foundation", "Synchronization"],
    "SQLiteContent": ["Foundation", "Dispatch", "Synchronization"],
    "SQLiteFullText": ["Foundation"],
    "SQLiteManager": ["Foundation"],
    "SQLiteMocks": ["Foundation"],
    "SQLiteConformance": ["Foundation"],
    "SQLiteTestKit": ["Foundation", "Runtime", "Synchronization"],
    "SQLiteTesting": ["Testing", "Foundation"],
    "SQLiteInterposition": ["Foundation"],
    "SQLiteAuthoring": ["Foundation"],
    "sqlite-manager": ["Foundation"],
  ]

  /// The modules that the manifest lets each target import: its own dependencies, and not those of its dependencies.
  private func dependencies() throws -> [String: Set<String>] {
    let manifest = try String(contentsOf: SourceFile.root.appending(path: "Package.swift"), encoding: .utf8)
    var found: [String: Set<String>] = [:]
    for target in manifest.components(separatedBy: "arget(").dropFirst() where !target.holds(" path: ") {
      let name = target.components(separatedBy: "name: \"").dropFirst().first?.prefix { $0 != "\"" }
      let list = target.components(separatedBy: "dependencies: [").dropFirst().first?.prefix { $0 != "]" } ?? ""
      let names = list.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      if let name { found[String(name)] = Set(names.map { String($0.element) }) }
    }
    return found
  }

  @Test func `imports only what stands left of it`() throws {
    let files = try SourceFile.all(generated: true)
    let dependencies = try dependencies()
    #expect(Set(files.map(\.target)).isSubset(of: dependencies.keys))
    #expect(Set(Self.system.keys).isSubset(of: dependencies.keys))
    #expect(files.count > 50)
    for file in files {
      let strangers = Set(file.imports).subtracting(dependencies[file.target] ?? []).subtracting(Self.system[file.target] ?? [])
      #expect(strangers.isEmpty, "\(file.name)")
    }
  }

  /// All targets that are compiled for a target, itself included.
  private func reached(from target: String) throws -> Set<String> {
    let dependencies = try dependencies()
    var reached: Set = [target]
    var left = Array(reached)
    while let target = left.popLast() { left += (dependencies[target] ?? []).filter { reached.insert($0).inserted } }
    return reached
  }

  @Test func `lets a test compile no content, no text for people, no virtual tables and no descriptions unless it names them`() throws {
    let reached = try reached(from: "SQLiteTesting")
    #expect(reached.isSuperset(of: ["SQLiteDatabase", "SQLiteEngine", "SQLiteSessions", "SQLiteStorage"]))
    #expect(reached.isDisjoint(with: ["SQLiteContent", "SQLiteDescriptions", "SQLiteFullText", "SQLiteText", "SQLiteVirtualTables"]))
  }

  @Test func `lets an app that keeps rows compile no content, no search, no descriptions and no text for people`() throws {
    let names = [
      "CSQLiteManager", "CSQLiteManagerOptional", "SQLiteCalls", "SQLiteConcurrency", "SQLiteCore", "SQLiteDatabase",
      "SQLiteDatabaseUnlinked",
      "SQLiteLive",
    ]
    #expect(try reached(from: "SQLiteDatabase").sorted() == names + ["SQLiteTables"])
  }

  @Test func `lets a test that only mocks compile the names of C, connections and the doubles`() throws {
    let names = ["CSQLiteManager", "SQLiteCalls", "SQLiteCore", "SQLiteEngine", "SQLiteMocks"]
    #expect(try reached(from: "SQLiteMocks").sorted() == names)
  }

  @Test func `has the real wrapper from one module in each file of its tests: in the long run that of SQLiteDatabase is another one`()
    throws
  {
    for file in try SourceFile.all(in: "Tests", generated: true) where file.target.hasSuffix("Tests") {
      let imports = Set(file.imports)
      let others = imports.intersection(["SQLiteDatabase", "SQLiteManager", "SQLiteTesting"])
      #expect(!imports.contains("SQLiteLive") || others.isEmpty, "\(file.name) has SQLiteLive from \(others), too")
    }
  }

  @Test func `calls C in the wrappers of libraries alone`() throws {
    let callers: Set = ["SQLiteLive", "SQLiteLoaded", "SQLiteInterposition"]
    let call = #/(?:CSQLiteManager\.|[ (])(?:sqlite3|sqm)\w*\(/#
    for file in try SourceFile.all(generated: true) where !callers.contains(file.target) && file.imports.contains("CSQLiteManager") {
      for line in file.code where line.text.contains(call) {
        let makesStructure = line.text.contains(#/CSQLiteManager\.sqlite3_\w+\(\)/#)
        #expect(makesStructure || line.text.contains("func "), "\(file.name):\(line.number): \(line.text)")
      }
    }
  }

  @Test func `has no trap and no print in library code`() throws {
    let forbidden = ["try!", "fatalError(", "preconditionFailure(", "precondition(", "assert(", " print(", "as! ", "TODO", "FIXME"]
    var lines = 0
    for file in try SourceFile.all() where file.target != "sqlite-manager" {
      lines += file.lines.count
      for word in forbidden where file.text.holds(word) {
        for line in file.code where line.text.contains(word) { Issue.record("\(file.name):\(line.number): \(word)") }
      }
    }
    #expect(lines > 10_000)
  }
}

@Suite struct `The structure of a database` {
  @Test func `is read in one room`() throws {
    var found = 0
    let words = ["sqlite_schema", "sqlite_master", "pragma_table_", "pragma_index_", "pragma_foreign_key_list"]
    for file in try SourceFile.all() where !TestFiles.kit.contains(file.target) && words.contains(where: file.text.holds) {
      for line in file.code where words.contains(where: line.text.holds) && !line.text.contains("ANALYZE main.sqlite_schema") {
        found += 1
        #expect(file.name.hasPrefix("SQLiteCore/Schema/"), "\(file.name):\(line.number): \(line.text)")
      }
    }
    #expect(found >= 8)
  }
}

@Suite struct `A pointer that comes back from C` {
  /// The calls whose result is an implicitly unwrapped pointer.
  static func pointerCalls() throws -> Set<String> {
    var calls: Set<String> = []
    for file in try SourceFile.all(generated: true) where file.target == "SQLiteCalls" {
      let text = file.code.map(\.text).joined(separator: " ")
      for declaration in text.split(separator: " func ").dropFirst() {
        let signature = declaration.replacing(" @discardableResult", with: "")
        let result = signature.split(separator: " -> ").last?.prefix { $0 != " " && $0 != "}" }
        if result?.hasSuffix("!") == true { calls.insert(String(declaration.prefix { $0 != "(" })) }
      }
    }
    return calls
  }

  /// Whether the answer of a call becomes an optional that is looked at: `let pointer = wrapper.call(…)`, `wrapper.call(…) != nil` and the like.
  /// Elsewhere, as an argument or an answer, Swift would unwrap it without a word.
  static func isNamed(_ call: Range<String.Index>, in line: String) -> Bool {
    var before = Substring(line[..<call.lowerBound].reversed().drop { $0.isLetter || $0.isNumber || "_.!?".contains($0) }.reversed())
    for word in ["unsafe ", "try ", "unsafe "] where before.hasSuffix(word) { before.removeLast(word.count) }
    if before.hasSuffix(" = ") {
      let words = before.dropLast(3).split(separator: " ")
      if let last = words.last, words.dropLast().last == "let" || (last.hasSuffix("?") && words.contains("let")) { return true }
    }
    var depth = 1
    let rest = line[call.upperBound...].drop { sign in
      depth += sign == "(" ? 1 : sign == ")" ? -1 : 0
      return depth > 0
    }
    return [" == nil", " != nil", " ?? ", "?.", ".map", ".flatMap"].contains { rest.dropFirst().hasPrefix($0) }
  }

  @Test(arguments: [
    ("let text = unsafe wrapper.sqlite3_errmsg(handle)", true), ("if let text = unsafe wrapper.sqlite3_errmsg(a(b)) {", true),
    ("guard let text: CString? = unsafe self.wrapper.sqlite3_errmsg(handle) else {", true), ("wrapper.sqlite3_errmsg(a(b)) != nil", true),
    ("return wrapper.sqlite3_errmsg(handle)", false), ("if let other, use(wrapper.sqlite3_errmsg(handle)) {", false),
    ("let text: CString = unsafe wrapper.sqlite3_errmsg(handle)", false),
    ("let nils = use(unsafe wrapper.sqlite3_errmsg(handle), nil)", false),
  ]) func `is told from one that is unwrapped without a word`(line: String, isNamed: Bool) throws {
    let call = try #require(line.firstRange(of: "wrapper.sqlite3_errmsg("))
    #expect(Self.isNamed(call, in: line) == isNamed)
  }

  @Test func `is unwrapped by name`() throws {
    let calls = try Self.pointerCalls()
    #expect(
      calls.isSuperset(of: ["sqlite3_errmsg", "sqlite3_errstr", "sqlite3_column_value", "sqlite3_value_text", "sqlite3_column_name"]))
    #expect(!calls.contains("sqlite3_step"))
    let readers: Set = ["SQLiteCore", "SQLiteFullText", "SQLiteText", "SQLiteTables", "SQLiteContent"]
    let call = #/wrapper\.((?:sqlite3|fts5|Fts5)\w+)\(/#
    for file in try SourceFile.all() where readers.contains(file.target) {
      for line in file.code where line.text.holds("wrapper.") {
        for match in line.text.matches(of: call) where calls.contains(String(match.1)) {
          #expect(Self.isNamed(match.range, in: line.text), "\(file.name):\(line.number): \(line.text)")
        }
      }
    }
  }
}
