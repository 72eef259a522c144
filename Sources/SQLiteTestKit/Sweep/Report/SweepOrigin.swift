import SQLiteCore

/// Where a sweep is made.
struct SweepOrigin: Hashable, Codable, Sendable {
  /// The test with its suite and arguments, where one runs.
  var test: String?
  /// The file and the line of `run()`.
  var file: String?
  var line: Int?

  /// Such as `StarTests/adds() (StarTests.swift:14)`; nil when nothing is known.
  var text: String? {
    let place = file.map { $0.folderAndName.name + (line.map { ":\($0)" } ?? "") }
    guard let test else { return place }
    // A test is known by its place as well, which is said but once.
    let name = test.split(separator: "/").prefix { !$0.contains(".swift:") }.joined(separator: "/")
    return place.map { "\(name) (\($0))" } ?? name
  }

  /// As much of it as the name of a file can hold.
  var fileName: String {
    let words = (text ?? "sweep").split { !$0.isLetter && !$0.isNumber }
    return words.joined(separator: "-").prefix(utf8Count: 120)
  }
}
