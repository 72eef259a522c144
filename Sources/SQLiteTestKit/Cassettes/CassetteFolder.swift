import Foundation
import SQLiteCore

/// The cassettes beside the test sources: finds the cassette of a test, and cassettes that no test uses.
package enum CassetteFolder {
  private static let owners = Locked<[String: String]>([:])
  private static let seen = Locked<Set<String>>([])

  /// Returns the path of the cassette with a name: in the folder `Cassettes` beside the test source.
  package static func path(_ name: String, beside source: String) -> String {
    folder(beside: source).appendingPathComponent(name + ".cassette").path
  }

  private static func folder(beside source: String) -> URL {
    URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent("Cassettes")
  }

  /// Claims the cassette with a name for a test, and returns its path.
  ///
  /// - Throws: ``CassetteError/file(_:reason:)`` if the name is not valid as a file name in the folder, or if another test has claimed the
  ///   cassette: each test would overwrite the other's recording.
  package static func take(_ name: String, beside source: String, for test: String) throws(CassetteError) -> String {
    let path = path(name, beside: source)
    if let reason = TestFileName.refusal(of: name, at: path) { throw .file(TestFileName.shown(name), reason: reason) }
    let owner = owners.withLock { $0.kept(path, test) }
    if owner != test { throw .file(path, reason: "the test \(owner) already has a cassette of this name. Give one of them another name") }
    return path
  }

  /// Returns the cassettes in the folder beside a source that no source in the same folder names.
  ///
  /// Each folder is checked only once per process; later calls return an empty array. The array is also empty if a name is made at run time
  /// or the sources are not available.
  package static func unused(beside source: String) -> [String] {
    let folder = folder(beside: source)
    guard seen.withLock({ $0.insert(folder.path).inserted }) else { return [] }
    let sources = files(in: folder.deletingLastPathComponent(), ending: ".swift").compactMap { name in
      try? String(contentsOf: folder.deletingLastPathComponent().appendingPathComponent(name), encoding: .utf8)
    }
    // The names that are plain literals in the calls; nil for a call whose name is not.
    let names = sources.flatMap { source in
      source.components(separatedBy: "withCassette(").dropFirst().map { $0.prefixMatch(of: /\s*"([^"\\]+)"/).map { String($0.1) } }
    }
    guard !sources.isEmpty, !names.contains(nil) else { return [] }
    let used = Set(names.compactMap { $0 })
    return files(in: folder, ending: ".cassette").map { String($0.dropLast(".cassette".count)) }.filter { !used.contains($0) }.sorted()
  }

  private static func files(in folder: URL, ending: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(ending) }
  }
}
