import Foundation
import SQLiteCore

/// Checks the names of cassette and snapshot files beside the test sources, and writes these files.
package enum TestFileName {
  /// The maximum number of bytes in a name. File systems allow 255, but the file extension needs some.
  private static let most = 200
  private static let recorded = Locked<[String: Int]>([:])
  private static let spellings = Locked<[String: String]>([:])

  /// Returns the reason why a name is refused, with the rules for names; nil if it is valid.
  ///
  /// If names differ only in case, only the first is valid, because on many systems they would be the same file.
  ///
  /// - Parameter path: The path of the file.
  static func refusal(of name: String, at path: String) -> String? {
    let isRefused =
      name.isEmpty || name.utf8.count > most || name.hasSuffix(".") || name.last?.isWhitespace == true
      || name.unicodeScalars.contains { $0 == "/" || $0.properties.generalCategory == .control }
    if isRefused {
      return """
        it is not the name of a file in the folder beside the test. Give it 1 to \(most) bytes without a slash or control character, \
        and no space or dot at the end
        """
    }
    let known = spellings.withLock { $0.kept(path.lowercased(), path) }
    if known.utf8.elementsEqual(path.utf8) { return nil }
    return "\(known) is in use, too, and on many systems both are one file. Spell both alike, or give one another name"
  }

  /// Returns the reason why a text must not be recorded; nil if no other text was recorded at the path in this test run.
  package static func refusal(ofSecond text: String, at path: String) -> String? {
    let isFirst = recorded.withLock { $0.kept(path, text.hashValue) } == text.hashValue
    return isFirst ? nil : "another text was recorded there in this run. Give each case, and each call in a loop, a name of its own"
  }

  /// Whether a text was recorded at a path in this test run.
  package static func hasRecorded(at path: String) -> Bool { recorded.withLock { $0[path] != nil } }

  /// Writes a file atomically, replacing an existing one, and creates its folder. If the path is a link, writes its target.
  ///
  /// - Returns: The reason why the file cannot be written, in which case an existing file is unchanged; nil on success.
  package static func write(_ bytes: [UInt8], to path: String) -> String? {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
      return nil
    } catch {
      if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true { return "there is a folder of that name" }
      return "it cannot be written: \(error.localizedDescription)"
    }
  }

  /// Returns a name as it is shown in an error.
  static func shown(_ name: String) -> String { SwiftLiteral.text(name.excerpt) }
}
