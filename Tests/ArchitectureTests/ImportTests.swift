import Scratch
import Testing

@Suite struct `The house` {
  /// Who may import whom; system libraries are listed where they are allowed.
  static let allowed: [String: Set<String>] = [
    "SQLiteCalls": ["CSQLite"],
    "SQLiteLive": ["CSQLite", "SQLiteCalls"],
    "SQLiteCore": ["SQLiteCalls", "Foundation", "FoundationEssentials", "Synchronization"],
    "SQLiteSchema": ["SQLiteCore"],
    "SQLiteText": ["SQLiteCalls", "SQLiteCore", "Foundation", "Synchronization", "_FoundationICU"],
    "SQLiteTables": ["SQLiteCalls", "SQLiteCore", "SQLiteSchema", "SQLiteText", "Foundation"],
    "SQLiteContent": [
      "SQLiteCalls", "SQLiteCore", "SQLiteText", "Foundation", "Glibc", "Musl", "Darwin", "Dispatch", "Synchronization",
    ],
    "SQLiteManager": [
      "SQLiteCalls", "SQLiteCore", "SQLiteSchema", "SQLiteText", "SQLiteTables", "SQLiteContent", "SQLiteLive", "Foundation",
    ],
    "SQLiteManagerTestSupport": [
      "SQLiteCalls", "SQLiteCore", "SQLiteSchema", "SQLiteText", "SQLiteTables", "SQLiteContent", "Foundation", "Synchronization",
    ],
    "SQLiteManagerTesting": [
      "SQLiteCalls", "SQLiteCore", "SQLiteContent", "SQLiteLive", "SQLiteManager", "SQLiteManagerTestSupport", "Testing", "Foundation",
    ],
    "sqlite-manager": [
      "SQLiteManager", "SQLiteManagerTestSupport", "TestFixtures", "ArgumentParser", "Foundation", "Glibc", "Musl", "Darwin",
    ],
  ]

  @Test func `imports only what stands left of it`() throws {
    let files = try SourceFile.all(generated: true)
    #expect(Set(files.map(\.target)).isSubset(of: Self.allowed.keys))
    #expect(files.count > 50)
    for file in files {
      let strangers = Set(file.imports).subtracting(Self.allowed[file.target] ?? [])
      #expect(strangers.isEmpty, "\(file.name)")
    }
  }

  @Test func `calls C in the live wrapper alone`() throws {
    for file in try SourceFile.all(generated: true) where file.target != "SQLiteLive" && file.target != "SQLiteCalls" {
      #expect(!file.code.contains { $0.text.contains("CSQLite.") }, "\(file.name)")
    }
  }

  @Test func `has no trap and no print in library code`() throws {
    let forbidden = ["try!", "fatalError(", "preconditionFailure(", "precondition(", "assert(", " print(", "as! ", "TODO", "FIXME"]
    for file in try SourceFile.all() where file.target != "sqlite-manager" {
      for line in file.code {
        for word in forbidden { #expect(!line.text.contains(word), "\(file.name):\(line.number)") }
      }
    }
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

  @Test func `is unwrapped by name`() throws {
    let calls = try Self.pointerCalls()
    #expect(
      calls.isSuperset(of: ["sqlite3_errmsg", "sqlite3_errstr", "sqlite3_column_value", "sqlite3_value_text", "sqlite3_column_name"]))
    #expect(!calls.contains("sqlite3_step"))
    for file in try SourceFile.all() where ["SQLiteCore", "SQLiteText", "SQLiteTables", "SQLiteContent"].contains(file.target) {
      for line in file.code {
        for match in line.text.matches(of: #/wrapper\.((?:sqlite3|fts5|Fts5)\w+)\(/#) where calls.contains(String(match.1)) {
          let isNamed = [" let ", ".map", "nil"].contains { line.text.contains($0) } || line.text.contains("let ")
          #expect(isNamed, "\(file.name):\(line.number): \(line.text)")
        }
      }
    }
  }
}
