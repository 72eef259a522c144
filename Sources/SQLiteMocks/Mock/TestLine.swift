import SQLiteCore

/// The line of a test that made a script.
struct TestLine: CustomStringConvertible {
  private let fileID: String
  private let line: Int

  init(_ fileID: String, _ line: Int) { (self.fileID, self.line) = (fileID, line) }

  /// The line as text, such as `StarTests.swift:12`.
  var description: String { "\(fileID.folderAndName.name):\(line)" }
}
