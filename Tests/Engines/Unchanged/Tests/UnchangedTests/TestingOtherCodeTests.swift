import Foundation
import SQLiteInterposition
import Testing

extension `Code that takes no wrapper` {
  @Suite struct `The article on code that takes no wrapper` {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private var path: String { folder.url.appending(path: "shelf.sqlite").path(percentEncoded: false) }

    /// The findings that the article prints.
    private static let printed = Result {
      var root = URL(filePath: #filePath)
      for _ in 0..<6 { root.deleteLastPathComponent() }
      let article = root.appending(path: "Sources/SQLiteManager/Documentation.docc/TestingOtherCode.md")
      return try String(contentsOf: article, encoding: .utf8)
    }

    @Test func `prints the finding of its sweep`() throws {
      let failure = #expect(throws: FaultSweepFailure.self) { try TestingOtherCodeArticle.sweep(path)() }
      let report = "\(failure.map { "\($0)" } ?? "")"
      let lines = report.split(separator: "\nnote:")[0].split(separator: "\n").dropFirst()
      let finding = lines.joined(separator: "\n").replacing(#/\n  in .*/#, with: "\n  in Shelf.swift:24")
      #expect(try Self.printed.get().contains("```\n" + finding + "\n```"), "\(report)")
    }

    @Test func `suspends a shelf that keeps no lock`() throws {
      let report = try TestingOtherCodeArticle.suspension(path)
      #expect(report.findings.isEmpty && report.judged > 20 && report.waiting > 10, "\(report)")
    }
  }
}
