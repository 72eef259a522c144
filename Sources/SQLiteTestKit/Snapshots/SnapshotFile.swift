import Foundation

/// A snapshot in a file beside a test.
package struct SnapshotFile {
  /// The path: `Snapshots/<name>.snapshot` in the folder of the test.
  package let path: String

  /// Creates the snapshot file with a name.
  ///
  /// - Throws: ``SnapshotError/file(_:reason:)`` for a name that is not valid as a file name in the folder.
  package init(_ name: String, beside source: String) throws(SnapshotError) {
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent("Snapshots")
    path = folder.appendingPathComponent(name + ".snapshot").path
    if let reason = TestFileName.refusal(of: name, at: path) { throw .file(TestFileName.shown(name), reason: reason) }
  }

  /// Returns the text of the file, with newlines as line endings, and without a byte order mark and the last newline; nil if there is no
  /// file.
  ///
  /// - Throws: ``SnapshotError`` for a file that cannot be read or is not UTF-8.
  package func text() throws(SnapshotError) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else { throw .file(path, reason: "it cannot be read") }
    guard var text = String(validating: data, as: UTF8.self) else { throw .file(path, reason: "it is not UTF-8") }
    text.replace("\r\n", with: "\n")  // Git may check the file out with CR LF
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    if text.unicodeScalars.last == "\n" { text.unicodeScalars.removeLast() }
    return text
  }

  /// Writes the file, and makes its folder.
  ///
  /// - Throws: ``SnapshotError/file(_:reason:)``, also if another text was written there in the same run; the file is then unchanged.
  package func write(_ text: String) throws(SnapshotError) {
    if let reason = TestFileName.refusal(ofSecond: text, at: path) { throw .file(path, reason: reason) }
    if let reason = TestFileName.write(Array((text + "\n").utf8), to: path) { throw .file(path, reason: reason) }
  }
}
