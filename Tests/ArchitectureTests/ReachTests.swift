import Foundation
import Scratch
import Testing

/// The column of the coverage article that says how each C function is reached.
@Suite struct `What reaches a function` {
  /// The functions that are requirements, with the column "reached" of the table.
  private func rows() throws -> [(function: String, what: String)] {
    try String(contentsOf: SourceFile.root.appending(path: "Scripts/entry-points.tsv"), encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }.filter { $0[2] != "out" }.map { ($0[0], $0[7]) }
  }

  /// The library's own code without comments. The doubles are left out: they forward every function, which is not a use of it.
  private func code() throws -> String {
    try SourceFile.all().filter { file in
      !["SQLiteLive", "sqlite-manager"].contains(file.target)
        && (!TestFiles.kit.contains(file.target) || file.name.contains("/Vfs/"))
    }.flatMap(\.code).map(\.text).joined(separator: "\n")
  }

  @Test func `is called nowhere where nothing does, and somewhere where something does`() throws {
    let code = try code()
    let rows = try rows()
    #expect(rows.count > 340)
    for row in rows where row.what.hasPrefix("- ") {
      #expect(!code.holds(".\(row.function)("), "\(row.function) is called: Scripts/entry-points.tsv says that nothing reaches it")
    }
    for row in rows where !row.what.hasPrefix("- ") {
      #expect(code.holds(".\(row.function)"), "\(row.function) is not called: Scripts/entry-points.tsv says \(row.what)")
    }
  }

  @Test func `is declared by the name it is given`() throws {
    let text = try SourceFile.all(generated: true).map(\.text).joined(separator: "\n")
    for row in try rows() where !row.what.hasPrefix("- ") {
      for name in row.what.split(separator: "`").filter({ $0 != ", " }) {
        let parts = name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
        #expect(["class", "struct", "enum", "extension", "protocol"].contains { text.holds("\($0) \(parts[0])") }, "\(row)")
        guard let member = parts.dropFirst().first, !["init", "subscript"].contains(member) else { continue }
        #expect(["func", "var", "let", "case"].contains { text.holds("\($0) \(member)") }, "\(row)")
      }
    }
  }
}
