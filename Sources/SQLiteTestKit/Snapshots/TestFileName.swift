import Foundation
import SQLiteCore

/// The names that tests give to files in a folder beside their sources: cassettes and snapshots.
package enum TestFileName {
  /// The most bytes of a name; file systems take 255, of which an ending needs some.
  private static let most = 200
  private static let recorded = Locked<[String: Int]>([:])
  private static let spellings = Locked<[String: String]>([:])

  /// Why a name is refused, and what it may be; nil for one that is right.
  ///
  /// Of names that differ only in upper and lower case the first is right: on many systems all of them are one file.
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

  /// Why a text must not be recorded; nil where no other one was recorded at the path before, in this run of the tests.
  package static func refusal(ofSecond text: String, at path: String) -> String? {
    let isFirst = recorded.withLock { $0.kept(path, text.hashValue) } == text.hashValue
    return isFirst ? nil : "another text was recorded there in this run. Give each case, and each call in a loop, a name of its own"
  }

  /// Whether something was recorded at a path in this run of the tests.
  package static func hasRecorded(at path: String) -> Bool { recorded.withLock { $0[path] != nil } }

  /// Writes a file whole, in place of what was there, and makes its folder. Of a link the file that it leads to is written.
  ///
  /// - Returns: Why it cannot be written, what was there being there still; nil when it is.
  static func write(_ bytes: [UInt8], to path: String) -> String? {
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

  /// A name as an error shows it.
  static func shown(_ name: String) -> String { SwiftLiteral.text(name.excerpt) }
}
