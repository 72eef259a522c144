import Foundation
import Scratch
import Testing

@Suite struct `The names the package exports` {
  /// What an app sees at the top level through its imports, and where it is declared.
  static func exported() throws -> [String: String] { try found.get() }

  /// Read once for all tests.
  private static let found = Result { try read() }

  private static func read() throws -> [String: String] {
    let seen = [
      "SQLiteCalls", "SQLiteLive", "SQLiteCore", "SQLiteSchema", "SQLiteText", "SQLiteTables", "SQLiteConcurrency", "SQLiteContent",
      "SQLiteManager",
    ]
    var names: [String: String] = [:]
    for file in try SourceFile.all(generated: true) where file.target.hasPrefix("SQLiteManagerTest") || seen.contains(file.target) {
      for line in file.bareCode.split(separator: "\n")
      where ["p", "o", "@"].contains(line.first) && (line.contains("public ") || line.contains("open ")) {
        let declaration = #/^(?:@\S+ )*(?:public|open) (?:\w+ )*?(?:struct|class|enum|protocol|typealias|actor|func) (\w+)/#
        if let match = line.firstMatch(of: declaration) { names[String(match.1)] = file.name }
      }
    }
    return names
  }

  /// The names in a list beside this file; lines that begin with # are not names.
  static func names(in list: String) throws -> Set<String> {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ForeignNames/\(list).txt")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return Set(lines.flatMap { $0.split(separator: " ") }.map(String.init))
  }

  @Test(arguments: ["Foundation", "Testing", "XCTest", "Apple"])
  func `are nobody else's`(list: String) throws {
    let foreign = try Self.names(in: list)
    #expect(foreign.count > 20)
    for (name, file) in try Self.exported().sorted(by: { $0.key < $1.key }) where foreign.contains(name) {
      Issue.record("\(name), declared in \(file), is a name of \(list)")
    }
  }

  @Test func `are found at all`() throws {
    let exported = try Self.exported()
    #expect(exported.count > 150)
    #expect(exported["SQLiteManager"] != nil && exported["Row"] != nil && exported["FullTextTable"] != nil)
    #expect(try Self.names(in: "Foundation").isSuperset(of: ["Data", "Date", "URL", "UUID", "Bundle"]))
    #expect(try Self.names(in: "Apple").isSuperset(of: ["Binding", "Published", "Observable", "Chart"]))
  }
}
