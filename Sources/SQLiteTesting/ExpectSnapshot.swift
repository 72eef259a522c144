#if canImport(Testing)
import Foundation
public import SQLiteDatabase
public import SQLiteTestKit
public import Testing

/// Expects a part of a database, as text, to equal a string literal in the test.
///
/// ```swift
/// try expectSnapshot(.table("star"), of: connection, """
///   id | name
///   1 | 'Vega'
///   """)
/// ```
/// If it does not, the test gets an issue with the lines that differ. If the tests run with `SQLITEMANAGER_SNAPSHOTS=missing`, empty or
/// omitted literals are written into the source of the test; with `SQLITEMANAGER_SNAPSHOTS=all`, every literal that differs is. A test that
/// wrote a literal fails with a message.
///
/// - Parameters:
///   - part: The part of the database to compare, as text.
///   - connection: A connection to the database.
///   - expected: The expected text, as a literal without interpolation.
///   - path: The source of the test.
///   - sourceLocation: The location of this call in the test.
/// - Throws: The error of making the text.
public func expectSnapshot(
  _ part: DatabaseText, of connection: Connection, _ expected: String = "", path: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  Snapshot(part, path, sourceLocation).expect(try part.text(of: connection), expected)
}

/// Expects a part of a database that lends a connection to equal a string literal in the test; otherwise like the version for a connection.
public func expectSnapshot(
  _ part: DatabaseText, of database: some DatabaseAccess, _ expected: String = "", path: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  Snapshot(part, path, sourceLocation).expect(try database.withConnection { try part.text(of: $0) }, expected)
}

/// Expects a part of a database, as text, to equal a file beside the test. Use it for texts that are too long for a literal.
///
/// The file is `Snapshots/<name>.snapshot` in the folder of the test source, and belongs in the repository; the manifest excludes the
/// folder from the target. The file is written if the tests run with `SQLITEMANAGER_SNAPSHOTS=missing` or `SQLITEMANAGER_SNAPSHOTS=all`. A
/// test that wrote a file fails with a message.
///
/// - Parameter name: The name of the file, without its extension: at most 200 bytes, without slashes or control characters, and without a
///   space or dot at the end.
/// - Throws: The error of making the text; ``SnapshotError`` for a file that is not UTF-8, and for a name that is not valid or differs from
///   another name only in case.
public func expectSnapshot(
  _ part: DatabaseText, of connection: Connection, inFile name: String, path: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try Snapshot(part, path, sourceLocation).expect(try part.text(of: connection), inFile: name)
}

/// Expects a part of a database that lends a connection to equal a file beside the test.
public func expectSnapshot(
  _ part: DatabaseText, of database: some DatabaseAccess, inFile name: String, path: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try Snapshot(part, path, sourceLocation).expect(try database.withConnection { try part.text(of: $0) }, inFile: name)
}

/// A snapshot to compare or write.
package struct Snapshot {
  /// The snapshots to write: `all`, `missing`, or nil for none.
  @TaskLocal package static var mode = ProcessInfo.processInfo.environment["SQLITEMANAGER_SNAPSHOTS"]

  let part: DatabaseText
  let path: String
  let sourceLocation: SourceLocation

  init(_ part: DatabaseText, _ path: String, _ sourceLocation: SourceLocation) {
    (self.part, self.path, self.sourceLocation) = (part, path, sourceLocation)
  }

  func expect(_ found: String, _ expected: String) {
    if found.utf8.elementsEqual(expected.utf8) { return }
    judge(found, expected.isEmpty ? nil : expected, "the literal") { () throws(SnapshotError) in
      try SourceFiles.shared.write(
        found, inPlaceOf: expected, inCallOf: "expectSnapshot", path, line: sourceLocation.line, column: sourceLocation.column)
    }
  }

  func expect(_ found: String, inFile name: String) throws {
    let file = try SnapshotFile(name, beside: path)
    let expected = try file.text()
    if let expected, found.utf8.elementsEqual(expected.utf8) { return }
    judge(found, expected, file.path) { () throws(SnapshotError) in try file.write(found) }
  }

  /// Records an issue, and writes the text if the mode requires it.
  private func judge(_ found: String, _ expected: String?, _ place: String, _ write: () throws(SnapshotError) -> Void) {
    let difference = LineDiff.between(expected ?? "", found)
    let head = expected == nil ? "there is no snapshot of \(part.name) yet" : "\(part.name): not as in the snapshot"
    var lines = [head + ": - expected, + found", difference]
    if Self.mode == "all" || Self.mode == "missing" && expected == nil {
      do throws(SnapshotError) {
        try write()
        lines.append("The text is now in \(place): look at it, and run the test again")
      } catch {
        lines.append("It could not be written: \(error)")
      }
    } else {
      lines.append("If it is right, run the tests once with SQLITEMANAGER_SNAPSHOTS=\(expected == nil ? "missing" : "all")")
    }
    Issue.record("\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
}
#endif
