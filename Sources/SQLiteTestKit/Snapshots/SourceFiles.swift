import Foundation
import SQLiteCore

/// The source files into which snapshots are written. It keeps them as they were compiled, so that calls are found at their original lines
/// even after other snapshots were written.
package final class SourceFiles: Sendable {
  /// The sources shared by all tests in the process.
  package static let shared = SourceFiles()

  private struct File {
    let original: [UInt8]
    /// The bytes that were written last; initially the original bytes.
    private(set) var written: [UInt8]
    private var replacements: [(place: Range<Int>, with: [UInt8])] = []

    init(_ bytes: [UInt8]) { (original, written) = (bytes, bytes) }

    mutating func replace(_ place: Range<Int>, with bytes: [UInt8]) throws(SnapshotError) {
      if let known = replacements.first(where: { $0.place == place }) {
        if known.with == bytes { return }
        throw .severalTexts
      }
      replacements.append((place, bytes))
      replacements.sort { $0.place.lowerBound < $1.place.lowerBound }
      written = []
      var end = 0
      for (place, bytes) in replacements {
        written += original[end..<place.lowerBound] + bytes
        end = place.upperBound
      }
      written += original[end...]
    }
  }

  private let files = Locked<[String: File]>([:])

  /// Creates an object that has read no sources yet.
  package init() {}

  /// Writes a text into the source of a test, in place of a call's literal.
  ///
  /// - Parameters:
  ///   - path: The source.
  ///   - line: The line of the call when it was compiled.
  ///   - column: The column of the call.
  ///   - name: The name of the function that is called.
  ///   - expected: The text of the literal when it was compiled; empty if there was no literal.
  ///   - text: The text to write.
  /// - Throws: ``SnapshotError``; the source is then unchanged.
  package func write(
    _ text: String, inPlaceOf expected: String, inCallOf name: String, _ path: String, line: Int, column: Int
  ) throws(SnapshotError) {
    let outcome = files.withLock { files in
      Result { () throws(SnapshotError) in
        guard let data = FileManager.default.contents(atPath: path) else { throw .file(path, reason: "it cannot be read") }
        let now = Array(data)
        var file = files[path] ?? File(now)
        guard now == file.written else { throw .changed }
        let call = try SwiftCall(of: name, in: file.original, line: line, column: column)
        guard (call.literal?.value ?? "").utf8.elementsEqual(expected.utf8) else { throw .otherLiteral }
        try file.replace(call.place, with: Array(call.replacement(text).utf8))
        if let reason = TestFileName.write(file.written, to: path) { throw SnapshotError.file(path, reason: reason) }
        files[path] = file
      }
    }
    try outcome.get()
  }
}
