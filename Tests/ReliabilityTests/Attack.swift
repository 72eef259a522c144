import Foundation
import Scratch
import Testing

/// A row of the table of attacks.
struct Attack {
  let name: String
  var cases = 0
  var states: Int?
  var rows: Int?
  var findings = 0
  var isWhole = true

  /// The row, with tabulators between its fields.
  private var line: String {
    let outcome = [
      findings == 0 ? "as promised" : "\(findings) findings", rows.map { "\($0) rows acknowledged" }, isWhole ? nil : "the time was up",
    ]
    return [name, "\(cases)", states.map { "\($0)" } ?? "", outcome.compactMap { $0 }.joined(separator: "; ")].joined(separator: "\t")
  }

  /// Writes rows to a file of this name in the folder that `SQLITEMANAGER_ATTACKS` names, for `Scripts/test` to print.
  static func tell(_ attacks: [Attack], as file: String) throws {
    guard let folder = TestRun.variable("ATTACKS") else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try (attacks.map(\.line).joined(separator: "\n") + "\n").write(toFile: "\(folder)/\(file).tsv", atomically: true, encoding: .utf8)
  }
}
