import Foundation
import Scratch
import Testing

@Suite struct `The names the package exports` {
  /// A declaration at the top level that is public.
  struct Exported {
    let name: String
    let isType: Bool
    let target: String
    let file: String
  }

  /// All declarations that an app may see through its imports.
  static func exported() throws -> [Exported] { try found.get() }

  /// The declarations, read once for all tests.
  private static let found = Result { try read() }

  private static func read() throws -> [Exported] {
    let declaration = #/^(?:@\S+ )*(?:public|open) (?:\w+ )*?(struct|class|enum|protocol|typealias|actor|func|let|var) (\w+)/#
    var names: [Exported] = []
    for file in try SourceFile.all(generated: true) where file.target != "sqlite-manager" {
      for line in file.bareCode.split(separator: "\n")
      where ["p", "o", "@"].contains(line.first) && (line.contains("public ") || line.contains("open ")) && !line.contains(" import ") {
        guard let match = line.firstMatch(of: declaration) else { continue }
        let isType = !["func", "let", "var"].contains(match.1)
        names.append(Exported(name: String(match.2), isType: isType, target: file.target, file: file.name))
      }
    }
    return names
  }

  /// The names of the package's libraries, each with the names that a file sees that imports it.
  static func products() throws -> [String: Exports] {
    let sources = try SourceFile.all(generated: true)
    let manifest = try String(contentsOf: SourceFile.root.appending(path: "Package.swift"), encoding: .utf8)
    let names = manifest.matches(of: #/\.library\(name: "(\w+)"/#).map { String($0.1) }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, Exports(of: $0, in: sources)) })
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
    for found in try Self.exported() where foreign.contains(found.name) {
      Issue.record("\(found.name), declared in \(found.file), is a name of \(list)")
    }
  }

  /// Such a type hides the module from every file that sees both: macros write `Observation.Observable`, and find a member of the type.
  ///
  /// The one exception costs a selector from Swift 6.3 on, as the article "Getting started" says.
  @Test(arguments: ["Modules", "AppleModules"])
  func `are not those of modules, where they are types`(list: String) throws {
    let modules = try Self.names(in: list)
    #expect(modules.count > 40)
    let own = Set(try SourceFile.all(generated: true).map(\.target))
    for found in try Self.exported() where found.isType && found.name != "SQLiteManager" && modules.union(own).contains(found.name) {
      Issue.record("\(found.name), declared in \(found.file), is the name of a module")
    }
  }

  @Test func `are declared in one module of all that a product exports`() throws {
    let products = try Self.products()
    let forApps = try #require(products["SQLiteManager"])
    #expect(
      forApps.modules.isSuperset(of: ["SQLiteManager", "SQLiteContent"])
        && forApps.modules.isDisjoint(with: ["SQLiteCalls"]))
    #expect(forApps.hold("Sqlite3Wrapper", of: "SQLiteLive") && forApps.hold("ResultCode", of: "SQLiteCalls"))
    #expect(products["SQLiteTesting"]?.modules.isSuperset(of: ["SQLiteEngine", "SQLiteCalls"]) == true)
    let exported = try Self.exported()
    for (product, exports) in products {
      for (name, found) in Dictionary(grouping: exported.filter { exports.hold($0.name, of: $0.target) }, by: \.name) {
        #expect(Set(found.map(\.target)).count == 1, "\(product) exports \(name) from \(found.map(\.file))")
      }
    }
  }

  @Test func `are all compiled by the tests of SQLiteManager, where they are types`() throws {
    let tests = SourceFile.root.appending(path: "Tests/SQLiteManagerTests/ExportsTests.swift")
    let text = try String(contentsOf: tests, encoding: .utf8)
    let written = text.matches(of: #/(\w+)(?:<[^<>]*>)?\)?\.Type\b/#).map { String($0.1) }
    let forApps = try Self.products().filter { !TestFiles.kit.contains($0.key) && !["SQLiteEngine", "SQLiteLoaded"].contains($0.key) }
    let exported = try Self.exported().filter { $0.isType && !$0.file.hasSuffix("/Guesses.swift") }  // none of those exists
    let types = Set(exported.filter { type in forApps.values.contains { $0.hold(type.name, of: type.target) } }.map(\.name))
    #expect(types.subtracting(written).sorted() == [], "to be added to ExportsTests.swift")
    #expect(Set(written).subtracting(types).sorted() == [], "to be taken out of ExportsTests.swift")
  }

  @Test func `are found at all`() throws {
    let exported = try Self.exported()
    #expect(exported.count > 250)
    #expect(Set(exported.map(\.name)).isSuperset(of: ["SQLiteManager", "Row", "FullTextTable", "RefusingSqlite3Wrapper"]))
    #expect(try Self.names(in: "Foundation").isSuperset(of: ["Data", "Date", "URL", "UUID", "Bundle"]))
    #expect(try Self.names(in: "Apple").isSuperset(of: ["Binding", "Published", "Observable", "Chart"]))
    #expect(try Self.names(in: "Modules").isSuperset(of: ["Foundation", "Observation", "Swift", "Testing"]))
    #expect(try Self.names(in: "AppleModules").isSuperset(of: ["SwiftUI", "SwiftData", "Combine", "Charts", "OSLog"]))
  }
}
