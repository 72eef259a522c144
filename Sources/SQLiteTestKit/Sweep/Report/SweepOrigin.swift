import SQLiteCore

/// The test and the source line that start a sweep.
struct SweepOrigin: Hashable, Codable, Sendable {
  /// The test with its suite and arguments; nil outside a test.
  var test: String?
  /// The file that calls `run()`; `line` is the line of the call.
  var file: String?
  var line: Int?

  /// The origin as text, such as `StarTests/adds() (StarTests.swift:14)`; nil if nothing is known.
  var text: String? {
    let place = file.map { $0.folderAndName.name + (line.map { ":\($0)" } ?? "") }
    guard let test else { return place }
    // The name of a test also includes its source location, which should be printed only once.
    let name = test.split(separator: "/").prefix { !$0.contains(".swift:") }.joined(separator: "/")
    return place.map { "\(name) (\($0))" } ?? name
  }

  /// The text as a file name, cut to 120 bytes.
  var fileName: String {
    let words = (text ?? "sweep").split { !$0.isLetter && !$0.isNumber }
    return words.joined(separator: "-").prefix(utf8Count: 120)
  }
}
